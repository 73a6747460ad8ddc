import { sql } from 'kysely';
import { fromKysely, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { OpenDatabase } from '../database/open.ts';
import { PARKED, QUEUES } from './queues.ts';

const SCHEMA = 'jobs';
/** The table of all jobs, whatever their queue. */
export const JOB_TABLE = `${SCHEMA}.job`;

const PARKED_SECONDS = 90 * 24 * 60 * 60;
const NO_JOB = '00000000-0000-0000-0000-000000000000';

/**
 * Opens the queues. `works`: this server also looks after the rows: what has expired is taken up again, what is old goes.
 */
export async function openBoss({ db, kind }: OpenDatabase, log: Logger, works: boolean): Promise<PgBoss> {
  const boss = new PgBoss({
    db: fromKysely(db),
    backend: kind === 'embedded' ? 'pglite' : 'postgres',
    schema: SCHEMA,
    schedule: false,
    supervise: works,
    // Reports what a database administrator would look at; nobody reads it here.
    monitorVacuum: false,
    reindex: kind === 'server',
  });
  boss.on('error', (error) => log.warn({ err: error }, 'the jobs could not be looked after'));
  await boss.start();
  await boss.createQueue(PARKED, { retentionSeconds: PARKED_SECONDS });
  for (const [name, options] of Object.entries(QUEUES)) {
    await boss.createQueue(name, options);
    // From now on it is known: looking for it inside of a transaction would wait for the one connection of the embedded database.
    await boss.findJobs(name, { id: NO_JOB });
  }
  // The one server of the embedded database has just started, so whatever is under way was left by a crash.
  if (kind === 'embedded')
    await sql`update ${sql.table(JOB_TABLE)} set state = 'retry', start_after = now() where state = 'active'`.execute(db);
  return boss;
}
