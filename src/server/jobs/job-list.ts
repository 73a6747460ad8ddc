import { sql } from 'kysely';
import type { PgBoss } from 'pg-boss';
import { AppError } from '../../domain/errors.ts';
import type { Database } from '../database/open.ts';
import { JOB_TABLE } from './open-boss.ts';
import { PARKED, QUEUES, type QueueName } from './queues.ts';

interface Count {
  waiting: number;
  active: number;
}

interface ParkedJob {
  id: string;
  queue: QueueName;
  why: string;
  at: Date;
}

/** What an operator sees of the jobs. */
export interface JobList {
  /** Work that has failed as often as it may, newest first, and why. */
  parked(): Promise<ParkedJob[]>;
  /** Puts parked work back into its queue. Throws `not-found`. */
  again(id: string): Promise<void>;
  /** How much waits and is under way. */
  counts(): Promise<Record<QueueName | typeof PARKED, Count>>;
}

export const createJobList = (boss: PgBoss, db: Database): JobList => ({
  async parked() {
    const jobs = await boss.findJobs(PARKED, { queued: true });
    return jobs
      .map(({ id, sourceName, sourceOutput, createdOn }) => ({
        id,
        queue: sourceName as QueueName,
        why: (sourceOutput as { message?: string } | null)?.message ?? '',
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
      from ${sql.table(JOB_TABLE)} group by name`.execute(db);
    const counted = Object.fromEntries(
      rows.map(({ name, waiting, active }) => [name, { waiting: Number(waiting), active: Number(active) }]),
    );
    const none = Object.fromEntries([...Object.keys(QUEUES), PARKED].map((name) => [name, { waiting: 0, active: 0 }]));
    return { ...none, ...counted } as Record<QueueName | typeof PARKED, Count>;
  },
});
