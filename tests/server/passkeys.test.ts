import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beginPasskeyLogIn, logInByPasskey } from '../../src/server/account/log-in-passkey.ts';
import { openAccount } from '../../src/server/account/open-account.ts';
import { addPasskey, beginPasskey, readPasskeys, removePasskey } from '../../src/server/account/passkeys.ts';
import { createSessions, type SessionAccount } from '../../src/server/account/sessions.ts';
import { createThrottle } from '../../src/server/account/throttle.ts';
import { readConfig } from '../../src/server/config.ts';
import { openDatabase, type OpenDatabase } from '../../src/server/database/open.ts';
import { startAccounts, type RunningAccounts } from '../../src/server/start-accounts.ts';
import { readWords } from '../../src/server/words.ts';
import { someDetails } from './purchase.ts';
import { newFolder } from './shop.ts';
import { softPasskey } from './soft-passkey.ts';

const CALLER = { network: '203.0.113.9', browser: 'Chrome', deviceHash: null };
const SITE = { origin: 'https://homes.example', rpId: 'homes.example' };
const MINUTE_MS = 60_000;

describe('a passkey', () => {
  let database: OpenDatabase;
  let accounts: RunningAccounts;
  let asha: SessionAccount;
  let ravi: SessionAccount;
  let clock = Date.parse('2026-11-21T10:00:00Z');
  const now = () => new Date(clock);

  beforeAll(async () => {
    const config = readConfig({ DATA_DIR: newFolder(), HOST: '0.0.0.0', SITE_URL: SITE.origin, PAYMENT_PROVIDER: 'none' });
    database = await openDatabase(config);
    accounts = await startAccounts({ config, database, words: readWords(), log: pino({ level: 'silent' }) }, now);
    const open = async (email: string): Promise<SessionAccount> => {
      const oneTime = { password: 'AAAA-BBBB-CCCC', hash: 'none' };
      await database.db
        .transaction()
        .execute((trx) => openAccount(trx, accounts.parts, { details: someDetails(email), purpose: 'customer', oneTime }));
      const { id } = await database.db.selectFrom('accounts').select('id').where('email', '=', email).executeTakeFirstOrThrow();
      return { id, email, role: 'member', since: now() };
    };
    asha = await open('asha@example.com');
    ravi = await open('ravi@example.com');
  });
  afterAll(async () => {
    await accounts.stop();
    await database.close();
  });

  const doors = () => ({ sessions: createSessions(database.db, now), throttle: createThrottle(database.db, now, async () => undefined) });
  const fresh = (account: SessionAccount) => ({ ...account, since: now() });
  const codeOf = (work: Promise<unknown>) =>
    work.then(
      () => 'done',
      (error: { code: string }) => error.code,
    );
  const asked = async (account: SessionAccount) => (await beginPasskey(accounts.parts, doors().throttle, fresh(account)))['challenge'];
  const askedToLogIn = async () => (await beginPasskeyLogIn(accounts.parts, doors(), CALLER))['challenge'];
  const enter = (proof: Parameters<typeof logInByPasskey>[2]) => logInByPasskey(accounts.parts, doors(), proof, CALLER, 'device');

  /** Each case begins when the counts of the one before have decayed. */
  async function madeFor(account: SessionAccount, name = '') {
    clock += 60 * MINUTE_MS;
    const device = softPasskey();
    await addPasskey(accounts.parts, account, { name, proof: device.make({ ...SITE, challenge: await asked(account) }) });
    return device;
  }

  it('is made, named and listed, told by mail, and opens the door of its account', async () => {
    const device = await madeFor(asha, ' Asha’s phone ');
    expect(await readPasskeys(accounts.parts, asha.id)).toMatchObject([{ id: device.id, name: 'Asha’s phone', usedAt: null }]);
    expect(await readPasskeys(accounts.parts, ravi.id)).toEqual([]);
    const mails = await database.db.selectFrom('outbox').select(['recipient', 'subject']).where('key', 'like', 'passkeyMade:%').execute();
    expect(mails).toEqual([{ recipient: asha.email, subject: 'A passkey was added to your account' }]);
    const answer = await enter(device.use({ ...SITE, challenge: await askedToLogIn() }));
    expect(answer).toMatchObject({ isFirstLogin: false, email: asha.email });
    expect(await createSessions(database.db, now).find(answer.token, 'Chrome')).toMatchObject({ id: asha.id });
    expect((await readPasskeys(accounts.parts, asha.id))[0]!.usedAt).toBe(now().toISOString());
  });

  it('signs each challenge once, whichever of two tries at once comes first', async () => {
    const device = await madeFor(asha);
    const proof = device.use({ ...SITE, challenge: await askedToLogIn() });
    const outcomes = await Promise.all([codeOf(enter(proof)), codeOf(enter(proof))]);
    expect(outcomes.toSorted()).toEqual(['done', 'log-in-failed']);
    expect(await codeOf(enter(proof))).toBe('log-in-failed');
  });

  it('signs nothing that is older than five minutes, or that nobody asked for', async () => {
    const device = await madeFor(asha);
    const challenge = await askedToLogIn();
    clock += 5 * MINUTE_MS;
    expect(await codeOf(enter(device.use({ ...SITE, challenge })))).toBe('log-in-failed');
    expect(await codeOf(enter(device.use({ ...SITE, challenge: 'bWFkZS11cA' })))).toBe('log-in-failed');
    expect(await codeOf(enter(device.use({ ...SITE, challenge: await asked(asha) })))).toBe('log-in-failed');
  });

  it.each([
    ['signed at another site', { origin: 'https://homes.example.evil.example' }],
    ['made for another site', { rpId: 'evil.example' }],
    ['used without finger, face or PIN', { unverified: true }],
  ])('%s opens nothing, and is not kept', async (_, wrong) => {
    const device = await madeFor(asha);
    expect(await codeOf(enter(device.use({ ...SITE, ...wrong, challenge: await askedToLogIn() })))).toBe('log-in-failed');
    const other = softPasskey();
    const proof = other.make({ ...SITE, ...wrong, challenge: await asked(asha) });
    expect(await codeOf(addPasskey(accounts.parts, asha, { name: '', proof }))).toBe('passkey-failed');
    expect((await readPasskeys(accounts.parts, asha.id)).map(({ id }) => id)).not.toContain(other.id);
  });

  it('of a device that counts back is a copy, and opens nothing', async () => {
    const device = await madeFor(asha);
    const use = async () => codeOf(enter(device.use({ ...SITE, challenge: await askedToLogIn() })));
    expect([await use(), await use()]).toEqual(['done', 'done']);
    device.forget();
    expect(await use()).toBe('log-in-failed');
  });

  it('signed by another device opens nothing', async () => {
    const device = await madeFor(asha);
    const proof = softPasskey().use({ ...SITE, challenge: await askedToLogIn() });
    expect(await codeOf(enter(proof))).toBe('log-in-failed');
    expect(await codeOf(enter({ ...proof, id: device.id, rawId: device.id }))).toBe('log-in-failed');
  });

  it('is made with a challenge of its own account, and is nobody else’s afterwards', async () => {
    const device = await madeFor(asha);
    const stolen = softPasskey().make({ ...SITE, challenge: await asked(asha) });
    expect(await codeOf(addPasskey(accounts.parts, ravi, { name: '', proof: stolen }))).toBe('passkey-failed');
    const again = device.make({ ...SITE, challenge: await asked(ravi) });
    expect(await codeOf(addPasskey(accounts.parts, ravi, { name: '', proof: again }))).toBe('passkey-failed');
    expect(await codeOf(removePasskey(accounts.parts, fresh(ravi), device.id))).toBe('not-found');
  });

  it('opens nothing once it is removed, which the owner hears of', async () => {
    const device = await madeFor(asha);
    await removePasskey(accounts.parts, fresh(asha), device.id);
    expect(await codeOf(enter(device.use({ ...SITE, challenge: await askedToLogIn() })))).toBe('log-in-failed');
    const told = await database.db.selectFrom('outbox').select('recipient').where('key', 'like', 'passkeyRemoved:%').execute();
    expect(told).toEqual([{ recipient: asha.email }]);
  });

  it('is neither made nor removed in a session of more than 15 minutes', async () => {
    const device = await madeFor(asha);
    const late = fresh(asha);
    clock += 15 * MINUTE_MS + 1;
    expect(await codeOf(beginPasskey(accounts.parts, doors().throttle, late))).toBe('log-in-again');
    expect(await codeOf(removePasskey(accounts.parts, late, device.id))).toBe('log-in-again');
  });

  it('is one of at most twenty, and not tried more often than that in an hour', async () => {
    clock += 60 * MINUTE_MS;
    const tries = [];
    for (let each = 0; each < 21; each++) tries.push(await codeOf(beginPasskey(accounts.parts, doors().throttle, fresh(ravi))));
    expect(tries.filter((outcome) => outcome === 'too-many-requests')).toHaveLength(1);
    for (let each = 0; each < 20; each++) await madeFor(ravi);
    clock += 60 * MINUTE_MS;
    expect(await codeOf(beginPasskey(accounts.parts, doors().throttle, fresh(ravi)))).toBe('passkeys-full');
  });
});
