import { AppError } from '../domain/errors.ts';

/** Does work in turn: so much at once, so much in a row behind it; who comes then hears `too-many-requests` at once. */
export type Turns = <T>(work: () => Promise<T>) => Promise<T>;

/** Bounds what dear work of this process may use at once; a limit for people is kept in the database instead. */
export function createTurns({ atOnce, waiting: most }: { atOnce: number; waiting: number }): Turns {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= atOnce) {
      if (waiting.length >= most) throw new AppError('too-many-requests');
      // Whoever ends hands its turn over, so nobody slips in between.
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running++;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
