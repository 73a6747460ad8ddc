import { isOwnWord, ownWord, withoutMark } from './own-words.ts';

/** Signs that stand in no word. */
const BETWEEN_FIRST = '|';
const BETWEEN_RESTS = '^';
const LETTERED = '#';

/** In most parts most words count by their sound: those that do not are marked. */
const packWord = (norm: string): string => (isOwnWord(norm) ? withoutMark(norm) : LETTERED + norm);
const unpackWord = (packed: string): string => (packed.startsWith(LETTERED) ? packed.slice(1) : ownWord(packed));

/**
 * Ways of saying something as one text in which those with the same first word stand together. A way is its words as they
 * count, with spaces between. `bySound`: whether most of its words count by their sound.
 */
export function joinWays(ways: readonly string[], bySound: boolean): string {
  const byFirst = new Map<string, string[]>();
  for (const way of ways.toSorted()) {
    const [first, ...rest] = way.split(' ').map((word) => (bySound ? packWord(word) : word)) as [string, ...string[]];
    byFirst.set(first, [...(byFirst.get(first) ?? []), rest.join(' ')]);
  }
  return [...byFirst]
    .map(([first, rests]) => (rests.length === 1 && rests[0] === '' ? first : `${first}${BETWEEN_RESTS}${rests.join(BETWEEN_RESTS)}`))
    .join(BETWEEN_FIRST);
}

/** The ways that `joinWays` put together. */
export function splitWays(text: string, bySound: boolean): string[] {
  if (text === '') return [];
  const unpack = (words: string) => (bySound ? words.split(' ').map(unpackWord).join(' ') : words);
  return text.split(BETWEEN_FIRST).flatMap((group) => {
    const [first, ...rests] = group.split(BETWEEN_RESTS) as [string, ...string[]];
    if (rests.length === 0) return [unpack(first)];
    return rests.map((rest) => unpack(rest === '' ? first : `${first} ${rest}`));
  });
}
