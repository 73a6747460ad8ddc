import type { Judged } from './judge.ts';

/** Where the last run of the dialogues left its points. */
export const POINTS_FILE = 'node_modules/.cache/gharvani/conversations.json';

/** A dialogue as it was played. */
export interface Played {
  file: string;
  language: string;
  reached: boolean;
  turns: Judged[];
}
