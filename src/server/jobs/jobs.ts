import type { Kysely, Transaction } from 'kysely';
import { fromKysely, type PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { OpenDatabase } from '../database/open.ts';
import type { Tables } from '../database/schema.ts';
import { createJobList, type JobList } from './job-list.ts';
import { openBoss } from './open-boss.ts';
import type { JobData, QueueName } from './queues.ts';

type Work<Q extends QueueName> = (data: JobData[Q]) => Promise<void>;

/** Work apart from requests: rows in the database, each done by one of the servers that work, and tried again where it fails. */
export interface Jobs extends JobList {
  /** Adds work, in the transaction that it belongs to; `urgent` goes first. */
  add<Q extends QueueName>(
    queue: Q,
    work: { data: JobData[Q]; urgent?: boolean }[],
    db: Kysely<Tables> | Transaction<Tables>,
  ): Promise<void>;
  /** Adds work unless a server has done so within as many seconds. */
  addOncePer(queue: QueueName, seconds: number): Promise<void>;
  /** Does what is due now; several calls at once are one, and work that comes meanwhile is done too. */
  workOff<Q extends QueueName>(queue: Q, work: Work<Q>): Promise<void>;
  stop(): Promise<void>;
}

const AT_ONCE = 20;

/** Does a few jobs side by side. Says whether there were any. */
async function take<Q extends QueueName>(boss: PgBoss, log: Logger, queue: Q, work: Work<Q>): Promise<boolean> {
  const taken = await boss.fetch<JobData[Q]>(queue, { batchSize: AT_ONCE, includeMetadata: true });
  const urgentFirst = taken.toSorted((a, b) => b.priority - a.priority);
  await Promise.all(
    urgentFirst.map(async ({ id, data }) => {
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

/** `works`: whether this server looks after the jobs too. */
export async function startJobs(database: OpenDatabase, log: Logger, works = true): Promise<Jobs> {
  const boss = await openBoss(database, log, works);
  const running = new Map<QueueName, { again: boolean; done: Promise<void> }>();

  return {
    ...createJobList(boss, database.db),
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
        while ((await take(boss, log, queue, work)) || run.again);
      };
      run.done = all().finally(() => running.delete(queue));
      running.set(queue, run);
      return run.done;
    },
    async stop() {
      await Promise.allSettled([...running.values()].map(({ done }) => done));
      await boss.stop({ graceful: false });
    },
  };
}
