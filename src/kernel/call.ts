import type * as z from 'zod/mini';

/** One call of the server: where it is, what goes in and what comes out. Errors are always an `ErrorAnswer`. */
export interface Call {
  method: 'GET' | 'POST';
  /** With parameters as `:name`. */
  path: string;
  summary: string;
  params?: z.ZodMiniObject;
  body?: z.ZodMiniType;
  /** The body is a form with one file under this name. */
  upload?: string;
  answer: z.ZodMiniType;
}

/** The calls of one capability, by name. */
export type Calls = Record<string, Call>;
