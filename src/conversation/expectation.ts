import type { Words } from '../domain/words.ts';
import type { CommandCall, Reply } from '../kernel/reply.ts';

export type { Reply };

/** A guess at what was meant. */
export interface Choice {
  words: Words;
  call: CommandCall;
}

/** What the assistant is waiting for. */
export type Expectation =
  /** A yes to the question with this token. */
  | { kind: 'yes'; token: string; otherwise?: Words }
  | { kind: 'slot'; command: CommandCall; slot: string }
  /** One of several guesses at what was meant, by its words, its number, or a yes to the first; or another value for a slot. */
  | { kind: 'choice'; choices: readonly Choice[]; orElse?: { command: CommandCall; slot: string } }
  /** A value for a field of the form on the screen. */
  | { kind: 'field'; field: string }
  /** A yes to a sentence that was heard with low confidence. */
  | { kind: 'heard'; text: string };

/** The slot that an answer may go into. */
export function slotAsked(expects: Expectation | null): { command: CommandCall; slot: string } | null {
  if (expects?.kind === 'slot') return expects;
  return (expects?.kind === 'choice' && expects.orElse) || null;
}
