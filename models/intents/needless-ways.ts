import { ELSEWHERE } from '../../src/understanding/dictionary.ts';

/** Kinds, their values, and the ways of saying each. */
type Ways = Record<string, Record<string, string[]>>;

/** Words of other worlds are all alike, whichever world. */
const idOf = (kind: string, value: string): string => (kind === ELSEWHERE ? kind : `${kind} ${value}`);

/** The ways that stand in a longer one, in one piece. */
function partsOf(way: string): string[] {
  const words = way.split(' ');
  const parts: string[] = [];
  for (let length = 1; length < words.length; length++) {
    for (let at = 0; at + length <= words.length; at++) parts.push(words.slice(at, at + length).join(' '));
  }
  return parts;
}

/**
 * Tells which ways of saying something say no more than a shorter one in them does: "east facing side" where "east facing"
 * is known, and nothing else in it means anything.
 */
export function needlessWays(ways: Ways): (kind: string, value: string, way: string) => boolean {
  const meanings = new Map<string, Set<string>>();
  for (const [kind, values] of Object.entries(ways)) {
    for (const [value, list] of Object.entries(values)) {
      for (const way of list) meanings.set(way, (meanings.get(way) ?? new Set()).add(idOf(kind, value)));
    }
  }
  return (kind, value, way) => {
    if ((meanings.get(way)?.size ?? 0) > 1) return false;
    const found = new Set(partsOf(way).flatMap((part) => [...(meanings.get(part) ?? [])]));
    return found.size === 1 && found.has(idOf(kind, value));
  };
}
