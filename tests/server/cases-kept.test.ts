import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../../src/server/config.ts';
import { openDatabase, type OpenDatabase } from '../../src/server/database/open.ts';
import type { Parts } from '../../src/server/parts.ts';
import { startAccounts, type RunningAccounts } from '../../src/server/start-accounts.ts';
import { takeCase } from '../../src/server/support/take-case.ts';
import { readWords } from '../../src/server/words.ts';
import { newFolder } from './shop.ts';

let database: OpenDatabase;
let accounts: RunningAccounts;

beforeAll(async () => {
  const config = readConfig({ DATA_DIR: newFolder() });
  database = await openDatabase(config);
  const log = pino({ level: 'silent' });
  accounts = await startAccounts({ config: { ...config, demoLogIns: false }, database, words: readWords(), log });
});
afterAll(async () => {
  await accounts.stop();
  await database.close();
});

it('a case is kept for one year, with its mails, and no longer', async () => {
  const take = async (day: string, text: string) => {
    const parts: Parts = { ...accounts.parts, now: () => new Date(day) };
    const given = { about: 'other', text, reach: '9848012345', payment: undefined, language: undefined, key: crypto.randomUUID() } as const;
    await takeCase(parts, given, null);
    const cases = await database.db.selectFrom('support_cases').select('text').orderBy('id').execute();
    const mails = await database.db.selectFrom('outbox').select('key').where('key', 'like', 'case:%').execute();
    return [cases.map((kept) => kept.text), mails.length];
  };
  expect(await take('2026-01-01', 'first')).toEqual([['first'], 1]);
  expect(await take('2026-12-31', 'second')).toEqual([['first', 'second'], 2]);
  expect(await take('2027-01-02', 'third')).toEqual([['second', 'third'], 2]);
});
