import type { Spoken } from './word-graph.ts';

/** What the page tells the hearing worker; sound comes through the port of a session. */
export type ToHearing =
  | { model: ArrayBuffer }
  | { session: number; sound: MessagePort; rate: number; spoken: Spoken }
  | { end: number }
  | { drop: number };

/** What the hearing worker answers: it is ready for a session, somebody speaks, or a sentence is over. */
export type FromHearing =
  | { opened: true }
  | { ready: number }
  | { session: number; partial: string }
  | { session: number; text: string; confidence: number; ended: boolean }
  | { failed: string };
