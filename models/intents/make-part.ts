import { compileLexicon, localitiesIn } from '../../src/understanding/compile-lexicon.ts';
import type { IntentPhrases, Lexicon } from '../../src/understanding/data.ts';
import { ELSEWHERE } from '../../src/understanding/dictionary.ts';
import { packWords, unpackWords } from '../../src/understanding/hashing.ts';
import { taggerData } from '../../src/understanding/interpret.ts';
import type { LanguagePart, WordsPart } from '../../src/understanding/language-part.ts';
import type { Intents } from '../../src/understanding/node/read-intents.ts';
import { samplesOf } from '../../src/understanding/phrases.ts';
import { seededRandom } from '../../src/understanding/seeded-random.ts';
import type { Spelling } from '../../src/understanding/spelling.ts';
import { tagText } from '../../src/understanding/tagger.ts';
import { tokenise } from '../../src/understanding/text.ts';
import { learnModel } from './learn-model.ts';
import { OUT_OF_SCOPE, sentencesOf, strangeSentences } from './sentences.ts';

const SEED = 7;
/** Most sentences made of one phrase. */
const SENTENCES = 10;
/** Sentences of each phrase of a language that is mixed in: so they go on to mean what they mean there. */
const MIXED_SENTENCES = 1;

const plain = (template: string): string => template.replaceAll(/\{\w+\}|[[\]()|]/g, ' ');

const elsewhereIn = (lexicons: Lexicon[]): string[] => lexicons.flatMap((lexicon) => Object.values(lexicon.words[ELSEWHERE] ?? {}).flat());

/**
 * Makes what a language adds to those that it is mixed with, out of its lexicon and phrases alone. The same data and the
 * same parts give the same part on every machine.
 */
export function makePart(tag: string, intents: Intents, mixed: LanguagePart[]): LanguagePart {
  const language = intents.language(tag);
  const localities = localitiesIn(intents.localities(), language.script);
  const lexicons = [tag, ...language.mixedWith].map((name) => intents.lexicon(name));
  const own = intents.phrases(tag);
  const phrases = [own, ...language.mixedWith.map((name) => intents.phrases(name))].flat();

  const part: WordsPart = compileLexicon(tag, language, lexicons[0]!, intents.localities(), mixed);
  const said = own.flatMap((file) => file.phrases.map(plain));
  part.words = packWords(said.flatMap((text) => tokenise(text).map((token) => token.raw)));
  const { spelling } = taggerData([part, ...mixed]);
  part.words = packWords(said.flatMap((text) => spelling.tokenise(text).map((token) => token.norm)));
  part.ours = ordinaryHere(phrases, lexicons, spelling);

  const tagger = taggerData([part, ...mixed]);
  const maker = { samples: samplesOf(lexicons, localities), tag: (text: string) => tagText(text, tagger), random: seededRandom(SEED) };
  const sentences = [
    ...sentencesOf(own, SENTENCES, maker),
    ...strangeSentences(own, elsewhereIn(lexicons), maker),
    ...sentencesOf(phrases.slice(own.length), MIXED_SENTENCES, maker),
  ];
  const given = mixed.map((item) => item.model);
  const { words, model } = learnModel(sentences, given, unpackWords(mixed.map((item) => item.words)));
  return { ...part, words: packWords(words), model };
}

/** Words of other worlds that phrases about homes use too: "banana" is "to make" in Hindi. */
function ordinaryHere(files: IntentPhrases[], lexicons: Lexicon[], spelling: Spelling): string[] {
  const normsIn = (text: string) => spelling.tokenise(plain(text)).map(({ norm }) => norm);
  const used = new Set(files.filter(({ intent }) => intent !== OUT_OF_SCOPE).flatMap((file) => file.phrases.flatMap(normsIn)));
  const single = elsewhereIn(lexicons)
    .map(normsIn)
    .flatMap((norms) => (norms.length === 1 ? norms : []));
  return [...new Set(single)].filter((norm) => used.has(norm)).toSorted();
}
