import type { Context } from '../understanding/data.ts';

/** What the page asks the worker that understands sentences; `language` is that of the screens. */
export type Asked =
  | { ask: 'prepare'; language: string }
  | { ask: 'interpret'; language: string; text: string; context: Context }
  | { ask: 'places'; language: string };

export type ToUnderstanding = Asked & { id: number };

export type FromUnderstanding = { id: number; answer: unknown } | { id: number; failed: string };
