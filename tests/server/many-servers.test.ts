import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { plannedCount } from '../../src/server/catalogue/generate.ts';
import { openDatabase, type OpenDatabase } from '../../src/server/database/open.ts';
import type { RunningServer } from '../../src/server/start.ts';
import { readLocalities } from '../../src/understanding/node/read-intents.ts';
import { hasPostgres, startPostgres, WITHOUT_POSTGRES, type DebianPostgres } from './debian-postgres.ts';
import { startMailSink, type MailSink } from './mail-sink.ts';
import { logInAs, newFolder, visitorOf } from './shop.ts';
import { softPasskey } from './soft-passkey.ts';
import { ask, startTestServer } from './test-server.ts';

/** Ten thousand in the long run. */
const MAILS = process.env['LONG'] ? 10_000 : 300;
/** The time that a mail server far away takes for one mail. */
const SLOW_MS = 150;

describe.runIf(hasPostgres)(`several servers on one PostgreSQL server${WITHOUT_POSTGRES}`, () => {
  let postgres: DebianPostgres;
  let sink: MailSink;
  let web: RunningServer;
  let both: RunningServer;
  let worker: RunningServer;
  let database: OpenDatabase;

  beforeAll(async () => {
    [postgres, sink] = await Promise.all([startPostgres(), startMailSink(SLOW_MS)]);
    const start = (ROLE: string) =>
      startTestServer({
        databaseUrl: postgres.url,
        dataDir: newFolder(),
        settings: { ROLE, SMTP_URL: sink.url, PAYMENT_PROVIDER: 'sandbox', DEMO: 'on' },
      });
    [web, both, worker] = await Promise.all([start('web'), start('both'), start('worker')]);
    database = await openDatabase({ dataDir: '/nowhere', databaseUrl: postgres.url });
  });
  afterAll(async () => {
    await Promise.all([web?.stop(), both?.stop(), worker?.stop()]);
    await database?.close();
    await sink?.stop();
    await postgres?.stop();
  });

  it('that start at the same time fill an empty market once', async () => {
    const { rows } = await sql<{ homes: string; operators: string }>`
      select (select count(*) from properties) as homes, (select count(*) from accounts where role = 'operator') as operators`.execute(
      database.db,
    );
    expect(rows[0]).toEqual({ homes: String(plannedCount(readLocalities())), operators: '1' });
  });

  it('of which one only works show nothing but their health', async () => {
    expect((await ask(worker, '/readyz')).status).toBe(200);
    expect((await ask(worker, '/api/plans')).status).toBe(404);
    expect((await ask(web, '/api/plans')).status).toBe(200);
  });

  it(
    `send each of ${MAILS} mails once, and show the operator what waits`,
    async () => {
      const operator = visitorOf(web);
      await logInAs(operator, 'operator@gharvani.example', 'Charminar-1591!');
      const start = performance.now();
      await sql`insert into outbox (key, recipient, subject, body, created_at)
        select 'alert:' || n, 'someone' || n || '@example.com', 'A new home', 'text', now() from generate_series(1, ${MAILS}::int) as n`.execute(
        database.db,
      );
      await expect
        .poll(
          async () => (await operator.call<{ queues: { name: string; waiting: number }[] }>('/api/review/jobs')).body.queues[0]!.waiting,
          { timeout: 10_000, interval: 50 },
        )
        .toBeGreaterThan(0);
      await expect.poll(() => new Set(sink.taken).size, { timeout: 10 * 60_000, interval: 200 }).toBe(MAILS);
      const seconds = (performance.now() - start) / 1000;
      // A mail that would go twice would have gone by then.
      await new Promise((resolve) => setTimeout(resolve, 3000));
      expect(sink.taken).toHaveLength(MAILS);
      const { rows } = await sql<{ left: string }>`select count(*) as left from outbox where sent_at is null or body <> ''`.execute(
        database.db,
      );
      expect(rows[0]).toEqual({ left: '0' });
      if (process.env['LONG'])
        console.log(`${MAILS} mails through a mail server that takes ${SLOW_MS} ms each: ${seconds.toFixed(0)} s, none twice`);
    },
    12 * 60_000,
  );

  it('take a passkey that another of them has asked for', async () => {
    const person = visitorOf(web);
    await logInAs(person, 'customer@gharvani.example', 'Charminar-1591!');
    const elsewhere = visitorOf(both);
    elsewhere.token = person.token;
    const device = softPasskey();
    const site = { origin: both.url, rpId: 'localhost' };
    const { challenge } = (await person.call<{ challenge: string }>('/api/passkeys/begin', {})).body;
    const made = await elsewhere.call('/api/passkeys', { name: 'Phone', proof: device.make({ ...site, challenge }) });
    expect(made).toMatchObject({ status: 200, body: { id: device.id, name: 'Phone' } });
    const begun = (await visitorOf(web).call<{ challenge: string }>('/api/passkey-login/begin', {})).body;
    const entered = await visitorOf(both).call('/api/passkey-login', device.use({ ...site, challenge: begun.challenge }));
    expect(entered).toMatchObject({ status: 200, body: { email: 'customer@gharvani.example' } });
  });

  it('check with the bank once for all', async () => {
    const { rows } = await sql<{ most: string }>`
      select coalesce(max(count), 0) as most from (
        select count(*) as count from jobs.job where name = 'reconcile' group by singleton_on) as slots`.execute(database.db);
    expect(Number(rows[0]!.most)).toBe(1);
  });
});
