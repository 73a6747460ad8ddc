import { sql } from 'kysely';
import type { OpenDatabase } from './open.ts';

/** The number of the advisory lock of PostgreSQL under which one server at a time does what a start has to do. */
const LOCK = 7_204_112;

/** Does the work of a start while no other server of the same database does so; the embedded one has a single server anyway. */
export async function oneServerAtATime<T>({ db, kind }: OpenDatabase, work: () => Promise<T>): Promise<T> {
  if (kind === 'embedded') return work();
  return db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${LOCK})`.execute(connection);
    try {
      return await work();
    } finally {
      await sql`select pg_advisory_unlock(${LOCK})`.execute(connection).catch(() => undefined);
    }
  });
}
