import { foldWord, tokenise } from '../../understanding/text.ts';
import { figuresIn, type Figure, type FigureReader } from './figures.ts';

/** Where something stands: in our own answers, in the data of a home, in the person's words, or in a text that strangers wrote. */
export type Origin = 'ours' | 'home' | 'person' | 'quoted';

interface Fact extends Figure {
  origin: Origin;
  /** The home that it is of. */
  home?: number;
}

/** A text that counts as said, as its words. */
interface Said {
  words: readonly string[];
  home?: number;
}

/** Long digits in what strangers wrote are ways to reach them. */
const LONGEST_QUOTED = 10_000;

export const wordsOf = (text: string): string[] =>
  tokenise(text)
    .map(({ raw }) => raw)
    .filter((word) => /[\p{L}\p{Nd}]/u.test(word));

/** Whether these words stand there one after the other. */
export function standsIn(words: readonly string[], within: readonly string[]): boolean {
  if (words.length === 0) return true;
  for (let at = 0; at + words.length <= within.length; at++) if (words.every((word, i) => within[at + i] === word)) return true;
  return false;
}

/** All that an answer may be made of: the results of this turn's tools, the homes in focus, and the person's own words. */
export function createEvidence(reader: FigureReader) {
  const facts: Fact[] = [];
  const texts: Said[] = [];
  const known = new Set<string>();
  const names = new Map<number, string[][]>();

  return {
    reader,
    facts: facts as readonly Fact[],
    names: names as ReadonlyMap<number, readonly (readonly string[])[]>,
    /** What stands in this text counts from now on. Prices that strangers wrote, and numbers to call, never do. */
    add(text: string, origin: Origin, home?: number): void {
      const words = wordsOf(text);
      texts.push({ words, ...(home !== undefined && { home }) });
      for (const word of words) known.add(word);
      for (const figure of figuresIn(text, reader))
        if (origin !== 'quoted' || (figure.unit !== 'rupees' && figure.value < LONGEST_QUOTED))
          facts.push({ ...figure, origin, ...(home !== undefined && { home }) });
    },
    /** Where a home stands in the list. */
    place(value: number): void {
      facts.push({ value, unit: 'place', step: 0, origin: 'ours' });
    },
    /** How a home is called, in whatever letters. */
    name(home: number, name: string): void {
      const words = wordsOf(name);
      if (words.length > 0) names.set(home, [...(names.get(home) ?? []), words]);
      texts.push({ words, home });
      for (const word of words) known.add(word);
      // A number in a name measures nothing.
      for (const figure of figuresIn(name, reader)) facts.push({ ...figure, unit: 'name', origin: 'quoted', home });
    },
    knows: (word: string): boolean => known.has(foldWord(word)),
    says: (words: readonly string[]): boolean => texts.some((text) => standsIn(words, text.words)),
  };
}

export type Evidence = ReturnType<typeof createEvidence>;
