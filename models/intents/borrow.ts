import type { Lexicon } from '../../src/understanding/data.ts';

type Ways = Record<string, readonly string[]>;

const join = (own: Ways, more: Ways, isOurs: (way: string) => boolean): Record<string, string[]> =>
  Object.fromEntries(
    [...new Set([...Object.keys(own), ...Object.keys(more)])].map((value) => [
      value,
      [...(own[value] ?? []), ...(more[value] ?? []).filter(isOurs)],
    ]),
  );

/** What things are called: such words are borrowed as they are. */
const THINGS = new Set(['type', 'furnishing', 'facing', 'amenities', 'possession', 'method', 'plan', 'near_kind', 'landmark', 'language']);

const LATIN = /^[\p{Script=Latn}\p{Script=Zyyy}]+$/u;
const MOST_WORDS = 3;

const isNamed = (kind: string, way: string): boolean => THINGS.has(kind) && LATIN.test(way) && way.split(' ').length <= MOST_WORDS;

/** A lexicon with the ways of saying that another one has and that are made of words of ours alone. */
export function borrow(lexicon: Lexicon, from: Lexicon, isOurs: (way: string) => boolean): Lexicon {
  const kinds = [...new Set([...Object.keys(lexicon.words), ...Object.keys(from.words)])];
  return {
    ...lexicon,
    numbers: { ...from.numbers, ...lexicon.numbers },
    unsureNumbers: { ...from.unsureNumbers, ...lexicon.unsureNumbers },
    misheardNumbers: { ...from.misheardNumbers, ...lexicon.misheardNumbers },
    multipliers: { ...from.multipliers, ...lexicon.multipliers },
    fractions: { ...from.fractions, ...lexicon.fractions },
    articleNumbers: [...lexicon.articleNumbers, ...from.articleNumbers],
    and: [...lexicon.and, ...from.and],
    point: [...lexicon.point, ...from.point],
    ordinalSuffixes: [...lexicon.ordinalSuffixes, ...from.ordinalSuffixes],
    units: join(lexicon.units, from.units, () => true),
    words: Object.fromEntries(
      kinds.map((kind) => [kind, join(lexicon.words[kind] ?? {}, from.words[kind] ?? {}, (way) => isNamed(kind, way) || isOurs(way))]),
    ),
    ordinals: { ...from.ordinals, ...lexicon.ordinals },
  };
}
