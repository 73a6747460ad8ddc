import { compileLexicon, localitiesIn } from '../../src/understanding/compile-lexicon.ts';
import type { IntentPhrases, Lexicon } from '../../src/understanding/data.ts';
import { ELSEWHERE } from '../../src/understanding/dictionary.ts';
import { packWords, unpackWords } from '../../src/understanding/hashing.ts';
import { taggerData } from '../../src/understanding/interpret.ts';
import type { LanguagePart, WordsPart } from '../../src/understanding/language-part.ts';
import type { Intents } from '../../src/understanding/node/read-intents.ts';
import { samplesOf } from '../../src/understanding/phrases.ts';
import { seededRandom } from '../../src/understanding/seeded-random.ts';
import { createSpelling, lettersOf, type Spelling } from '../../src/understanding/spelling.ts';
import { tagText } from '../../src/understanding/tagger.ts';
import { tokenise } from '../../src/understanding/text.ts';
import { borrow } from './borrow.ts';
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
  const lexicons = [tag, ...language.borrowsFrom, ...language.mixedWith].map((name) => intents.lexicon(name));
  const own = intents.phrases(tag);
  const borrowed = language.borrowsFrom;
  const others = [...borrowed, ...language.mixedWith].flatMap((name) => intents.phrases(name));

  const said = own.flatMap((file) => file.phrases.map(plain));
  const spoken = wordsOf(said, lexicons[0]!, createSpelling(language.spelling, lexicons[0]!.enclitics, lettersOf(mixed)));
  const lexicon = borrowed.reduce((all, name) => borrow(all, intents.lexicon(name), spoken), lexicons[0]!);
  const part: WordsPart = compileLexicon(tag, language, lexicon, intents.localities(), mixed);
  part.words = packWords(said.flatMap((text) => tokenise(text).map((token) => token.raw)));
  const { spelling } = taggerData([part, ...mixed]);
  part.words = packWords(said.flatMap((text) => spelling.tokenise(text).map((token) => token.norm)));
  part.ours = ordinaryHere([...own, ...others], lexicons, spelling);

  const tagger = taggerData([part, ...mixed]);
  const maker = { samples: samplesOf(lexicons, localities), tag: (text: string) => tagText(text, tagger), random: seededRandom(SEED) };
  const sentences = [
    ...sentencesOf(own, SENTENCES, maker),
    ...strangeSentences(own, elsewhereIn(lexicons), maker),
    ...sentencesOf(others, MIXED_SENTENCES, maker),
  ];
  const given = mixed.map((item) => item.model);
  const { words, model } = learnModel(sentences, given, unpackWords(mixed.map((item) => item.words)));
  return { ...part, words: packWords(words), model };
}

/** Whether all words of a way of saying something are among those of a language's own phrases and lexicon. */
function wordsOf(said: string[], lexicon: Lexicon, spelling: Spelling): (way: string) => boolean {
  const normsIn = (text: string) => spelling.tokenise(text).map(({ norm }) => norm);
  const ways = [...Object.values(lexicon.words), lexicon.units].flatMap((values) => Object.values(values).flat());
  const known = new Set([...said, ...ways].flatMap(normsIn));
  return (way) => normsIn(way).every((norm) => known.has(norm));
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
