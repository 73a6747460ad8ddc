import { tokenise } from '../../understanding/text.ts';
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
  isQuoted: boolean;
}

interface HomeName {
  home: number;
  name: string;
  words: readonly string[];
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
  const names: HomeName[] = [];

  return {
    reader,
    facts: facts as readonly Fact[],
    names: names as readonly HomeName[],
    /** What stands in this text counts from now on. Prices that strangers wrote, and numbers to call, never do. */
    add(text: string, origin: Origin, home?: number): void {
      texts.push({ words: wordsOf(text), isQuoted: origin === 'quoted' });
      for (const figure of figuresIn(text, reader))
        if (origin !== 'quoted' || (figure.unit !== 'rupees' && figure.value < LONGEST_QUOTED))
          facts.push({ ...figure, origin, ...(home !== undefined && { home }) });
    },
    /** Where a home stands in the list. */
    place(value: number): void {
      facts.push({ value, unit: 'place', step: 0, origin: 'ours' });
    },
    /** How a home is called, in whatever letters. A name names its home, and proves nothing else. */
    name(home: number, name: string): void {
      const words = wordsOf(name);
      if (words.length > 0) names.push({ home, name, words });
    },
    /** Whether these words stand together in one text; in what strangers wrote only where a sentence says that they did. */
    says: (words: readonly string[], withQuoted: boolean): boolean =>
      texts.some((text) => (withQuoted || !text.isQuoted) && standsIn(words, text.words)),
  };
}

export type Evidence = ReturnType<typeof createEvidence>;
