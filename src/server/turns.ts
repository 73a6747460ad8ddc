import { AppError } from '../domain/errors.ts';

/** Does work in turn: so much at once, so much in a row behind it; who comes then hears `too-many-requests` at once. */
export type Turns = <T>(work: () => Promise<T>) => Promise<T>;

interface TurnLimits {
  atOnce: number;
  waiting: number;
  /** Work that, as fast as it went lately, cannot be done within this many milliseconds is refused. */
  within?: number;
}

/** How much the newest measurement counts in the time that one piece of work takes. */
const NEWEST = 0.3;
const SECOND_MS = 1000;

/** Bounds what dear work of this process may use at once; a limit for people is kept in the database instead. */
export function createTurns({ atOnce, waiting: most, within = Number.POSITIVE_INFINITY }: TurnLimits): Turns {
  let running = 0;
  /** Milliseconds that one piece of work takes; 0 while nothing is measured. */
  let pace = 0;
  const waiting: { start(): void; refuse(error: AppError): void; since: number }[] = [];
  const full = () => new AppError('too-many-requests', { retryAfter: Math.ceil((pace * (waiting.length + 1)) / atOnce / SECOND_MS) });

  /** Whoever ends hands its turn over, so nobody slips in between; who has waited too long by now is sent away. */
  function handOver(): void {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      if (performance.now() - next.since + pace <= within) return next.start();
      next.refuse(full());
    }
    running--;
  }

  async function timed<T>(work: () => Promise<T>): Promise<T> {
    const start = performance.now();
    try {
      return await work();
    } finally {
      const took = performance.now() - start;
      pace = pace === 0 ? took : pace + (took - pace) * NEWEST;
      handOver();
    }
  }

  return async (work) => {
    if (running < atOnce) {
      running++;
      return timed(work);
    }
    if (waiting.length >= most || pace * (waiting.length / atOnce + 2) > within) throw full();
    await new Promise<void>((start, refuse) => waiting.push({ start, refuse, since: performance.now() }));
    return timed(work);
  };
}
