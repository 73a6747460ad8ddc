import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '../../src/server/account/password-hash.ts';
import type { SessionAccount } from '../../src/server/account/sessions.ts';
import { readConfig } from '../../src/server/config.ts';
import { openDatabase, type OpenDatabase } from '../../src/server/database/open.ts';
import { addSubscription } from '../../src/server/plans/subscriptions.ts';
import { addPhoto } from '../../src/server/posting/add-photo.ts';
import { changePosting } from '../../src/server/posting/change-posting.ts';
import { newPosting, savePosting } from '../../src/server/posting/postings.ts';
import { sweepPhotos } from '../../src/server/posting/sweep-photos.ts';
import { folderStore } from '../../src/server/files/folder-store.ts';
import { decideReview } from '../../src/server/review/review.ts';
import { startAccounts, type RunningAccounts } from '../../src/server/start-accounts.ts';
import { readWords } from '../../src/server/words.ts';
import { hasPostgres, startPostgres, type DebianPostgres } from './debian-postgres.ts';
import { aPostingForm, newFolder } from './shop.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Where connections are many, two transactions really run at once; the embedded database has one connection. */
describe(`postings, on ${hasPostgres ? 'PostgreSQL' : 'the embedded database'}`, () => {
  let postgres: DebianPostgres | null = null;
  let database: OpenDatabase;
  let accounts: RunningAccounts;
  let people = 0;
  let clock = Date.parse('2026-11-21T10:00:00Z');

  beforeAll(async () => {
    postgres = hasPostgres ? await startPostgres() : null;
    const config = readConfig({ DATA_DIR: newFolder(), ...(postgres && { DATABASE_URL: postgres.url }) });
    database = await openDatabase(config);
    accounts = await startAccounts({ config, database, words: readWords(), log: pino({ level: 'silent' }) }, () => new Date(clock));
    await sql`insert into localities values ('Kondapur', '500084', 17.46, 78.36)`.execute(database.db);
  });
  afterAll(async () => {
    await accounts?.stop();
    await database?.close();
    await postgres?.stop();
  });

  async function member(planId = 'agent-premium-yearly'): Promise<SessionAccount> {
    const email = `m${++people}@example.com`;
    const { id } = await database.db
      .insertInto('accounts')
      .values({
        email,
        first_name: 'Asha',
        last_name: 'Rao',
        phone: '',
        purpose: 'agent',
        details: '{}',
        password_hash: await hashPassword('x'),
        one_time_hash: null,
        agent_id: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await database.db.transaction().execute((trx) => addSubscription(trx, { orderId: null, accountId: id, planId, at: new Date(clock) }));
    return { id, email, role: 'member', since: new Date(clock) };
  }

  const settled = async (work: Promise<unknown>[]) =>
    (await Promise.allSettled(work)).map((one) => (one.status === 'fulfilled' ? 'done' : (one.reason as { code: string }).code));
  const whole = async (account: SessionAccount) =>
    (await savePosting(accounts.parts, account, (await newPosting(accounts.parts, account, aPostingForm())).id, aPostingForm())).id;

  it('withdrawn while they are approved end in one state, on the market or off it', async () => {
    const account = await member();
    for (let i = 0; i < 12; i++) {
      const id = await whole(account);
      await changePosting(accounts.parts, account, id, 'submit');
      clock += 1000;
      await settled([decideReview(accounts.parts, id, 'approve', ''), changePosting(accounts.parts, account, id, 'withdraw')]);
      const row = await database.db
        .selectFrom('postings')
        .leftJoin('properties', 'properties.id', 'property_id')
        .select(['postings.state', 'properties.state as market'])
        .where('postings.id', '=', id)
        .executeTakeFirstOrThrow();
      expect([`live/live`, 'withdrawn/withdrawn', 'withdrawn/null']).toContain(`${row.state}/${row.market}`);
      if (row.state === 'live') await changePosting(accounts.parts, account, id, 'withdraw');
    }
  });

  it('submitted fifty times at once are submitted once, with one mail', async () => {
    const account = await member();
    const id = await whole(account);
    const answers = await settled(Array.from({ length: 50 }, () => changePosting(accounts.parts, account, id, 'submit')));
    expect(answers.filter((answer) => answer === 'done')).toHaveLength(1);
    expect(new Set(answers)).toEqual(new Set(['done', 'posting-not-possible']));
    const mails = await database.db.selectFrom('outbox').select('id').where('key', 'like', `submitted:${id}:%`).execute();
    expect(mails).toHaveLength(1);
  });

  it('begun ninety times at once are fifty drafts', async () => {
    const account = await member();
    const answers = await settled(Array.from({ length: 90 }, () => newPosting(accounts.parts, account, aPostingForm())));
    expect(answers.filter((answer) => answer === 'done')).toHaveLength(50);
    expect(answers.filter((answer) => answer === 'drafts-full')).toHaveLength(40);
  });

  it('whose change was rejected still count while the home is on the market', async () => {
    const account = await member('customer-free-monthly');
    const id = await whole(account);
    await changePosting(accounts.parts, account, id, 'submit');
    await decideReview(accounts.parts, id, 'approve', '');
    await changePosting(accounts.parts, account, id, 'submit');
    await decideReview(accounts.parts, id, 'reject', 'Say the floor.');
    const second = await whole(account);
    await expect(changePosting(accounts.parts, account, second, 'submit')).rejects.toMatchObject({ code: 'plan-full' });
  });

  it('take twenty photos however many come at once, and make room for those that were let go', async () => {
    const account = await member();
    const id = await whole(account);
    const folder = newFolder();
    const uploadsDir = join(folder, 'uploads');
    const bytes = new Uint8Array(
      await sharp({ create: { width: 30, height: 20, channels: 3, background: '#888' } })
        .jpeg()
        .toBuffer(),
    );
    const upload = () =>
      addPhoto(accounts.parts, { account, postingId: id, bytes, files: folderStore(folder), gate: async () => ({ accepted: true }) });
    const answers: string[] = [];
    for (let i = 0; i < 3; i++) answers.push(...(await settled(Array.from({ length: 24 }, upload))));
    expect(answers.filter((answer) => answer === 'done')).toHaveLength(20);
    expect(new Set(answers)).toEqual(new Set(['done', 'photos-full']));
    expect(readdirSync(uploadsDir)).toHaveLength(20);
    clock += 2 * HOUR_MS;
    await upload();
    expect(readdirSync(uploadsDir)).toHaveLength(1);
  });

  it('leave no photos behind when they are removed, nor does a crash in the middle of an upload', async () => {
    const account = await member();
    const id = await whole(account);
    const folder = newFolder();
    const uploadsDir = join(folder, 'uploads');
    mkdirSync(uploadsDir, { recursive: true });
    const bytes = new Uint8Array(
      await sharp({ create: { width: 30, height: 20, channels: 3, background: '#888' } })
        .jpeg()
        .toBuffer(),
    );
    const kept = await addPhoto(accounts.parts, {
      account,
      postingId: id,
      bytes,
      files: folderStore(folder),
      gate: async () => ({ accepted: true }),
    });
    for (const name of ['u-00.jpg', 'u-01.jpg.part']) writeFileSync(join(uploadsDir, name), '');
    const past = new Date(clock - 3 * HOUR_MS);
    for (const name of readdirSync(uploadsDir)) utimesSync(join(uploadsDir, name), past, past);
    expect(await sweepPhotos(accounts.parts, folderStore(folder))).toBe(2);
    expect(existsSync(join(uploadsDir, kept))).toBe(true);
    await changePosting(accounts.parts, account, id, 'remove');
    clock += 2 * HOUR_MS;
    expect(await sweepPhotos(accounts.parts, folderStore(folder))).toBe(1);
    expect(readdirSync(uploadsDir)).toEqual([]);
  });
});
