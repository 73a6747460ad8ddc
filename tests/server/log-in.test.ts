import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startAccounts, type RunningAccounts } from '../../src/server/accounts/start-accounts.ts';
import { checkPassword, logIn } from '../../src/server/accounts/log-in.ts';
import { openAccount } from '../../src/server/accounts/open-account.ts';
import { hashPassword } from '../../src/server/accounts/password-hash.ts';
import { createSessions, type Sessions } from '../../src/server/accounts/sessions.ts';
import { createThrottle, type Throttle } from '../../src/server/accounts/throttle.ts';
import { readConfig } from '../../src/server/config.ts';
import { openDatabase, type OpenDatabase } from '../../src/server/database/open.ts';
import type { RunningServer } from '../../src/server/start.ts';
import { readWords } from '../../src/server/words.ts';
import { pino } from 'pino';
import { someDetails } from './purchase.ts';
import { anEmail, logInAs, mailTo, newFolder, oneTimePasswordIn, openShop, visitorOf } from './shop.ts';

const CALLER = { network: '203.0.113.7', browser: 'Chrome' };
const HOUR_MS = 60 * 60 * 1000;

describe('guessing', () => {
  let database: OpenDatabase;
  let accounts: RunningAccounts;
  let sessions: Sessions;
  let throttle: Throttle;
  let clock = Date.parse('2026-11-21T10:00:00Z');
  const email = 'asha@example.com';

  beforeAll(async () => {
    const config = readConfig({ DATA_DIR: newFolder(), HOST: '0.0.0.0' });
    database = await openDatabase(config);
    const now = () => new Date(clock);
    accounts = await startAccounts({ config, database, words: readWords(), log: pino({ level: 'silent' }) }, now);
    sessions = createSessions(database.db, now);
    throttle = createThrottle(database.db, now);
    const oneTime = { password: 'AAAA-BBBB-CCCC', hash: await hashPassword('AAAA-BBBB-CCCC') };
    await database.db.transaction().execute((trx) =>
      openAccount(trx, accounts.parts, {
        details: { ...someDetails(email), phoneNumber: '+919848012345' },
        purpose: 'customer',
        oneTime,
      }),
    );
  });
  afterAll(async () => {
    await accounts.stop();
    await database.close();
  });

  const tryWith = (who: string, password: string, network = CALLER.network) =>
    checkPassword(accounts.parts, throttle, { email: who, password }, { ...CALLER, network }).then(
      () => 'in',
      (error: { code: string }) => error.code,
    );

  it('a thousand times within an hour gets a dozen tries, for known and unknown accounts alike [G308]', async () => {
    for (const who of [email, 'nobody@example.com']) {
      const answers: string[] = [];
      for (let guess = 0; guess < 1000; guess++) {
        answers.push(await tryWith(who, `Guess-${guess}!`, `198.51.100.${guess % 250}`));
        clock += 3600;
      }
      expect(new Set(answers)).toEqual(new Set(['log-in-failed', 'too-many-requests']));
      expect(answers.filter((answer) => answer === 'log-in-failed').length).toBeLessThan(18);
      expect(answers.indexOf('too-many-requests')).toBeLessThan(10);
    }
  });

  it('many at once gains nothing', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, (_, guess) => tryWith('other@example.com', `Guess-${guess}!`)));
    expect(answers.filter((answer) => answer === 'log-in-failed').length).toBeLessThanOrEqual(5);
  });

  it('locks nobody out for good', async () => {
    clock += HOUR_MS;
    expect(await tryWith(email, 'aaaa-bbbb-cccc')).toBe('in');
  });

  it('a one-time password ends after 72 hours', async () => {
    clock += 73 * HOUR_MS;
    expect(await tryWith(email, 'AAAA-BBBB-CCCC')).toBe('log-in-failed');
  });

  it('sessions end after half an hour of rest and after twelve hours; remembered ones after thirty days', async () => {
    const password_hash = await hashPassword('Kaveri-Boat-27!');
    await database.db.updateTable('accounts').set({ password_hash }).where('email', '=', email).execute();
    clock += HOUR_MS;
    const begin = async (remember: boolean) =>
      (await logIn(accounts.parts, { sessions, throttle }, { userNameOrEmail: email, password: 'Kaveri-Boat-27!', remember }, CALLER))
        .token;
    const [resting, busy, kept] = [await begin(false), await begin(false), await begin(true)];
    for (let quarter = 1; quarter < 4 * 12; quarter++) {
      clock += HOUR_MS / 4;
      expect(await sessions.find(busy, 'Chrome')).toMatchObject({ email });
    }
    expect(await sessions.find(resting, 'Chrome')).toBeNull();
    expect(await sessions.find(busy, 'Firefox')).toBeNull();
    clock += HOUR_MS / 4;
    expect(await sessions.find(busy, 'Chrome')).toBeNull();
    clock += 29 * 24 * HOUR_MS;
    expect(await sessions.find(kept, 'Chrome')).toMatchObject({ email });
    clock += 24 * HOUR_MS;
    expect(await sessions.find(kept, 'Chrome')).toBeNull();
  });
});

