import { sql } from 'kysely';
import { createHash } from 'node:crypto';
import { AppError } from '../../domain/errors.ts';
import type { Database } from '../database/open.ts';

/** Tries that cost nothing, for those who mistype. After them each failure doubles the wait: 1 s, 2 s, 4 s ... */
const FREE_TRIES = 4;
const LONGEST_WAIT_S = 15 * 60;
/** After so long without a failure the count begins anew. */
const FORGET_MS = 24 * 60 * 60 * 1000;

/** What is counted: an account by its e-mail address, whether it exists or not, or an address of the network. */
export const throttleKey = (kind: 'login' | 'mail' | 'network', value: string): string =>
  `${kind}:${createHash('sha256').update(value.toLowerCase()).digest('hex').slice(0, 32)}`;

/** Counts tries by key, for all servers alike. Nobody is locked out for good. */
export interface Throttle {
  /** Counts a try before it is made, so that many at once gain nothing; throws `too-many-requests` while a wait lasts. */
  attempt(key: string, freeTries?: number): Promise<void>;
  /** The try was a good one: the count begins anew. */
  forget(key: string): Promise<void>;
  /** The try was a good one among those of others. */
  giveBack(key: string): Promise<void>;
}

export function createThrottle(db: Database, now: () => Date): Throttle {
  return {
    async attempt(key, freeTries = FREE_TRIES) {
      const at = now();
      const forgotten = new Date(at.getTime() - FORGET_MS);
      const count = sql<number>`case when throttles.changed_at < ${forgotten} then 1 else throttles.failures + 1 end`;
      const seconds = sql`case when ${count} > ${freeTries}::int then least(${LONGEST_WAIT_S}::int, power(2, least(${count} - ${freeTries}::int - 1, 20))) else 0 end`;
      const counted = await db
        .insertInto('throttles')
        .values({ key, failures: 1, blocked_until: at, changed_at: at })
        .onConflict((conflict) =>
          conflict
            .column('key')
            .doUpdateSet({
              failures: count,
              blocked_until: sql<Date>`${at}::timestamptz + make_interval(secs => ${seconds})`,
              changed_at: at,
            })
            .where('throttles.blocked_until', '<=', at),
        )
        .returning('failures')
        .executeTakeFirst();
      if (!counted) throw new AppError('too-many-requests');
    },
    async forget(key) {
      await db.deleteFrom('throttles').where('key', '=', key).execute();
    },
    async giveBack(key) {
      await db
        .updateTable('throttles')
        .set({ failures: sql`greatest(0, failures - 1)` })
        .where('key', '=', key)
        .execute();
    },
  };
}
