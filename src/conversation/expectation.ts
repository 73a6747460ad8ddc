import type { Words } from '../domain/words.ts';
import type { CommandCall, Reply } from '../kernel/reply.ts';

export type { Reply };

/** What the assistant waits for. */
export type Expectation =
  /** A yes to the question with this token. */
  | { kind: 'yes'; token: string; otherwise?: Words }
  | { kind: 'slot'; command: CommandCall; slot: string }
  /** What belongs into a field of the form on the screen. */
  | { kind: 'field'; field: string }
  /** A yes to what was heard unsurely. */
  | { kind: 'heard'; text: string };