describe('accounts over the wire', () => {
  let server: RunningServer;
  let dataDir: string;
  const NEW = 'Kaveri-Boat-27!';

  beforeAll(async () => {
    ({ server, dataDir } = await openShop());
  });
  afterAll(() => server.stop());

  async function joined() {
    const visitor = visitorOf(server);
    const email = anEmail();
    await visitor.call('/api/sign-up', { plan: 'free', billing: 'monthly', purpose: 'customer', details: someDetails(email) });
    return { visitor, email, oneTime: oneTimePasswordIn(await mailTo(dataDir, email, /one-time password/)) };
  }

  const change = (email: string, currentPassword: string, newPassword: string, confirmPassword = newPassword) => ({
    email,
    currentPassword,
    newPassword,
    confirmPassword,
  });

  it('change their password with the present one, end every session, and are told by mail', async () => {
    const { visitor, email, oneTime } = await joined();
    const first = await logInAs(visitor, email, oneTime);
    expect(first.body.isFirstLogin).toBe(true);
    expect(await visitor.call('/api/change-password', change(email, 'wrong-one', NEW))).toMatchObject({
      status: 400,
      code: 'password-wrong',
    });
    for (const weak of ['password1!', 'PASSWORD1!', 'Password!', 'Password1', 'Pa1!'])
      expect(await visitor.call('/api/change-password', change(email, oneTime, weak))).toMatchObject({ code: 'bad-request' });
    for (const common of ['P@ssw0rd1!', 'Welcome@123', 'Gharvani#2026'])
      expect(await visitor.call('/api/change-password', change(email, oneTime, common))).toMatchObject({ code: 'password-common' });
    expect(await visitor.call('/api/change-password', change(email, oneTime, NEW, `${NEW}x`))).toMatchObject({ code: 'bad-request' });
    expect((await visitor.call('/api/change-password', change(email, oneTime, NEW))).body).toEqual({ done: true });
    expect(await visitor.call('/api/account')).toMatchObject({ status: 401, code: 'log-in-needed' });
    expect(await logInAs(visitor, email, oneTime)).toMatchObject({ status: 401, code: 'log-in-failed' });
    expect((await logInAs(visitor, email, NEW)).body.isFirstLogin).toBe(false);
    expect(await mailTo(dataDir, email, /password of your account/)).toBeTruthy();
  });

  it('end their session on the server at log-out', async () => {
    const { visitor, email, oneTime } = await joined();
    await logInAs(visitor, email, oneTime);
    expect((await visitor.call('/api/account')).status).toBe(200);
    await visitor.call('/api/logout', {});
    expect((await visitor.call('/api/account')).code).toBe('log-in-needed');
  });

  it('who forgot get a one-time password; the old one stays, and unknown addresses hear the same', async () => {
    const { visitor, email, oneTime } = await joined();
    await visitor.call('/api/change-password', change(email, oneTime, NEW));
    const known = await visitor.call('/api/forgot-password', { email });
    const unknown = await visitor.call('/api/forgot-password', { email: anEmail() });
    expect(known).toEqual(unknown);
    const second = oneTimePasswordIn(await mailTo(dataDir, email, /asked for a new password/));
    expect((await logInAs(visitor, email, NEW)).status).toBe(200);
    expect((await logInAs(visitor, email, second)).body.isFirstLogin).toBe(true);
  });

  it('who register open with the mailed link only, and nobody learns which addresses are known', async () => {
    const visitor = visitorOf(server);
    const email = anEmail();
    const request = { name: 'Asha', email, password: NEW };
    const fresh = await visitor.call('/api/register', request);
    expect(await logInAs(visitor, email, NEW)).toMatchObject({ code: 'log-in-failed' });
    const token = /confirm=([\w-]+)/.exec(await mailTo(dataDir, email, /open your account/))![1];
    expect((await visitor.call('/api/confirm-email', { token })).body).toEqual({ done: true });
    expect((await logInAs(visitor, email, NEW)).status).toBe(200);
    expect(await visitor.call('/api/register', { ...request, password: 'Another-One-5!' })).toEqual(fresh);
    expect((await logInAs(visitor, email, 'Another-One-5!')).code).toBe('log-in-failed');
    expect((await visitor.call('/api/confirm-email', { token: 'x' })).code).toBe('not-found');
  });

  it('answer a wrong password and an unknown address alike [G308]', async () => {
    const { visitor, email } = await joined();
    const answers = [];
    for (const who of [email, anEmail()]) {
      const { status, body } = await visitor.call<{ error: { code: string; message: string } }>('/api/login', {
        userNameOrEmail: who,
        password: 'Not-It-27!',
      });
      answers.push({ status, code: body.error.code, message: body.error.message });
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]).toEqual({ status: 401, code: 'log-in-failed', message: 'Login failed. Please try again.' });
  });
});
