import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../src/server/database/open.ts';
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
  const { db, close } = await openDatabase({ dataDir: newFolder(), databaseUrl: undefined });
  const at = new Date('2026-11-21T10:00:00Z');
  for (let i = 0; i < 60; i++) await queueMail(db, { key: `flood:${i}`, to: 'a@example.com', subject: 'flood', text: '' }, at);
  await queueMail(db, { key: 'confirm', to: 'b@example.com', subject: 'link', text: '', urgent: true }, at);
  const sent: string[] = [];
  const mailer = createMailer(
    db,
    async ({ subject }) => void sent.push(subject),
    pino({ level: 'silent' }),
    () => at,
  );
  await mailer.send();
  expect(sent[0]).toBe('link');
  await close();
});
