import type { Services } from './services.ts';

/** Something that screens load and show. It changes nothing for anybody. */
export interface Query<A, R> {
  /** Names the answer in the cache, beside its arguments. */
  name: string;
  /** Names the arguments, where two forms of them mean the same. */
  key?(args: A): string;
  /** Brings the answer, or throws an AppError. `signal` tells that nobody waits for it any more. */
  load(args: A, services: Services, signal: AbortSignal): Promise<R>;
}

export const defineQuery = <A, R>(query: Query<A, R>): Query<A, R> => query;

/** One answer of a query, for these arguments. */
export const queryKey = <A>({ name, key = JSON.stringify }: Query<A, unknown>, args: A): string => `${name} ${key(args)}`;

/** The answers that are known, for commands: a command that changed something makes them stale. */
export interface Queries {
  /** What is known already, or what comes of asking now. Throws what the query throws. */
  fetch<A, R>(query: Query<A, R>, args: A): Promise<R>;
  /** The last answer, if there is one. */
  peek<A, R>(query: Query<A, R>, args: A): R | undefined;
  /** Puts an answer in the place of what was known. */
  put<A, R>(query: Query<A, R>, args: A, answer: R): void;
  /** Forgets everything: another person may be logged in now. */
  clear(): void;
  /** What was known of these queries is asked for again where it is shown. */
  invalidate(...queries: readonly { name: string }[]): void;
}

declare module './services.ts' {
  interface Services {
    queries: Queries;
  }
}
