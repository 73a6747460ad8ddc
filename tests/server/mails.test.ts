import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../src/server/database/open.ts';
import { startJobs } from '../../src/server/jobs/jobs.ts';
import { createMailer } from '../../src/server/mail/mailer.ts';
import { queueMail } from '../../src/server/mail/outbox.ts';
import type { RunningServer } from '../../src/server/start.ts';
import { PRO, someDetails } from './purchase.ts';
import { anEmail, begin, mailTo, newFolder, openShop, visitorOf } from './shop.ts';

describe('mail', () => {
  let server: RunningServer;
  let dataDir: string;

  beforeAll(async () => {
    ({ server, dataDir } = await openShop());
  });
  afterAll(() => server.stop());

  const mailsTo = (email: string) => readdirSync(join(dataDir, 'outbox')).filter((file) => file.includes(email)).length;

  it('carries no text of a stranger to a third person, and few mails', async () => {
    const victim = anEmail();
    const codes = new Set<string | undefined>();
    for (let i = 0; i < 30; i++) {
      const stranger = visitorOf(server);
      const order = await stranger.call<{ id: string }>('/api/Payment/create', {
        ...PRO,
        receipt: `WIN: http://evil.example/${i}`,
        details: { ...someDetails(victim), firstName: 'Visit Evil Dot Example' },
      });
      codes.add(order.code);
      if (order.status === 200) await begin(stranger, order.body.id, 'cash');
    }
    expect(codes).toEqual(new Set([undefined, 'too-many-requests']));
    const mail = await mailTo(dataDir, victim, /in cash/);
    expect(mail).not.toMatch(/evil|WIN/i);
    expect(mail).toMatch(/Receipt +GV-[0-9A-F]{12}/);
    expect(mailsTo(victim)).toBeLessThanOrEqual(10);
  });

  it('that somebody asks for goes to one address a few times, whoever asks', async () => {
    const victim = anEmail();
    const codes: (string | undefined)[] = [];
    for (let i = 0; i < 12; i++)
      codes.push(
        (await visitorOf(server).call('/api/register', { name: 'Win http://evil.example', email: victim, password: 'Kaveri-Boat-27!' }))
          .code,
      );
    expect(codes.filter((code) => code === undefined)).toHaveLength(5);
    expect(await mailTo(dataDir, victim, /open your account/)).not.toContain('evil');
  });
});

it('that somebody waits for goes before a flood of others', async () => {
  const database = await openDatabase({ dataDir: newFolder(), databaseUrl: undefined });
  const { db } = database;
  const at = new Date('2026-11-21T10:00:00Z');
  for (let i = 0; i < 60; i++) await queueMail(db, { key: `flood:${i}`, to: 'a@example.com', subject: 'flood', text: '' }, at);
  await queueMail(db, { key: 'confirm', to: 'b@example.com', subject: 'link', text: '', urgent: true }, at);
  const sent: string[] = [];
  const jobs = await startJobs(database, pino({ level: 'silent' }));
  const mailer = createMailer({ db, jobs, transport: async ({ subject }) => void sent.push(subject), works: true, now: () => at });
  await mailer.send();
  expect(sent[0]).toBe('link');
  expect(sent).toHaveLength(61);
  await jobs.stop();
  await database.close();
});

it('that cannot be sent waits, is sent once when it can, and leaves no text behind', async () => {
  const database = await openDatabase({ dataDir: newFolder(), databaseUrl: undefined });
  const { db } = database;
  const jobs = await startJobs(database, pino({ level: 'silent' }));
  let isAway = true;
  let sent = 0;
  const transport = async () => {
    if (isAway) throw new Error('the mail server is away');
    sent++;
  };
  const now = () => new Date('2026-11-21T10:00:00Z');
  const mailer = createMailer({ db, jobs, transport, works: true, now });
  await queueMail(db, { key: 'one', to: 'a@example.com', subject: 'one', text: 'secret' }, now());
  await mailer.send();
  isAway = false;
  await mailer.send();
  expect(sent).toBe(0);
  // The half minute is over.
  await sql`update jobs.job set start_after = now() where name = 'mail'`.execute(db);
  await Promise.all([mailer.send(), mailer.send()]);
  await mailer.send();
  expect(sent).toBe(1);
  expect(await db.selectFrom('outbox').select(['sent_at', 'body']).execute()).toEqual([{ sent_at: now(), body: '' }]);
  await jobs.stop();
  await database.close();
});

it('that has failed as often as it may is parked, seen, and sent again when an operator says so', async () => {
  const database = await openDatabase({ dataDir: newFolder(), databaseUrl: undefined });
  const { db } = database;
  const jobs = await startJobs(database, pino({ level: 'silent' }));
  const now = () => new Date('2026-11-21T10:00:00Z');
  let isAway = true;
  const transport = async () => {
    if (isAway) throw new Error('no such mailbox');
  };
  const mailer = createMailer({ db, jobs, transport, works: true, now });
  await queueMail(db, { key: 'one', to: 'a@example.com', subject: 'one', text: 'secret' }, now());
  await mailer.send();
  await sql`update jobs.job set start_after = now(), retry_limit = 0 where name = 'mail'`.execute(db);
  await mailer.send();
  const parked = await jobs.parked();
  expect(parked).toMatchObject([{ queue: 'mail', why: 'no such mailbox' }]);
  expect(await jobs.counts()).toMatchObject({ mail: { waiting: 0 }, parked: { waiting: 1 } });
  isAway = false;
  await jobs.again(parked[0]!.id);
  await mailer.send();
  expect(await jobs.parked()).toEqual([]);
  expect(await db.selectFrom('outbox').select('sent_at').execute()).toEqual([{ sent_at: now() }]);
  await jobs.stop();
  await database.close();
});
