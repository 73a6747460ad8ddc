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

/** No word is written in two scripts. */
const isMixed = (word: string): boolean => SCRIPTS.filter((script) => script.test(word)).length > 1;

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
