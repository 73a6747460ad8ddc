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

/** The words of one language, ready to be looked up. */
export interface WordsPart {
  tag: string;
  spelling: 'letters' | 'sound';
  numbers: NumberLexicon;
  ordinalSuffixes: string[];
  suffixes: string[];
  enclitics: string[];
  /** Kinds, their values, and the ways of saying each, see `joinWays`. */
  ways: Record<string, Record<string, string>>;
  /** Single words of other worlds, see `packWords`. */
  elsewhere: string;
  /** Names of places, the canonical one first. */
  places: string[][];
  /** Words of other worlds that phrases about homes use in a sense of their own: here they are ordinary. */
  ours: string[];
  /** Words that count by their letters although the language's own count by their sound, see `packWords`. */
  letters: string;
  /** The words that phrases use, see `packWords`; without those of `letters` and `carriers`. */
  words: string;
  /** Words that only carry a wish for a home and say nothing of it, see `packWords`. */
  carriers: string;
}

/** All that is known of one language: words, and what they tell about intents. */
export interface LanguagePart extends WordsPart {
  model: LinearModel;
}
