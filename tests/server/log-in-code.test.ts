import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSessions } from '../../src/server/account/sessions.ts';
import { logInByCode, sendLogInCode } from '../../src/server/account/log-in-code.ts';
import { openAccount } from '../../src/server/account/open-account.ts';
import { hashPassword } from '../../src/server/account/password-hash.ts';
import { createThrottle } from '../../src/server/account/throttle.ts';
import { readConfig } from '../../src/server/config.ts';
import { openDatabase, type OpenDatabase } from '../../src/server/database/open.ts';
import { startAccounts, type RunningAccounts } from '../../src/server/start-accounts.ts';
import { readWords } from '../../src/server/words.ts';
import { someDetails } from './purchase.ts';
import { newFolder } from './shop.ts';

const CALLER = { network: '203.0.113.9', browser: 'Chrome', deviceHash: null };
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

describe('a log-in by six digits', () => {
  let database: OpenDatabase;
  let accounts: RunningAccounts;
  let clock = Date.parse('2026-11-21T10:00:00Z');
  const email = 'asha@example.com';
  const now = () => new Date(clock);

  beforeAll(async () => {
    const config = readConfig({ DATA_DIR: newFolder(), HOST: '0.0.0.0', PAYMENT_PROVIDER: 'sandbox' });
    database = await openDatabase(config);
    accounts = await startAccounts({ config, database, words: readWords(), log: pino({ level: 'silent' }) }, now);
    const oneTime = { password: 'AAAA-BBBB-CCCC', hash: await hashPassword('AAAA-BBBB-CCCC') };
    await database.db
      .transaction()
      .execute((trx) => openAccount(trx, accounts.parts, { details: someDetails(email), purpose: 'customer', oneTime }));
  });
  afterAll(async () => {
    await accounts.stop();
    await database.close();
  });

  const parts = () => ({ sessions: createSessions(database.db, now), throttle: createThrottle(database.db, now, async () => undefined) });
  const mails = () => database.db.selectFrom('outbox').selectAll().where('key', 'like', 'code:%').orderBy('id').execute();

  /** Each case begins when the counts of the one before have decayed. */
  async function codeFor(address: string): Promise<string> {
    clock += HOUR_MS;
    await sendLogInCode(accounts.parts, parts().throttle, address);
    return /\b\d{6}\b/.exec((await mails()).at(-1)?.body ?? '')?.[0] ?? '';
  }

  const enter = (code: string, who = email) =>
    logInByCode(accounts.parts, parts(), { email: who, code }, CALLER, 'device').then(
      ({ token, isFirstLogin }) => (token && !isFirstLogin ? 'in' : 'nowhere'),
      (error: { code: string }) => error.code,
    );

  const wrongOf = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

  it('opens once, however it is spaced', async () => {
    const code = await codeFor(email);
    expect(code).toHaveLength(6);
    expect(await enter(`${code.slice(0, 3)} ${code.slice(3)}`, ` ${email.toUpperCase()} `)).toBe('in');
    expect(await enter(code)).toBe('log-in-failed');
  });

  it('is over after ten minutes', async () => {
    const code = await codeFor(email);
    clock += 10 * MINUTE_MS;
    expect(await enter(code)).toBe('log-in-failed');
  });

  it('is worth nothing after five wrong tries, even to who has it', async () => {
    const code = await codeFor(email);
    for (let tries = 0; tries < 5; tries++) expect(await enter(wrongOf(code))).toBe('log-in-failed');
    expect(await enter(code)).toBe('log-in-failed');
  });

  it('counts tries that come all at once', async () => {
    const code = await codeFor(email);
    const tries = await Promise.all(Array.from({ length: 8 }, () => enter(wrongOf(code))));
    expect(new Set(tries)).toEqual(new Set(['log-in-failed']));
    expect(await enter(code)).toBe('log-in-failed');
  });

  it('is only the one mailed last', async () => {
    const first = await codeFor(email);
    const second = await codeFor(email);
    if (first !== second) expect(await enter(first)).toBe('log-in-failed');
    expect(await enter(second)).toBe('in');
  });

  it('is not mailed to strangers, who hear no difference, nor more often than mails are', async () => {
    const before = (await mails()).length;
    expect(await codeFor('nobody@example.com')).not.toBeNull();
    expect(await mails()).toHaveLength(before);
    expect(await enter('000000', 'nobody@example.com')).toBe('log-in-failed');
    clock += HOUR_MS;
    const sends = Array.from({ length: 6 }, () =>
      sendLogInCode(accounts.parts, parts().throttle, email).then(
        () => 'sent',
        (error: { code: string }) => error.code,
      ),
    );
    expect((await Promise.all(sends)).filter((outcome) => outcome === 'too-many-requests')).toHaveLength(1);
  });
});
