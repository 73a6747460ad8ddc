import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openDatabase } from '../../src/server/database/open.ts';
import { newFolder } from './shop.ts';

/** A thousand in the long run, or as many as fit into its time; the short one shows that it would be seen. */
const KILLS = Number(process.env['KILLS'] ?? (process.env['LONG'] ? 1000 : 2));
const MOST_MS = 40 * 60_000;
const CHECK_EVERY = 100;
/** How long a process writes before it is killed, in milliseconds. */
const LEAST_MS = 20;
const SPREAD_MS = 400;

/** Where each kind of write is found again. */
const FOUND: Record<string, string> = {
  enquiry: 'select email as key from enquiries',
  account: 'select email as key from accounts',
  order: 'select id as key from orders',
  paid: 'select order_id as key from subscriptions where order_id is not null',
  place: 'select visitor as key from visitor_locations',
};

/** Starts a writer, kills it in the middle, and gives what it had acknowledged. */
async function writeAndKill(dataDir: string, run: number): Promise<string[]> {
  const writer = spawn(process.execPath, ['tests/server/crash-mixed.ts', dataDir, String(run)], { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  let error = '';
  writer.stderr.on('data', (chunk) => (error += String(chunk)));
  const ready = new Promise<void>((resolve, reject) => {
    writer.stdout.on('data', (chunk) => {
      said += String(chunk);
      if (said.includes('ready')) resolve();
    });
    writer.once('exit', (code) => reject(new Error(`the writer ended with ${code}: ${error}`)));
  });
  await ready;
  const exited = once(writer, 'exit');
  await new Promise((resolve) => setTimeout(resolve, LEAST_MS + ((run * 137) % SPREAD_MS)));
  writer.kill('SIGKILL');
  await exited;
  // The last line may be cut.
  return said
    .slice(0, said.lastIndexOf('\n'))
    .split('\n')
    .filter((line) => !line.startsWith('ready'));
}

it(
  `${KILLS} kills under writes of every kind lose nothing that was acknowledged, and leave the books of bank and site the same`,
  async () => {
    const dataDir = newFolder();
    const acknowledged: string[] = [];
    const start = performance.now();
    let isLast = false;
    for (let run = 1; !isLast; run++) {
      acknowledged.push(...(await writeAndKill(dataDir, run)));
      isLast = run === KILLS || performance.now() - start > MOST_MS;
      if (run % CHECK_EVERY !== 0 && !isLast) continue;
      const { db, close } = await openDatabase({ dataDir, databaseUrl: undefined });
      const found = new Set<string>();
      for (const [kind, query] of Object.entries(FOUND))
        for (const { key } of (await sql.raw<{ key: string }>(query).execute(db)).rows) found.add(`${kind} ${key}`);
      const { rows } = await sql<{ captured: string; unserved: string; unpaid: string }>`
        select (select count(*) from payments where state = 'captured') as captured,
          (select count(*) from payments left join subscriptions using (order_id) where state = 'captured' and subscriptions.id is null) as unserved,
          (select count(*) from subscriptions left join payments on payments.order_id = subscriptions.order_id and payments.state = 'captured'
            where subscriptions.order_id is not null and payments.id is null) as unpaid`.execute(db);
      await close();
      expect(acknowledged.filter((line) => !found.has(line))).toEqual([]);
      expect(rows[0]).toMatchObject({ unserved: '0', unpaid: '0' });
      if (process.env['LONG'])
        console.log(
          `${run} kills: ${acknowledged.length} writes acknowledged, 0 lost; ${rows[0]!.captured} captures, each with its subscription`,
        );
    }
    expect(acknowledged.length).toBeGreaterThan(KILLS);
  },
  44 * 60_000,
);
