import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openDatabase } from '../../src/server/database/open.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { hasPostgres, startPostgres, type DebianPostgres } from './debian-postgres.ts';
import { copyFilled } from './filled/filled-folder.ts';
import { spawnServer, type SpawnedServer } from './spawned-server.ts';
import { beginPaying, doSomething, networkOf, newTally, send, type Tally } from './traffic-mix.ts';

/** Ten minutes in the long run, or as many seconds as are named here. */
const SECONDS = Number(process.env['LOAD_SECONDS'] ?? 600);
const A_SECOND = 100;
const PAYMENTS = 500;
/** What browsers do while a payment is open (`POLL_MS`). */
const POLL_MS = 10_000;
const FLOOD_SECONDS = 20;
const REST_MS = 30_000;
const MOST_ERRORS = 0.005;
/** Of people who each have a network, as many as make the limits of one network no limit here. */
const SOMEBODY_ELSE = 100_000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const total = ({ statuses }: Tally): number => [...statuses.values()].reduce((sum, count) => sum + count, 0);
const at = (times: number[], share: number): number =>
  Math.round(times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * share)] ?? 0);
const told = (tally: Tally): string =>
  `${total(tally)} requests, by status ${JSON.stringify([...tally.statuses])}, p50 ${at(tally.times, 0.5)} ms, p95 ${at(tally.times, 0.95)} ms`;

/** So many requests each second, whether or not the earlier ones are answered. */
async function press(url: string, seconds: number, aSecond: number, from: number): Promise<Tally> {
  const tally = newTally();
  const under: Promise<void>[] = [];
  const begun = performance.now();
  for (let n = 0; n < seconds * aSecond; n++) {
    const due = begun + (n * 1000) / aSecond;
    if (due > performance.now()) await pause(due - performance.now());
    under.push(doSomething(url, from + n, tally));
  }
  await Promise.all(under);
  return tally;
}

describe.runIf(process.env['LONG'])(`a server on ${hasPostgres ? 'PostgreSQL' : 'the embedded database'} under load`, () => {
  let postgres: DebianPostgres | null = null;
  let server: SpawnedServer;
  beforeAll(async () => {
    const dataDir = temporaryFolder('limits');
    postgres = hasPostgres ? await startPostgres() : null;
    if (!postgres) copyFilled(inject('filledFolder'), dataDir);
    server = await spawnServer({
      DATA_DIR: dataDir,
      DATABASE_URL: postgres?.url ?? '',
      PAYMENT_PROVIDER: 'sandbox',
      DEMO: 'on',
      TRUSTED_PROXIES: '1',
      LOG_LEVEL: 'fatal',
    });
  });
  afterAll(async () => {
    await server?.stop();
    await postgres?.stop();
  });

  it(
    `answers ${A_SECOND} mixed requests a second for ${SECONDS} s while ${PAYMENTS} payments are open`,
    async () => {
      const polling = newTally();
      const payments: string[] = [];
      for (let n = 0; n < PAYMENTS; n++) {
        const payment = await beginPaying(server.url, SOMEBODY_ELSE + n, polling);
        if (payment) payments.push(payment);
      }
      expect(payments).toHaveLength(PAYMENTS);
      let over = false;
      const people = payments.map(async (payment, n) => {
        await pause((POLL_MS * n) / PAYMENTS);
        while (!over) {
          await send(server.url, `/api/Payment/status/${payment}`, undefined, networkOf(SOMEBODY_ELSE + n), polling);
          await pause(POLL_MS);
        }
      });
      const mixed = await press(server.url, SECONDS, A_SECOND, 0);
      over = true;
      await Promise.all(people);
      console.log(`mixed: ${told(mixed)}\npolling: ${told(polling)}`);
      for (const tally of [mixed, polling]) {
        const errors = total(tally) - (tally.statuses.get(200) ?? 0);
        expect([errors / total(tally) < MOST_ERRORS, tally.failures]).toEqual([true, expect.anything()]);
      }
    },
    SECONDS * 1000 + 300_000,
  );

  it(
    'turns away what is ten times too much, breaks no connection, and is well half a minute later',
    async () => {
      const flood = await press(server.url, FLOOD_SECONDS, A_SECOND * 10, 2 * SOMEBODY_ELSE);
      console.log(`ten times as many: ${told(flood)}`);
      // 0: a connection that broke, or nothing within a minute.
      expect([...flood.statuses.keys()].filter((status) => ![200, 429, 503].includes(status))).toEqual([]);
      await pause(REST_MS);
      const after = await press(server.url, 10, A_SECOND / 4, 3 * SOMEBODY_ELSE);
      console.log(`half a minute later: ${told(after)}`);
      expect([...after.statuses.keys()]).toEqual([200]);
      const { db, close } = await openDatabase({ databaseUrl: postgres?.url, dataDir: temporaryFolder('none') });
      const paid = postgres ? await db.selectFrom('orders').where('paid_at', 'is not', null).select('id').execute() : null;
      await close();
      if (paid) expect(paid.length).toBeGreaterThanOrEqual(flood.paid.size + after.paid.size);
    },
    10 * 60_000,
  );
});
