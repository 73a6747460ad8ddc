import { sql } from 'kysely';
import { createHash } from 'node:crypto';
import { AppError } from '../../domain/errors.ts';
import type { Database } from '../database/open.ts';

/** How much is let through at once, and how fast the count decays: a leaky bucket. */
export interface Limit {
  most: number;
  perHour: number;
  /** Waits this long for room, in milliseconds, before it refuses; without room then, `soft` ones let through all the same. */
  patience?: number;
  soft?: boolean;
}

/** What is counted. Values are stored as hashes. */
export const throttleKey = (kind: string, ...values: string[]): string =>
  `${kind}:${createHash('sha256').update(values.join('\n').toLowerCase()).digest('hex').slice(0, 32)}`;

/** Counts by key, for all servers alike, by the clock of the database. Nobody is locked out for good. */
export interface Throttle {
  /** Counts a try before it is made, so that many at once gain nothing. Throws `too-many-requests` where there is no room. */
  attempt(key: string, limit: Limit): Promise<void>;
  /** The try was a good one: it is not counted. */
  giveBack(key: string): Promise<void>;
}

const SECONDS_PER_HOUR = 3600;
const LOOK_EVERY_MS = 200;
/** More than this do not wait in one process: each holds a connection. */
const MOST_WAITING = 200;
/** A count from a later time than now was made by a clock that was wrong; this much may be the clocks of two servers. */
const CLOCK_SLACK = '1 minute';
/** Counts that have decayed long ago go. */
const KEPT = '7 days';
const SWEEP_EVERY = 1000;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** `testClock` stands in for the clock of the database, and `wait` for the passing of time. */
export function createThrottle(db: Database, testClock?: () => Date, wait: (ms: number) => Promise<void> = pause): Throttle {
  const at = () => (testClock ? sql<Date>`${testClock()}::timestamptz` : sql<Date>`clock_timestamp()`);
  let waiting = 0;
  let counted = 0;

  /** Adds one where there is room, in one statement. */
  async function add(key: string, { most, perHour }: Limit): Promise<boolean> {
    const now = at();
    const elapsed = sql`greatest(0, extract(epoch from ${now} - throttles.changed_at))`;
    const level = sql<number>`case when throttles.changed_at > ${now} + ${CLOCK_SLACK}::interval then 0
      else greatest(0, throttles.level - ${elapsed} * ${perHour / SECONDS_PER_HOUR}::double precision) end + 1`;
    const added = await db
      .insertInto('throttles')
      .values({ key, level: 1, changed_at: now })
      .onConflict((conflict) =>
        conflict
          .column('key')
          .doUpdateSet({ level, changed_at: now })
          .where(sql<boolean>`${level} <= ${most}::double precision`),
      )
      .returning('level')
      .executeTakeFirst();
    return added !== undefined;
  }

  async function sweep(): Promise<void> {
    if (counted++ % SWEEP_EVERY !== 0) return;
    await db
      .deleteFrom('throttles')
      .where('changed_at', '<', sql<Date>`${at()} - ${KEPT}::interval`)
      .execute();
  }

  return {
    async attempt(key, limit) {
      await sweep();
      if (await add(key, limit)) return;
      const { patience = 0, soft = false } = limit;
      if (waiting >= MOST_WAITING) throw new AppError('too-many-requests');
      waiting++;
      try {
        for (let waited = 0; waited < patience; waited += LOOK_EVERY_MS) {
          await wait(LOOK_EVERY_MS);
          if (await add(key, limit)) return;
        }
      } finally {
        waiting--;
      }
      if (!soft) throw new AppError('too-many-requests');
    },
    async giveBack(key) {
      await db
        .updateTable('throttles')
        .set({ level: sql<number>`greatest(0, level - 1)` })
        .where('key', '=', key)
        .execute();
    },
  };
}
