import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Pace } from '../../src/domain/saved-search.ts';
import { readConfig } from '../../src/server/config.ts';
import { openDatabase, type OpenDatabase } from '../../src/server/database/open.ts';
import { changeSearch, confirmSearch, saveSearch, type SearchParts } from '../../src/server/saved-searches/saved-searches.ts';
import { mailSearch, matchAndTell, tellWhoIsDue } from '../../src/server/saved-searches/search-mail.ts';
import { searchKeys } from '../../src/server/saved-searches/secret-keys.ts';
import { startAccounts, type RunningAccounts } from '../../src/server/start-accounts.ts';
import { readWords } from '../../src/server/words.ts';
import { copyFilled } from './filled/filled-folder.ts';
import { anEmail, newFolder } from './shop.ts';

const HOUR_MS = 60 * 60 * 1000;

let database: OpenDatabase;
let accounts: RunningAccounts;
let search: SearchParts;
let clock = Date.parse('2026-11-21T10:00:00Z');

beforeAll(async () => {
  const dataDir = newFolder();
  copyFilled(inject('filledFolder'), dataDir);
  const config = readConfig({ DATA_DIR: dataDir, HOST: '0.0.0.0', PAYMENT_PROVIDER: 'sandbox' });
  database = await openDatabase(config);
  accounts = await startAccounts({ config, database, words: readWords(), log: pino({ level: 'silent' }) }, () => new Date(clock));
  search = { parts: accounts.parts, keys: await searchKeys(database.db) };
});
afterAll(async () => {
  await accounts.stop();
  await database.close();
});

/** A search of somebody without an account, whose link was followed. */
async function waiting(pace: Pace): Promise<{ id: number; email: string }> {
  const email = anEmail();
  await saveSearch(search, { wanted: { filters: { locality: 'Kondapur', purpose: 'buy' }, words: '' }, pace, email, account: null });
  const { id } = await database.db.selectFrom('saved_searches').select('id').where('email', '=', email).executeTakeFirstOrThrow();
  await confirmSearch(search, search.keys.of('confirm', id));
  return { id, email };
}

const kondapur = async (count: number) =>
  (
    await database.db
      .selectFrom('properties')
      .select('id')
      .where('locality', '=', 'Kondapur')
      .where('offer', '=', 'buy')
      .where('state', '=', 'live')
      .orderBy('id')
      .limit(count)
      .execute()
  ).map(({ id }) => ({ id, was: null }));

const subjects = async (email: string) =>
  (await database.db.selectFrom('outbox').select('subject').where('recipient', '=', email).orderBy('id').execute())
    .map(({ subject }) => subject)
    .filter((subject) => subject.includes('come:'));

/** What the workers do now. */
async function round(): Promise<void> {
  await tellWhoIsDue(search);
  await accounts.parts.jobs.workOff('search-mail', ({ id }) => mailSearch(search, id));
}

describe('the mails of saved searches', () => {
  it.each([
    ['daily', 24],
    ['weekly', 7 * 24],
  ] as const)('%s gather what has come, one by one, into one mail when it is due', async (pace, hours) => {
    const { email } = await waiting(pace);
    for (const home of await kondapur(3)) {
      await matchAndTell(search, [home]);
      await round();
    }
    expect(await subjects(email)).toEqual([]);
    clock += hours * HOUR_MS;
    await round();
    await round();
    expect(await subjects(email)).toEqual([expect.stringMatching(/^3 homes have come:/)]);
  });

  it('are not sent of a search that is deleted while its mail is made, whichever comes first', async () => {
    const all = await Promise.all(Array.from({ length: 12 }, () => waiting('at-once')));
    for (const home of await kondapur(2)) await matchAndTell(search, [home]);
    await Promise.all(
      all.flatMap(({ id }, i) => {
        const mail = () => mailSearch(search, id);
        const remove = () => changeSearch(search, id, { account: null, key: search.keys.of('own', id) }, { state: 'removed' });
        return (i % 2 === 0 ? [mail, remove] : [remove, mail]).map((act) => act());
      }),
    );
    for (const { id, email } of all) {
      const unsent = await database.db
        .selectFrom('outbox')
        .select('id')
        .where('key', 'like', `search:${id}:%`)
        .where('sent_at', 'is', null)
        .where('subject', 'like', '%come:%')
        .execute();
      expect(unsent).toEqual([]);
      const told = await subjects(email);
      await mailSearch(search, id);
      await round();
      expect(await subjects(email)).toEqual(told);
    }
  });
});
