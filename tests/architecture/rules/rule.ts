import type { Source } from '../graph/source.ts';

/** Something that breaks a rule. */
export interface Breach {
  file: string;
  line: number;
  /** The same from one look to the next, whatever stands above it in its file; what is known is listed by it. */
  key: string;
  /** What to do about it, in one sentence. */
  instead: string;
}

/** A small text that breaks a rule on purpose. */
export interface Seeded {
  title: string;
  /** Files by name that are laid over the project; the first one holds the breach. */
  files: Record<string, string>;
}

export interface Rule {
  name: string;
  find(tree: readonly Source[]): Breach[];
  seeded: Seeded[];
}

/** A breach of the one file that it names. */
export const seed = (title: string, file: string, text: string): Seeded => ({ title, files: { [file]: text } });
