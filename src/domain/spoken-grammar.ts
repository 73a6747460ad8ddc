/** The beginning and the end of a sentence, or of what stands in a slot. */
export const START = -1;
export const END = -2;

/** How often the third follows the first two; numbers of words, `START` or `END`. */
export type Gram = [before: number, last: number, next: number, count: number];

/** What people say, as the build makes it of `intents`. */
export interface SpokenGrammar {
  /** Words, and slots as `{name}`. */
  words: string[];
  slots: Record<string, Gram[]>;
  intents: Record<string, Gram[]>;
}
