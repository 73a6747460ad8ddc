import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { readConfig } from '../../src/server/config.ts';
import { startAccounts } from '../../src/server/start-accounts.ts';
import { openDatabase } from '../../src/server/database/open.ts';
import { readWords } from '../../src/server/words.ts';
import { newFolder } from './shop.ts';

/** All crash points several times in the long run, a sample of them otherwise. */
const CRASHES = process.env['LONG'] ? 200 : 10;
const CHECK_EVERY = 5;

async function buy(dataDir: string, killBefore: number): Promise<{ signal: string | null; said: string }> {
  const buyer = spawn(process.execPath, ['tests/server/crash-buyer.ts', dataDir, String(killBefore)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  buyer.stdout.on('data', (chunk) => (said += String(chunk)));
  const [, signal] = (await once(buyer, 'exit')) as [number | null, string | null];
  return { signal, said };
}

/** Starts again, as the server does, and compares the books of the bank with ours. */
async function checkBooks(dataDir: string) {
  const config = readConfig({ DATA_DIR: dataDir, HOST: '0.0.0.0', PAYMENT_PROVIDER: 'sandbox' });
  const database = await openDatabase(config);
  const accounts = await startAccounts({ config, database, words: readWords(), log: pino({ level: 'silent' }) });
  const { rows } = await sql<{ paid: string; unserved: string; unpaid: string; receipts: string; waiting: string }>`
    with bank as (select order_id from sandbox_bank join payments on payments.id = payment_id where sandbox_bank.state = 'approved')
    select (select count(*) from bank) as paid,
      (select count(*) from bank left join subscriptions using (order_id) where subscriptions.id is null) as unserved,
      (select count(*) from subscriptions left join bank using (order_id) where order_id is not null and bank.order_id is null) as unpaid,
      (select count(*) from outbox where key like 'receipt:%') as receipts,
      (select count(*) from outbox where sent_at is null) as waiting`.execute(database.db);
  await accounts.stop();
  await database.close();
  return Object.fromEntries(Object.entries(rows[0]!).map(([name, count]) => [name, Number(count)]));
}

it(
  `leaves no paid order without its subscription, and none without payment, after ${CRASHES} crashes between any two writes`,
  async () => {
    const dataDir = newFolder();
    const writes = Number((await buy(dataDir, 0)).said);
    expect(writes).toBeGreaterThan(15);
    for (let crash = 0; crash < CRASHES; crash++) {
      const point = CRASHES < writes ? Math.ceil(((crash + 1) * writes) / CRASHES) : (crash % writes) + 1;
      expect(await buy(dataDir, point)).toEqual({ signal: 'SIGKILL', said: '' });
      if (crash % CHECK_EVERY === CHECK_EVERY - 1) {
        const { paid, unserved, unpaid, receipts, waiting } = await checkBooks(dataDir);
        expect({ unserved, unpaid, receipts, waiting }).toEqual({ unserved: 0, unpaid: 0, receipts: paid, waiting: 0 });
      }
    }
    const { paid } = await checkBooks(dataDir);
    expect(paid).toBeGreaterThan(CRASHES / 3);
    const receipts = readdirSync(join(dataDir, 'outbox')).filter((file) => file.endsWith('.eml'));
    expect(receipts.length).toBeGreaterThanOrEqual(paid!);
  },
  60 * 60_000,
);
