import type { Property } from '../domain/property.ts';
import type { Words } from '../domain/words.ts';
import type { Person } from '../kernel/policy.ts';
import type { Reply } from '../kernel/reply.ts';
import type { Slots } from '../understanding/data.ts';
import type { FullWish, Interpretation } from '../understanding/interpret.ts';
import type { Expectation } from './expectation.ts';
import type { Answer } from './parts.ts';

/** What was last said, for "repeat" and "why". */
export interface Memory {
  lastReply: Reply | null;
  lastWhy: Words | null;
  /** The homes that a reply named last. */
  named: readonly Property[];
  /** The wish that was last carried out. */
  lastWish: { intent: string; slots: Slots } | null;
}

/** One request within a sentence, and its position. */
export interface Turn {
  wish: FullWish;
  interpretation: Interpretation;
  expects: Expectation | null;
  source: Person;
  said: string;
  /** The language that is answered in, where it is not that of the screen. */
  inLanguage: string | null;
  /** Aborted when the person goes on. */
  signal: AbortSignal;
  /** Shows what there is of the reply so far. */
  shows(reply: Reply): void;
}

export const only = (reply: Reply): Answer => ({ reply, trouble: false });
