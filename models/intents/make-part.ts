import { compileLexicon, localitiesIn } from './compile-lexicon.ts';
import type { IntentPhrases, Lexicon } from '../../src/understanding/data.ts';
import { ELSEWHERE } from '../../src/understanding/dictionary.ts';
import { joinWords, packWords, unpackWords, type WordSet } from '../../src/understanding/hashing.ts';
import { FINDING } from '../../src/understanding/segments.ts';
import { taggerData } from '../../src/understanding/interpret.ts';
import type { LanguagePart, WordsPart } from '../../src/understanding/language-part.ts';
import type { Intents } from '../../src/understanding/node/read-intents.ts';
import { samplesOf } from '../../src/understanding/phrases.ts';
import { seededRandom } from '../../src/understanding/seeded-random.ts';
import { createSpelling, type Spelling } from '../../src/understanding/spelling.ts';
import { tagText } from '../../src/understanding/tagger.ts';
import { tokenise } from '../../src/understanding/text.ts';
import { borrow } from './borrow.ts';
import { learnModel } from './learn-model.ts';
import { OUT_OF_SCOPE, sentencesOf, strangeSentences } from './sentences.ts';

const SEED = 7;
/** Most sentences made of one phrase. */
const SENTENCES = 10;
/** A language with fewer phrases makes more sentences of each, so that it is heard beside those that it borrows from. */
const LEAST_PHRASES = 500;

const timesFor = (files: IntentPhrases[]): number =>
  Math.ceil(
    LEAST_PHRASES /
      Math.max(
        1,
        files.reduce((sum, { phrases }) => sum + phrases.length, 0),
      ),
  );

/** Sentences of each phrase of a language that is borrowed from. */
const BORROWED_SENTENCES = 1;

const plain = (template: string): string => template.replaceAll(/\{\w+\}|[[\]()|]/g, ' ');

const elsewhereIn = (lexicons: Lexicon[]): string[] => lexicons.flatMap((lexicon) => Object.values(lexicon.words[ELSEWHERE] ?? {}).flat());

/**
 * Makes all that is known of a language out of its lexicon and phrases, and of those that it borrows from. The same data give
 * the same part on every machine.
 */
export function makePart(tag: string, intents: Intents): LanguagePart {
  const language = intents.language(tag);
  const borrowed = language.borrowsFrom;
  const localities = localitiesIn(intents.localities(), language.script);
  const lexicons = [tag, ...borrowed].map((name) => intents.lexicon(name));
  const own = intents.phrases(tag);
  const others = borrowed.flatMap((name) => intents.phrases(name));

  const said = own.flatMap((file) => file.phrases.map(plain));
  const english = lettered(borrowed, intents);
  const spoken = wordsOf(said, lexicons[0]!, createSpelling(language.spelling, lexicons[0]!.enclitics, english));
  const lexicon = borrowed.reduce((all, name) => borrow(all, intents.lexicon(name), spoken), lexicons[0]!);
  const raw = [...said, ...waysOf(lexicon)].flatMap((text) => tokenise(text).map((token) => token.raw));
  const letters = language.spelling === 'sound' ? packWords(raw.filter((word) => english.has(word))) : '';
  const part: WordsPart = compileLexicon(tag, language, lexicon, intents.localities(), letters);
  part.words = packWords(said.flatMap((text) => tokenise(text).map((token) => token.raw)));
  const { spelling } = taggerData(part);
  part.words = packWords(said.flatMap((text) => spelling.tokenise(text).map((token) => token.norm)));
  part.carriers = joinWords([part.carriers, packWords(carriersOf(own, others, spelling, unpackWords([part.words, letters])))]);
  part.ours = ordinaryHere([...own, ...others], lexicons, spelling);

  const tagger = taggerData(part);
  const maker = { samples: samplesOf(lexicons, localities), tag: (text: string) => tagText(text, tagger), random: seededRandom(SEED) };
  const sentences = [
    ...Array.from({ length: timesFor(own) }, () => sentencesOf(own, SENTENCES, 'own', maker)).flat(),
    ...strangeSentences(own, elsewhereIn(lexicons), maker),
    ...sentencesOf(others, BORROWED_SENTENCES, 'taken over', maker),
  ];
  const { words, model } = learnModel(sentences, borrowed.length > 0);
  const elsewhereToo = unpackWords([part.letters, part.carriers]);
  return { ...part, words: packWords(words.filter((word) => !elsewhereToo.has(word))), model };
}

const waysOf = (lexicon: Lexicon): string[] => [
  ...[...Object.values(lexicon.words), lexicon.units].flatMap((values) => Object.values(values).flat()),
  ...Object.keys(lexicon.ordinals),
];

/** The words that count by their letters: of languages that are spelt in one way, in their phrases and lexicons. */
function lettered(borrowed: string[], intents: Intents): WordSet {
  const names = borrowed.filter((name) => intents.language(name).spelling === 'letters');
  const texts = names.flatMap((name) => [
    ...waysOf(intents.lexicon(name)),
    ...intents.phrases(name).flatMap((file) => file.phrases.map(plain)),
  ]);
  return new Set(texts.flatMap((text) => tokenise(text).map((token) => token.raw)));
}

/** Whether all words of a way of saying something are among those of a language's own phrases and lexicon. */
function wordsOf(said: string[], lexicon: Lexicon, spelling: Spelling): (way: string) => boolean {
  const normsIn = (text: string) => spelling.tokenise(text).map(({ norm }) => norm);
  const known = new Set([...said, ...waysOf(lexicon)].flatMap(normsIn));
  return (way) => normsIn(way).every((norm) => known.has(norm));
}

/** In so many intents a word belongs to the language and to none of them. */
const MANY_INTENTS = 5;

/** Words of the phrases that find homes, beside what they name, and words of many intents; of other languages those that are used in this one. */
function carriersOf(own: IntentPhrases[], others: IntentPhrases[], spelling: Spelling, used: WordSet): string[] {
  const intentsOf = new Map<string, Set<string>>();
  for (const { intent, phrases } of [...own, ...others]) {
    for (const { norm } of phrases.flatMap((phrase) => spelling.tokenise(plain(phrase)))) {
      intentsOf.set(norm, (intentsOf.get(norm) ?? new Set()).add(intent));
    }
  }
  const carries = (intents: Set<string>) => [...FINDING].some((intent) => intents.has(intent)) || intents.size >= MANY_INTENTS;
  return [...intentsOf].flatMap(([norm, intents]) => (carries(intents) && used.has(norm) ? [norm] : []));
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
