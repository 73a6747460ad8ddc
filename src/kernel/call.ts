import type * as z from 'zod/mini';

/** A call to the server: its path, its input and its output. Every error is an `ErrorAnswer`. */
export interface Call {
  method: 'GET' | 'POST';
  /** Parameters are written `:name`. */
  path: string;
  summary: string;
  params?: z.ZodMiniObject;
  body?: z.ZodMiniType;
  /** The body is a form with one file under this name. */
  upload?: string;
  /** The answer comes in parts, as server-sent events; `answer` is the schema of one. */
  streams?: true;
  answer: z.ZodMiniType;
}

/** A capability's calls, by name. */
export type Calls = Record<string, Call>;
