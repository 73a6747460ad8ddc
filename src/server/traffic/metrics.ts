import { sql } from 'kysely';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { Database } from '../database/open.ts';
import type { Jobs } from '../jobs/jobs.ts';

/** A request that was answered. `route` is the pattern of its address, never the address itself. */
interface Answered {
  method: string;
  route: string;
  status: number;
  seconds: number;
}

/** What the server counts of its own work, in the text format of Prometheus. */
export interface Metrics {
  answered(request: Answered): void;
  /** A request that was turned away because too many were under way. */
  turnedAway(): void;
  /** Everything, read now. */
  text(): Promise<string>;
  readonly contentType: string;
}

/** Seconds; the usual ones of Prometheus. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** What stands in the tables, by kind and state. */
const STATES = sql<{ kind: string; state: string; count: string }>`
  select 'home' as kind, 'listed' as state, count(*) as count from properties
  union all select 'posting', state, count(*) from postings group by state
  union all select 'payment', state, count(*) from payments group by state
  union all select 'refund', state, count(*) from refunds group by state
  union all select 'report', state, count(*) from home_reports group by state
  union all select 'case', state, count(*) from support_cases group by state`;

/** Each server of a process counts for itself: nothing is global. */
export function createMetrics(db: Database, jobs: Jobs): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time until requests were answered',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers,
  });
  const away = new Counter({
    name: 'http_requests_turned_away_total',
    help: 'Requests turned away because too many were under way',
    registers,
  });
  const queued = new Gauge({ name: 'market_jobs', help: 'Jobs by queue and state', labelNames: ['queue', 'state'], registers });
  const records = new Gauge({ name: 'market_records', help: 'What stands in the database', labelNames: ['kind', 'state'], registers });

  async function readTables(): Promise<void> {
    const [counts, { rows }] = await Promise.all([jobs.counts(), STATES.execute(db)]);
    for (const [queue, { waiting, active }] of Object.entries(counts)) {
      queued.set({ queue, state: 'waiting' }, waiting);
      queued.set({ queue, state: 'active' }, active);
    }
    // A state that nothing is in any more has no row.
    records.reset();
    for (const { kind, state, count } of rows) records.set({ kind, state }, Number(count));
  }

  return {
    contentType: registry.contentType,
    answered: ({ method, route, status, seconds }) => requests.observe({ method, route, status }, seconds),
    turnedAway: () => away.inc(),
    async text() {
      await readTables();
      return registry.metrics();
    },
  };
}
