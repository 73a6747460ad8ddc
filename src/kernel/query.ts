import type { Services } from './services.ts';

/** Something a screen loads and shows. It changes nothing. */
export interface Query<A, R> {
  /** Its key in the cache, together with its arguments. */
  name: string;
  /** The answer is the same whoever asks: pages come from the server with it. */
  shared?: true;
  /** A key for the arguments, if several forms of them mean the same. */
  key?(args: A): string;
  /** Loads the answer, or throws an AppError. `signal` aborts when no one waits for it any more. */
  load(args: A, services: Services, signal: AbortSignal): Promise<R>;
}

export const defineQuery = <A, R>(query: Query<A, R>): Query<A, R> => query;

/** The answer to a query with these arguments. */
export const queryKey = <A>({ name, key = JSON.stringify }: Query<A, unknown>, args: A): string => `${name} ${key(args)}`;

/** Answers that are the same for everybody, kept on this device beyond the visit. */
export interface AnswersOnDevice {
  keep(key: string, answer: unknown): Promise<void>;
  /** What was answered last, and when, in milliseconds; null where there is none, or where the error has other reasons than the network. */
  read(key: string, error: unknown): Promise<{ answer: unknown; at: number } | null>;
}

/** The cached answers, for commands: a command that changes something makes them stale. */
export interface Queries {
  /** The cached answer, or a fresh one. Throws what the query throws. */
  fetch<A, R>(query: Query<A, R>, args: A): Promise<R>;
  /** The last answer, if any. */
  peek<A, R>(query: Query<A, R>, args: A): R | undefined;
  /** Replaces the cached answer. */
  put<A, R>(query: Query<A, R>, args: A, answer: R): void;
  /** Forgets everything, since someone else may be logged in now. */
  clear(): void;
  /** Makes these queries stale; those on screen load again. */
  invalidate(...queries: readonly { name: string }[]): void;
}

declare module './services.ts' {
  interface Services {
    queries: Queries;
  }
}
