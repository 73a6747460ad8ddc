import type { Queue } from 'pg-boss';
import type { JobQueue } from '../../capabilities/review/contract.ts';

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

export type QueueName = JobQueue;

/** What each kind of work needs to know. */
export interface JobData extends Record<QueueName, object> {
  /** A mail of the outbox. */
  'mail': { id: number };
  /** A photo whose smaller sizes are made. */
  'photo-widths': { file: string };
  /** Homes that are compared with saved searches, each with what it asked before. */
  'match-homes': { homes: { id: number; was: number | null }[] };
  /** A saved search whose owner is told what has come. */
  'search-mail': { id: number };
}

/** Where work goes that has failed as often as it may, until an operator has looked at it. */
export const PARKED = 'parked';

/** How often each kind of work is tried, in seconds; work of a server that died is taken over after `expireInSeconds`. */
export const QUEUES: Readonly<Record<QueueName, Omit<Queue, 'name'>>> = {
  'mail': {
    // Half a minute at first, then ever longer: about two days in all.
    retryLimit: 15,
    retryDelay: 30,
    retryBackoff: true,
    retryDelayMax: 6 * 60 * MINUTE,
    retentionSeconds: 14 * DAY,
    expireInSeconds: 2 * MINUTE,
    deleteAfterSeconds: DAY,
    deadLetter: PARKED,
  },
  'reconcile': { policy: 'exclusive', retryLimit: 0, expireInSeconds: 5 * MINUTE, deleteAfterSeconds: DAY },
  'photo-widths': { retryLimit: 3, retryDelay: MINUTE, expireInSeconds: 2 * MINUTE, deleteAfterSeconds: DAY, deadLetter: PARKED },
  'match-homes': {
    retryLimit: 5,
    retryDelay: MINUTE,
    retryBackoff: true,
    expireInSeconds: 10 * MINUTE,
    deleteAfterSeconds: DAY,
    deadLetter: PARKED,
  },
  'search-mail': {
    retryLimit: 5,
    retryDelay: MINUTE,
    retryBackoff: true,
    expireInSeconds: 2 * MINUTE,
    deleteAfterSeconds: DAY,
    deadLetter: PARKED,
  },
  'search-round': { policy: 'exclusive', retryLimit: 0, expireInSeconds: 5 * MINUTE, deleteAfterSeconds: DAY },
  'visit-round': { policy: 'exclusive', retryLimit: 0, expireInSeconds: 5 * MINUTE, deleteAfterSeconds: DAY },
  'freshness': { policy: 'exclusive', retryLimit: 2, retryDelay: MINUTE, expireInSeconds: 15 * MINUTE, deleteAfterSeconds: DAY },
  'sweep-photos': { policy: 'exclusive', retryLimit: 2, retryDelay: MINUTE, expireInSeconds: 15 * MINUTE, deleteAfterSeconds: DAY },
};
