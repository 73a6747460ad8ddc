import type { Lexicon } from './data.ts';
import type { LinearModel } from './linear-model.ts';

/** What is said of numbers, as it stands in the lexicon. */
export type NumberLexicon = Pick<
  Lexicon,
  | 'numbers'
  | 'unsureNumbers'
  | 'misheardNumbers'
  | 'articleNumbers'
  | 'multipliers'
  | 'fractions'
  | 'fixedFractions'
  | 'addedFractions'
  | 'and'
  | 'point'
>;

const BETWEEN = '|';

export const joinWays = (ways: string[]): string => ways.join(BETWEEN);
export const splitWays = (ways: string): string[] => ways.split(BETWEEN);

/** The words of one language, ready to be looked up. */
export interface WordsPart {
  tag: string;
  spelling: 'letters' | 'sound';
  numbers: NumberLexicon;
  ordinalSuffixes: string[];
  suffixes: string[];
  enclitics: string[];
  /** Kinds, their values, and the ways of saying each: words as they count, ways parted by "|". */
  ways: Record<string, Record<string, string>>;
  /** Canonical names of places, each with its other names in this language's letters. */
  places: string[][];
  /** Words of other worlds that phrases about homes use in a sense of their own: here they are ordinary. */
  ours: string[];
  /** The words that phrases use, see `packWords`. */
  words: string;
}

/** What one language adds to those that it is mixed with: words, and what they tell about intents. */
export interface LanguagePart extends WordsPart {
  model: LinearModel;
}
