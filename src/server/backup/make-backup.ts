import { sql } from 'kysely';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { rename } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Database } from '../database/open.ts';
import type { FileStore } from '../files/file-store.ts';
import { UPLOADS } from '../posting/keep-photo.ts';
import { migrationsOf, tablesInOrder } from './tables-in-order.ts';

const ROWS_AT_ONCE = 1000;

export interface BackedUp {
  rows: number;
  files: number;
}

/**
 * Writes everything into one file: lines of JSON, packed with gzip. First what it is, then each table as it was at one moment,
 * then each uploaded file, last how much there was. The file appears under its name only when it is whole.
 */
export async function makeBackup(db: Database, store: FileStore, target: string, onProgress: (what: string) => void): Promise<BackedUp> {
  const gzip = createGzip();
  const unfinished = `${target}.part`;
  const written = pipeline(gzip, createWriteStream(unfinished, { mode: 0o600 }));
  const write = async (line: string) => {
    if (!gzip.write(`${line}\n`)) await once(gzip, 'drain');
  };
  const done: BackedUp = { rows: 0, files: 0 };
  await write(JSON.stringify({ backup: 1, madeAt: new Date().toISOString(), migrations: await migrationsOf(db) }));
  await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      for (const table of await tablesInOrder(trx)) {
        await sql`declare rows_of cursor for select row_to_json(one)::text as row from ${sql.table(table)} as one`.execute(trx);
        for (;;) {
          const { rows } = await sql<{ row: string }>`fetch ${sql.lit(ROWS_AT_ONCE)} from rows_of`.execute(trx);
          if (rows.length === 0) break;
          // The rows stay text: numbers of PostgreSQL may be larger than ours.
          await write(`{"table":${JSON.stringify(table)},"rows":[${rows.map(({ row }) => row).join(',')}]}`);
          done.rows += rows.length;
          onProgress(`${done.rows} rows`);
        }
        await sql`close rows_of`.execute(trx);
      }
    });
  for (const { name } of await store.list(UPLOADS)) {
    const bytes = name.endsWith('.part') ? null : await store.read(name);
    if (!bytes) continue;
    await write(JSON.stringify({ file: name, bytes: Buffer.from(bytes).toString('base64') }));
    done.files++;
    onProgress(`${done.rows} rows, ${done.files} files`);
  }
  await write(JSON.stringify({ end: done }));
  gzip.end();
  await written;
  await rename(unfinished, target);
  return done;
}
