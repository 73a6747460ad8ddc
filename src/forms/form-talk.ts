import type { Words } from '../domain/words.ts';

/** Turns labels and options into the words on the screen. */
export type Render = (words: Words) => string;

/** A sentence said while a form is on the screen, with the intent layer's reading of it. */
export interface FormTalk {
  said: string;
  intent: string;
  slots: Record<string, unknown>;
  /** The sentence names a field. */
  named: boolean;
  /** The intent layer is sure of its reading. */
  sure: boolean;
  /** The intent layer used every word of it. */
  whole: boolean;
  /** The field asked for last, by name or label. */
  asked?: string | undefined;
  /** Words that merely frame an answer: "it is a ...". */
  framing: readonly string[];
  /** Words that people say while they think: "um". */
  fillers: readonly string[];
}

/** A text for a field, or one of its options by value or words. */
export interface Filling {
  field: string;
  value: string;
}
