import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type OpenDatabase } from '../../src/server/database/open.ts';
import { hasPostgres, startPostgres, WITHOUT_POSTGRES, type DebianPostgres } from './debian-postgres.ts';
import { startLocalProxy, type LocalProxy } from './local-proxy.ts';
import { startMailSink, type MailSink } from './mail-sink.ts';
import { newFolder } from './shop.ts';
import { spawnServer, type SpawnedServer } from './spawned-server.ts';
import { doSomething, newTally, send, networkOf, type Tally } from './traffic-mix.ts';

/** Of the long run: two servers and a database take their time. */
const LONG = process.env['LONG'] !== undefined;
const PEOPLE = 30;
const THINK_MS = 150;
const SETTLE_MS = 5000;
/** All is well again so long after the database came back. */
const WELL_AGAIN_MS = 30_000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe.runIf(LONG && hasPostgres)(`two servers and a worker behind a proxy${WITHOUT_POSTGRES}`, () => {
  let postgres: DebianPostgres;
  let sink: MailSink;
  let proxy: LocalProxy;
  let webs: SpawnedServer[];
  let worker: SpawnedServer;
  let database: OpenDatabase;
  const settings = () => ({
    DATABASE_URL: postgres.url,
    DATA_DIR: newFolder(),
    SMTP_URL: sink.url,
    PAYMENT_PROVIDER: 'sandbox',
    DEMO: 'on',
    TRUSTED_PROXIES: '1',
    DRAIN_SECONDS: '1',
    SITE_URL: 'http://localhost:3000',
    LOG_LEVEL: 'fatal',
  });
  const startWeb = () => spawnServer({ ...settings(), ROLE: 'web' });

  beforeAll(async () => {
    [postgres, sink] = await Promise.all([startPostgres(), startMailSink()]);
    webs = await Promise.all([startWeb(), startWeb()]);
    worker = await spawnServer({ ...settings(), ROLE: 'worker' });
    proxy = await startLocalProxy(webs.map(({ url }) => url));
    database = await openDatabase({ dataDir: '/nowhere', databaseUrl: postgres.url });
  });
  afterAll(async () => {
    await proxy?.stop();
    await Promise.all([...(webs ?? []), worker].map((server) => server?.stop()));
    await database?.close();
    await sink?.stop();
    await postgres?.stop();
  });

  /** People use the site through the proxy while something happens to it. */
  async function during(happening: () => Promise<void>): Promise<Tally> {
    const tally = newTally();
    let over = false;
    const people = Array.from({ length: PEOPLE }, async (_, person) => {
      for (let n = person; !over; n += PEOPLE) {
        await doSomething(proxy.url, n, tally);
        await pause(THINK_MS);
      }
    });
    await pause(SETTLE_MS);
    await happening();
    await pause(SETTLE_MS);
    over = true;
    await Promise.all(people);
    return tally;
  }

  const counted = ({ statuses, times }: Tally) =>
    `${times.length} answered well, others by status ${JSON.stringify([...statuses].filter(([status]) => status !== 200))}`;

  /** Each payment that was said to be paid has its one subscription, and each its mail, once. */
  async function booksAgree({ paid }: Tally): Promise<void> {
    expect(paid.size).toBeGreaterThan(0);
    const { rows } = await sql<{ paid: string; subscriptions: string }>`
      select count(distinct orders.id) as paid, count(subscriptions.id) as subscriptions
      from payments join orders on orders.id = payments.order_id left join subscriptions on subscriptions.order_id = orders.id
      where payments.id in (${sql.join([...paid])}) and orders.paid_at is not null`.execute(database.db);
    expect(rows[0]).toEqual({ paid: String(paid.size), subscriptions: String(paid.size) });
    await expect
      .poll(
        async () =>
          (await sql<{ left: string }>`select count(*) as left from outbox where sent_at is null`.execute(database.db)).rows[0]!.left,
        { timeout: 60_000 },
      )
      .toBe('0');
    expect(sink.taken.length).toBe(new Set(sink.taken).size);
  }

  it('are restarted one after the other, and nobody notices', async () => {
    const tally = await during(async () => {
      for (const number of [0, 1]) {
        await webs[number]!.stop();
        webs[number] = await startWeb();
        proxy.setTarget(number, webs[number].url);
        await pause(SETTLE_MS);
      }
    });
    console.log(`both servers restarted under ${PEOPLE} people: ${counted(tally)}`);
    expect(tally.failures).toEqual([]);
    expect([...tally.statuses.keys()]).toEqual([200]);
    await booksAgree(tally);
  });

  it(
    'lose their database for a moment, say so, and are well half a minute later; nothing that was said to be paid is lost',
    async () => {
      let back = 0;
      const tally = await during(async () => {
        for (const mode of ['fast', 'immediate'] as const) {
          await postgres.restart(mode);
          back = performance.now();
          await pause(SETTLE_MS);
        }
        await pause(WELL_AGAIN_MS);
      });
      console.log(`the database restarted twice under ${PEOPLE} people: ${counted(tally)}`);
      expect([...tally.statuses.keys()].filter((status) => status !== 200 && status !== 503)).toEqual([]);
      expect(performance.now() - back).toBeGreaterThan(WELL_AGAIN_MS);
      const after = newTally();
      for (let n = 0; n < 50; n++) await send(proxy.url, '/api/search', { text: '2 bhk in Kondapur' }, networkOf(n), after);
      expect([...after.statuses]).toEqual([[200, 50]]);
      await booksAgree(tally);
    },
    10 * 60_000,
  );
});
