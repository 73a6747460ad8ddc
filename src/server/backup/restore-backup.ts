import { sql, type Transaction } from 'kysely';
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { Misused } from '../command-line.ts';
import type { Database } from '../database/open.ts';
import type { Tables } from '../database/schema.ts';
import type { FileStore } from '../files/file-store.ts';
import type { BackedUp } from './make-backup.ts';
import { migrationsOf, tablesInOrder } from './tables-in-order.ts';

/** A backup that cannot be used; the message says why, and what to do. */
class BackupRefused extends Misused {
  override readonly name = 'BackupRefused';
}

interface Header {
  backup?: number;
  madeAt: string;
  migrations: string[];
}

const TABLE_LINE = /^\{"table":("\w+"),"rows":(\[.*\])\}$/s;

async function* linesOf(file: string): AsyncGenerator<string> {
  const packed = createReadStream(file);
  const plain = packed.pipe(createGunzip());
  packed.on('error', (error) => plain.destroy(error));
  try {
    yield* createInterface({ input: plain, crlfDelay: Number.POSITIVE_INFINITY });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code?.startsWith('Z_')) throw new BackupRefused(`${file} is damaged, or no backup of ours.`, { cause: error });
    throw error;
  }
}

/** Reads a backup to its end. Gives what it holds; throws BackupRefused where it is not whole. */
export async function checkBackup(file: string): Promise<Header & BackedUp> {
  let header: Header | null = null;
  let end: BackedUp | null = null;
  for await (const line of linesOf(file)) {
    header ??= JSON.parse(line) as Header;
    if (header.backup !== 1) throw new BackupRefused(`${file} is no backup of ours.`);
    end = line.startsWith('{"end":') ? (JSON.parse(line) as { end: BackedUp }).end : null;
  }
  if (!header || !end) throw new BackupRefused(`${file} is not whole: its end is missing.`);
  return { ...header, ...end };
}

async function needSameForm(db: Database, { migrations, madeAt }: Header): Promise<void> {
  const ours = await migrationsOf(db);
  const missing = migrations.filter((name) => !ours.includes(name));
  const newer = ours.filter((name) => !migrations.includes(name));
  if (missing.length + newer.length > 0)
    throw new BackupRefused(
      `The backup of ${madeAt} is of another version (${[...missing.map((name) => `with ${name}`), ...newer.map((name) => `without ${name}`)].join(', ')}). ` +
        'Restore it with the version that made it, then update.',
    );
}

/** Numbers that are given to new rows go on after the greatest that is there. */
async function continueCounting(trx: Transaction<Tables>): Promise<void> {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and is_identity = 'YES'`.execute(trx);
  for (const { table, column } of rows)
    await sql`select setval(pg_get_serial_sequence(${table}, ${column}), (select coalesce(max(${sql.ref(column)}), 0) + 1 from ${sql.table(table)}), false)`.execute(
      trx,
    );
}

/** Mails that had not gone are handed over anew. */
async function beginJobsAnew(trx: Transaction<Tables>): Promise<void> {
  await trx.updateTable('outbox').set({ handed_over: false }).where('sent_at', 'is', null).execute();
  const { rows } = await sql<{ found: boolean }>`select to_regclass('jobs.job') is not null as found`.execute(trx);
  if (rows[0]!.found) await sql`delete from jobs.job`.execute(trx);
}

/**
 * Puts a backup in place of what the database has, whole or not at all; then its files. `replace`: also where there are
 * accounts or homes already. Throws BackupRefused.
 */
export async function restoreBackup(
  db: Database,
  store: FileStore,
  { file, replace, onProgress }: { file: string; replace: boolean; onProgress(what: string): void },
): Promise<BackedUp> {
  const checked = await checkBackup(file);
  await needSameForm(db, checked);
  await db.transaction().execute(async (trx) => {
    const tables = await tablesInOrder(trx);
    const { rows: found } = await sql<{
      used: boolean;
    }>`select exists (select 1 from accounts) or exists (select 1 from properties) as used`.execute(trx);
    if (found[0]!.used && !replace)
      throw new BackupRefused('The database is in use: it has accounts or homes. With --replace they are replaced by those of the backup.');
    await sql`truncate ${sql.join(tables.map((name) => sql.table(name)))} cascade`.execute(trx);
    let rows = 0;
    for await (const line of linesOf(file)) {
      const [, name, list] = TABLE_LINE.exec(line) ?? [];
      if (!name || !list) continue;
      const table = sql.table(JSON.parse(name) as string);
      const { numAffectedRows } =
        await sql`insert into ${table} select * from jsonb_populate_recordset(null::${table}, ${list}::jsonb)`.execute(trx);
      onProgress(`${(rows += Number(numAffectedRows ?? 0))} of ${checked.rows} rows`);
    }
    if (rows !== checked.rows) throw new BackupRefused(`${file} holds ${rows} rows where it should hold ${checked.rows}.`);
    await continueCounting(trx);
    await beginJobsAnew(trx);
  });
  let files = 0;
  for await (const line of linesOf(file)) {
    if (!line.startsWith('{"file":')) continue;
    const { file: name, bytes } = JSON.parse(line) as { file: string; bytes: string };
    await store.write(name, Buffer.from(bytes, 'base64'), 'image/jpeg');
    onProgress(`${++files} of ${checked.files} files`);
  }
  return { rows: checked.rows, files };
}
