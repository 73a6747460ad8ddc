import { sql, type Kysely, type Transaction } from 'kysely';
import { fromKysely, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { AppError } from '../../domain/errors.ts';
import type { OpenDatabase } from '../database/open.ts';
import type { Tables } from '../database/schema.ts';
import { PARKED, QUEUES, type JobData, type QueueName } from './queues.ts';

/** Work apart from requests: rows in the database, each done by one of the servers that work, and tried again where it fails. */
export interface Jobs {
  /** Adds work, in the transaction that it belongs to; `urgent` goes first. */
  add<Q extends QueueName>(
    queue: Q,
    work: { data: JobData[Q]; urgent?: boolean }[],
    db: Kysely<Tables> | Transaction<Tables>,
  ): Promise<void>;
  /** Adds work unless a server has done so within as many seconds. */
  addOncePer(queue: QueueName, seconds: number): Promise<void>;
  /** Does what is due now; several calls at once are one, and work that comes meanwhile is done too. */
  workOff<Q extends QueueName>(queue: Q, work: (data: JobData[Q]) => Promise<void>): Promise<void>;
  /** Work that has failed as often as it may, newest first, and why. */
  parked(): Promise<ParkedJob[]>;
  /** Puts parked work back into its queue. Throws `not-found`. */
  again(id: string): Promise<void>;
  /** How much waits and is under way. */
  counts(): Promise<Record<QueueName | typeof PARKED, Count>>;
  stop(): Promise<void>;
}

interface Count {
  waiting: number;
  active: number;
}

export interface ParkedJob {
  id: string;
  queue: QueueName;
  why: string;
  at: Date;
}

const SCHEMA = 'jobs';
const AT_ONCE = 20;
const NO_JOB = '00000000-0000-0000-0000-000000000000';

/** `works`: this server also looks after the rows: what has expired is taken up again, what is old goes. */
export async function startJobs({ db, kind }: OpenDatabase, log: Logger, works = true): Promise<Jobs> {
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
  await boss.createQueue(PARKED, { retentionSeconds: 90 * 24 * 3600 });
  for (const [name, options] of Object.entries(QUEUES)) {
    await boss.createQueue(name, options);
    // From now on it is known: looking for it inside of a transaction would wait for the one connection of the embedded database.
    await boss.findJobs(name, { id: NO_JOB });
  }

  // The one server of the embedded database has just started, so whatever is under way was left by a crash.
  if (kind === 'embedded')
    await sql`update ${sql.table(`${SCHEMA}.job`)} set state = 'retry', start_after = now() where state = 'active'`.execute(db);

  async function take<Q extends QueueName>(queue: Q, work: (data: JobData[Q]) => Promise<void>): Promise<boolean> {
    const taken = await boss.fetch<JobData[Q]>(queue, { batchSize: AT_ONCE, includeMetadata: true });
    await Promise.all(
      taken
        .toSorted((a, b) => b.priority - a.priority)
        .map(async ({ id, data }) => {
          try {
            await work(data);
            await boss.complete(queue, id);
          } catch (error) {
            log.warn({ err: error, queue, job: id }, 'a job failed');
            await boss.fail(queue, id, { message: error instanceof Error ? error.message : String(error) });
          }
        }),
    );
    return taken.length > 0;
  }

  const running = new Map<QueueName, { again: boolean; done: Promise<void> }>();

  return {
    async add(queue, work, transaction) {
      const jobs = work.map(({ data, urgent = false }) => ({ data, priority: urgent ? 1 : 0 }));
      if (jobs.length > 0) await boss.insert(queue, jobs, { db: fromKysely(transaction) });
    },
    async addOncePer(queue, seconds) {
      await boss.send(queue, {}, { singletonSeconds: seconds });
    },
    workOff(queue, work) {
      const now = running.get(queue);
      if (now) {
        now.again = true;
        return now.done;
      }
      const run = { again: false, done: Promise.resolve() };
      const all = async () => {
        do run.again = false;
        while ((await take(queue, work)) || run.again);
      };
      run.done = all().finally(() => running.delete(queue));
      running.set(queue, run);
      return run.done;
    },
    async parked() {
      const jobs = await boss.findJobs(PARKED, { queued: true });
      return jobs
        .map(({ id, sourceName, sourceOutput, createdOn }) => ({
          id,
          queue: sourceName as QueueName,
          why: String((sourceOutput as { message?: unknown } | null)?.message ?? ''),
          at: createdOn,
        }))
        .toSorted((a, b) => b.at.getTime() - a.at.getTime());
    },
    async again(id) {
      if ((await boss.redrive(PARKED, { ids: [id] })) === 0) throw new AppError('not-found');
    },
    async counts() {
      const { rows } = await sql<{ name: string; waiting: string; active: string }>`
        select name, count(*) filter (where state in ('created', 'retry')) as waiting, count(*) filter (where state = 'active') as active
        from ${sql.table(`${SCHEMA}.job`)} group by name`.execute(db);
      const counted = Object.fromEntries(
        rows.map(({ name, waiting, active }) => [name, { waiting: Number(waiting), active: Number(active) }]),
      );
      const none = Object.fromEntries([...Object.keys(QUEUES), PARKED].map((name) => [name, { waiting: 0, active: 0 }]));
      return { ...none, ...counted } as Record<QueueName | typeof PARKED, Count>;
    },
    async stop() {
      await Promise.allSettled([...running.values()].map(({ done }) => done));
      await boss.stop({ graceful: false });
    },
  };
}
