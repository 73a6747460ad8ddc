import { isWord } from './dictionary.ts';
import { LANGUAGES } from './languages.ts';
import type { Tagged } from './tagger.ts';

/** So much of an answer may be words that nothing knows. */
const MOST_STRANGE = 0.34;
/** Signs that nobody puts into an answer. */
const ODD_SIGNS = ';:@<>=&+/%';

const SCRIPTS = [...new Set(Object.values(LANGUAGES).map(({ script }) => script))].map(
  (script) => new RegExp(`\\p{Script=${script}}`, 'u'),
);

const scriptsIn = (text: string): number => SCRIPTS.filter((script) => script.test(text)).length;

/** No word is written in two scripts. */
const isMixed = (word: string): boolean => scriptsIn(word) > 1;

/** Nobody writes a sentence in more than two scripts: their own, and Latin letters among it. */
const MOST_SCRIPTS = 2;

/** What belongs to no sentence: brackets, slashes, control signs; vowel signs without their letter. */
const OUT_OF_PLACE = /[\p{Cc}\p{Cs}\ufffd<>[\]{}\\|=_^~]|(?<!\p{Nd})\/|(?<![\p{L}\p{M}\u200c\u200d])(?![\ufe0f\u20e3])\p{M}/gu;
const MOST_OUT_OF_PLACE = 0.25;
const LETTERS = /[\p{L}\p{Nd}]/gu;

const countOf = (text: string, signs: RegExp): number => text.match(signs)?.length ?? 0;

/** Whether a text is a heap of letters and signs rather than a sentence of anybody. */
export const isHeap = ({ text }: Tagged): boolean =>
  scriptsIn(text) > MOST_SCRIPTS || countOf(text.trim(), OUT_OF_PLACE) > countOf(text, LETTERS) * MOST_OUT_OF_PLACE;

/** Whether so much of a text is strange that a yes in it says nothing. */
export const isNoise = ({ tokens, spans }: Tagged, known: (word: string) => boolean): boolean => {
  const words = tokens.filter(isWord);
  const strange = tokens.filter(
    (token, at) =>
      isWord(token) && (isMixed(token.raw) || (!known(token.norm) && !spans.some((span) => at >= span.start && at < span.end))),
  );
  const odd = tokens.filter((token) => ODD_SIGNS.includes(token.norm)).length;
  return strange.length + odd > words.length * MOST_STRANGE;
};
