import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { SessionAccount } from '../../src/server/account/sessions.ts';
import { openAccount } from '../../src/server/account/open-account.ts';
import { hashPassword } from '../../src/server/account/password-hash.ts';
import { readConfig } from '../../src/server/config.ts';
import { openDatabase, type OpenDatabase } from '../../src/server/database/open.ts';
import { answerByKey, askedHome, confirmPosting, keepFresh } from '../../src/server/freshness/freshness.ts';
import { addSubscription } from '../../src/server/plans/subscriptions.ts';
import { changePosting } from '../../src/server/posting/change-posting.ts';
import { newPosting, ownPostings, savePosting } from '../../src/server/posting/postings.ts';
import { markChecked } from '../../src/server/review/mark-checked.ts';
import { decideReview } from '../../src/server/review/review.ts';
import { bulkProperties } from '../../src/server/search/search.ts';
import { startAccounts, type RunningAccounts } from '../../src/server/start-accounts.ts';
import { readWords } from '../../src/server/words.ts';
import { copyFilled } from './filled/filled-folder.ts';
import { someDetails } from './purchase.ts';
import { aPostingForm, newFolder } from './shop.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

let database: OpenDatabase;
let accounts: RunningAccounts;
let owner: SessionAccount;
let clock = Date.parse('2026-11-21T10:00:00Z');
const now = () => new Date(clock);

beforeAll(async () => {
  const dataDir = newFolder();
  copyFilled(inject('filledFolder'), dataDir);
  const config = readConfig({ DATA_DIR: dataDir, HOST: '0.0.0.0', PAYMENT_PROVIDER: 'sandbox' });
  database = await openDatabase(config);
  accounts = await startAccounts({ config, database, words: readWords(), log: pino({ level: 'silent' }) }, now);
  const email = 'owner@example.com';
  const oneTime = { password: 'AAAA-BBBB-CCCC', hash: await hashPassword('AAAA-BBBB-CCCC') };
  await database.db.transaction().execute(async (trx) => {
    await openAccount(trx, accounts.parts, { details: someDetails(email), purpose: 'customer', oneTime });
    const { id } = await trx.selectFrom('accounts').select('id').where('email', '=', email).executeTakeFirstOrThrow();
    await addSubscription(trx, { orderId: null, accountId: id, planId: 'customer-basic-yearly', at: now() });
    owner = { id, email, role: 'member', mustChange: false } as SessionAccount;
  });
});
afterAll(async () => {
  await accounts.stop();
  await database.close();
});

async function aLiveHome(title: string) {
  const { parts } = accounts;
  const { id } = await newPosting(parts, owner, aPostingForm({ title }));
  await changePosting(parts, owner, id, 'submit');
  await decideReview(parts, id, 'approve', '');
  const home = (await mine(id))!.propertyId!;
  return { id, home };
}

const mine = async (id: number) => (await ownPostings(accounts.parts, owner.id)).find((posting) => posting.id === id);
const live = async (home: number) => (await bulkProperties(database.db, [home]))[0];
const mails = async (kind: string, home: number) =>
  (await database.db.selectFrom('outbox').selectAll().where('key', 'like', `${kind}:${home}:%`).orderBy('id').execute()).map(
    ({ body }) => body,
  );
const keyIn = (mail: string): string => /still-available\?key=([\w-]+)/.exec(mail)![1]!;

/** The job of as many days as pass, once a day. */
async function pass(days: number): Promise<void> {
  for (let day = 0; day < days; day++) {
    clock += DAY_MS;
    await keepFresh(accounts.parts);
  }
}

const catalogue = async () =>
  (await database.db.selectFrom('properties').select('id').where('owner_id', 'is', null).where('state', '=', 'live').execute()).length;

