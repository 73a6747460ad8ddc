import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startAccounts, type RunningAccounts } from '../../src/server/start-accounts.ts';
import { checkPassword, type Caller } from '../../src/server/account/check-password.ts';
import { logIn } from '../../src/server/account/log-in.ts';
import { openAccount } from '../../src/server/account/open-account.ts';
import { hashPassword } from '../../src/server/account/password-hash.ts';
import { createSessions, type Sessions } from '../../src/server/account/sessions.ts';
import { createThrottle, throttleKey, type Throttle } from '../../src/server/account/throttle.ts';
import { readConfig } from '../../src/server/config.ts';
import { openDatabase, type OpenDatabase } from '../../src/server/database/open.ts';
import type { RunningServer } from '../../src/server/start.ts';
import { readWords } from '../../src/server/words.ts';
import { pino } from 'pino';
import { someDetails } from './purchase.ts';
import { anEmail, logInAs, mailTo, newFolder, oneTimePasswordIn, openShop, tryLogIn, visitorOf } from './shop.ts';

const CALLER = { network: '203.0.113.7', browser: 'Chrome', deviceHash: null };
const HOUR_MS = 60 * 60 * 1000;

describe('guessing', () => {
  let database: OpenDatabase;
  let accounts: RunningAccounts;
  let sessions: Sessions;
  let throttle: Throttle;
  let clock = Date.parse('2026-11-21T10:00:00Z');
  let waited = 0;
  /** Waits are skipped, but where others have to finish meanwhile. */
  let isPatient = false;
  const email = 'asha@example.com';

  beforeAll(async () => {
    const config = readConfig({ DATA_DIR: newFolder(), HOST: '0.0.0.0', PAYMENT_PROVIDER: 'sandbox' });
    database = await openDatabase(config);
    const now = () => new Date(clock);
    accounts = await startAccounts({ config, database, words: readWords(), log: pino({ level: 'silent' }) }, now);
    sessions = createSessions(database.db, now);
    throttle = createThrottle(database.db, now, async (ms) => {
      waited += ms;
      if (isPatient) await new Promise((resolve) => setTimeout(resolve, ms));
    });
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

  const tryWith = (who: string, password: string, more: Partial<Caller> = {}) =>
    checkPassword(accounts.parts, throttle, { email: who, password }, { ...CALLER, ...more }).then(
      () => 'in',
      (error: { code: string }) => error.code,
    );
  /** As if so many had been wrong just now. */
  const fill = (key: string, level: number) =>
    database.db
      .insertInto('throttles')
      .values({ key, level, changed_at: new Date(clock) })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ level, changed_at: new Date(clock) }))
      .execute();
  const guesses = async (count: number, who: string, networkOf: (guess: number) => string) => {
    const answers: string[] = [];
    for (let guess = 0; guess < count; guess++) answers.push(await tryWith(who, `Guess-${guess}!`, { network: networkOf(guess) }));
    return answers.filter((answer) => answer === 'log-in-failed').length;
  };

  it('from one network gets ten tries, for known and unknown accounts alike [G308]', async () => {
    for (const who of [email, 'nobody@example.com']) expect(await guesses(14, who, () => '198.51.100.1')).toBe(10);
  });

  it('from hundreds of networks gets a hundred tries, and few more an hour', async () => {
    const who = 'other@example.com';
    expect(await guesses(110, who, (guess) => `198.51.100.${guess}`)).toBe(100);
    clock += HOUR_MS;
    expect(await guesses(15, who, (guess) => `203.0.113.${guess}`)).toBe(10);
  });

  it('many at once gains nothing', async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, guess) => tryWith('third@example.com', `Guess-${guess}!`, { network: '192.0.2.9' })),
    );
    expect(answers.filter((answer) => answer === 'log-in-failed')).toHaveLength(10);
  });

  it('locks nobody else out: not another network, not a known device, not a one-time password', async () => {
    const mine = { network: '192.0.2.77' };
    await guesses(11, email, () => '198.51.100.1');
    expect(await tryWith(email, 'aaaa-bbbb-cccc', mine)).toBe('in');
    await fill(throttleKey('login-account', email), 100);
    expect(await tryWith(email, 'Wrong-One-27!', mine)).toBe('too-many-requests');
    expect(await tryWith(email, 'aaaa-bbbb-cccc', mine)).toBe('in');
    const { id } = await database.db.selectFrom('accounts').select('id').where('email', '=', email).executeTakeFirstOrThrow();
    const known = { ...mine, deviceHash: 'my-laptop' };
    await database.db
      .insertInto('known_devices')
      .values({ account_id: id, device_hash: 'my-laptop', seen_at: new Date(clock) })
      .execute();
    expect(await tryWith(email, 'Wrong-One-27!', known)).toBe('log-in-failed');
    expect(await tryWith(email, 'Wrong-One-27!', { ...mine, deviceHash: 'another' })).toBe('too-many-requests');
  });

  it('leaves right passwords through, twenty of them at once, and slows a network of guesses without closing it', async () => {
    clock += 48 * HOUR_MS;
    const again = { network: '192.0.2.80' };
    isPatient = true;
    const right = await Promise.all(Array.from({ length: 20 }, () => tryWith(email, 'aaaa-bbbb-cccc', again)));
    isPatient = false;
    expect(new Set(right)).toEqual(new Set(['in']));
    await fill(throttleKey('login-network', again.network), 200);
    waited = 0;
    expect(await tryWith('somebody@example.com', 'Wrong-One-27!', again)).toBe('log-in-failed');
    expect(waited).toBe(3000);
  });

  it('by a clock that was wrong once locks nobody for longer than by a right one', async () => {
    const who = 'later@example.com';
    clock += 400 * 24 * HOUR_MS;
    await fill(throttleKey('login-pair', who, '198.51.100.3'), 20);
    clock -= 400 * 24 * HOUR_MS;
    expect(await tryWith(who, 'Wrong-One-27!', { network: '198.51.100.3' })).toBe('log-in-failed');
    const oneTime = { one_time_until: new Date(clock + HOUR_MS) };
    await database.db.updateTable('accounts').set(oneTime).where('email', '=', email).execute();
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
    const first = await tryLogIn(visitor, email, oneTime);
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
    expect((await tryLogIn(visitor, email, second)).body.isFirstLogin).toBe(true);
  });

  it('open with a one-time password once, to change it and for nothing else, and every other session ends', async () => {
    const { visitor, email, oneTime } = await joined();
    await visitor.call('/api/change-password', change(email, oneTime, NEW));
    const elsewhere = visitorOf(server);
    await tryLogIn(elsewhere, email, NEW);
    await visitor.call('/api/forgot-password', { email });
    const second = oneTimePasswordIn(await mailTo(dataDir, email, /asked for a new password/));
    expect((await tryLogIn(visitor, email, second)).body.isFirstLogin).toBe(true);
    expect(await elsewhere.call('/api/account')).toMatchObject({ code: 'log-in-needed' });
    for (const path of ['/api/account', '/api/postings', '/api/subscriptions/status'])
      expect(await visitor.call(path)).toMatchObject({ status: 403, code: 'password-change-needed' });
    expect(await tryLogIn(visitorOf(server), email, second)).toMatchObject({ code: 'log-in-failed' });
    const thief = visitorOf(server);
    expect(await thief.call('/api/change-password', change(email, second, 'Thief-Wins-99!'))).toMatchObject({ code: 'password-wrong' });
    expect((await visitor.call('/api/change-password', change(email, second, 'Monsoon-Kite-5!'))).status).toBe(200);
    expect((await tryLogIn(visitor, email, 'Monsoon-Kite-5!')).body.isFirstLogin).toBe(false);
    expect((await visitor.call('/api/account')).status).toBe(200);
  });

  it('are not taken over by whoever registers the same address: each link has its own password and browser', async () => {
    const [owner, thief] = [visitorOf(server), visitorOf(server)];
    const email = anEmail();
    await owner.call('/api/register', { name: 'Asha', email, password: NEW });
    const own = /confirm=([\w-]+)/.exec(await mailTo(dataDir, email, /open your account/))![1]!;
    await thief.call('/api/register', { name: 'WIN http://evil.example', email, password: 'Thief-Wins-99!' });
    const other = await vi.waitFor(async () => {
      const token = /confirm=([\w-]+)/.exec(await mailTo(dataDir, email, /open your account/))![1]!;
      expect(token).not.toBe(own);
      return token;
    });
    expect(await mailTo(dataDir, email, /open your account/)).not.toContain('evil');
    expect(await owner.call('/api/confirm-email', { token: other })).toMatchObject({ status: 401, code: 'password-needed' });
    expect(await visitorOf(server).call('/api/confirm-email', { token: own })).toMatchObject({ code: 'password-needed' });
    expect((await visitorOf(server).call('/api/confirm-email', { token: own, password: NEW })).status).toBe(200);
    expect(await thief.call('/api/confirm-email', { token: other })).toMatchObject({ code: 'not-found' });
    expect((await tryLogIn(thief, email, 'Thief-Wins-99!')).code).toBe('log-in-failed');
    expect((await tryLogIn(owner, email, NEW)).status).toBe(200);
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
