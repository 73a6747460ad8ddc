import type { Lexicon } from '../../src/understanding/data.ts';

type Ways = Record<string, readonly string[]>;

const join = (own: Ways, more: Ways, isOurs: (way: string) => boolean): Record<string, string[]> =>
  Object.fromEntries(
    [...new Set([...Object.keys(own), ...Object.keys(more)])].map((value) => [
      value,
      [...(own[value] ?? []), ...(more[value] ?? []).filter(isOurs)],
    ]),
  );

/** A lexicon with the ways of saying that another one has and that are made of words of ours alone. */
export function borrow(lexicon: Lexicon, from: Lexicon, isOurs: (way: string) => boolean): Lexicon {
  const kinds = [...new Set([...Object.keys(lexicon.words), ...Object.keys(from.words)])];
  return {
    ...lexicon,
    units: join(lexicon.units, from.units, isOurs),
    words: Object.fromEntries(kinds.map((kind) => [kind, join(lexicon.words[kind] ?? {}, from.words[kind] ?? {}, isOurs)])),
    ordinals: { ...Object.fromEntries(Object.entries(from.ordinals).filter(([way]) => isOurs(way))), ...lexicon.ordinals },
  };
}