describe('a home that an owner has posted', () => {
  it('is asked about after 30 days, once; one press says that it is still to be had', async () => {
    const { id, home } = await aLiveHome('Flat that waits');
    await pass(29);
    expect(await mails('stillAvailable', home)).toEqual([]);
    await pass(3);
    const asked = await mails('stillAvailable', home);
    expect(asked).toHaveLength(1);
    expect(await mine(id)).toMatchObject({ question: 'asked', state: 'live' });
    const key = keyIn(asked[0]!);
    expect(await askedHome(accounts.parts, key)).toEqual({ title: 'Flat that waits', state: 'live' });
    await answerByKey(accounts.parts, key, 'available');
    await answerByKey(accounts.parts, key, 'available');
    expect(await live(home)).toMatchObject({ confirmedDate: now().toISOString() });
    expect((await mine(id))!.question).toBeUndefined();
    await pass(29);
    expect(await mails('stillAvailable', home)).toHaveLength(1);
    await changePosting(accounts.parts, owner, id, 'withdraw');
  });

  it('is taken off after 45 days without an answer, with all that is known of it, and is back at one press', async () => {
    const before = await catalogue();
    const { id, home } = await aLiveHome('Flat of silence');
    await pass(44);
    expect(await live(home)).not.toBeNull();
    await pass(2);
    expect(await live(home)).toBeNull();
    expect(await mine(id)).toMatchObject({ state: 'withdrawn', question: 'lapsed', form: { title: 'Flat of silence' } });
    const [told] = await mails('lapsed', home);
    expect(await askedHome(accounts.parts, keyIn(told!))).toMatchObject({ state: 'lapsed' });
    await confirmPosting(accounts.parts, id, owner);
    expect(await live(home)).toMatchObject({ id: home, confirmedDate: now().toISOString() });
    expect(await mine(id)).toMatchObject({ state: 'live' });
    expect(await catalogue()).toBe(before);
    await changePosting(accounts.parts, owner, id, 'withdraw');
  });

  it('is sold or let by the other press, and then no key and no confirmation brings it back', async () => {
    const { id, home } = await aLiveHome('Flat that found somebody');
    await pass(31);
    const key = keyIn((await mails('stillAvailable', home))[0]!);
    await expect(answerByKey(accounts.parts, `${key.slice(0, -3)}abc`, 'gone')).rejects.toMatchObject({ code: 'posting-gone' });
    await answerByKey(accounts.parts, key, 'gone');
    expect(await live(home)).toBeNull();
    expect(await mine(id)).toMatchObject({ state: 'sold' });
    await expect(answerByKey(accounts.parts, key, 'available')).rejects.toMatchObject({ code: 'posting-gone' });
    await expect(confirmPosting(accounts.parts, id, owner)).rejects.toMatchObject({ code: 'posting-not-possible' });
  });

  it('that was withdrawn by its owner does not come back by an old mail', async () => {
    const { id, home } = await aLiveHome('Flat that was withdrawn');
    await pass(31);
    const key = keyIn((await mails('stillAvailable', home))[0]!);
    await changePosting(accounts.parts, owner, id, 'withdraw');
    await expect(answerByKey(accounts.parts, key, 'available')).rejects.toMatchObject({ code: 'posting-gone' });
    await expect(confirmPosting(accounts.parts, id, owner)).rejects.toMatchObject({ code: 'posting-not-possible' });
  });

  it('comes back only where the plan has room', async () => {
    const { id } = await aLiveHome('One too many');
    await pass(46);
    const others = await Promise.all(['Second of four homes', 'Third of four homes', 'Fourth of four homes'].map(aLiveHome));
    await expect(confirmPosting(accounts.parts, id, owner)).rejects.toMatchObject({ code: 'plan-full' });
    expect(await mine(id)).toMatchObject({ question: 'lapsed' });
    for (const other of others) await changePosting(accounts.parts, owner, other.id, 'withdraw');
    await Promise.all([confirmPosting(accounts.parts, id, owner), keepFresh(accounts.parts)]);
    expect(await mine(id)).toMatchObject({ state: 'live' });
  });
});

describe('what was checked of a home', () => {
  it('stands there with its day, until it is taken back or the home moves', async () => {
    const { id, home } = await aLiveHome('Checked flat');
    expect(await live(home)).not.toHaveProperty('paperSeenDate');
    await markChecked(accounts.parts, home, 'paper', true);
    await markChecked(accounts.parts, home, 'phone', true);
    expect(await live(home)).toMatchObject({ paperSeenDate: now().toISOString(), phoneCheckedDate: now().toISOString() });
    await markChecked(accounts.parts, home, 'phone', false);
    expect(await live(home)).not.toHaveProperty('phoneCheckedDate');
    await savePosting(accounts.parts, owner, id, aPostingForm({ title: 'Checked flat', address: '4, Other Road, Kondapur' }));
    await changePosting(accounts.parts, owner, id, 'submit');
    await decideReview(accounts.parts, id, 'approve', '');
    expect(await live(home)).not.toHaveProperty('paperSeenDate');
    await expect(markChecked(accounts.parts, 999_999_999, 'paper', true)).rejects.toMatchObject({ code: 'property-gone' });
  });
});
