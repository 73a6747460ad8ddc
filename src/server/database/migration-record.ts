import { sql, type Kysely } from 'kysely';
import type { MigrationFile } from './migration-files.ts';

/** The schema of the database does not fit this program; the message says what to do. */
export class SchemaRefused extends Error {
  override readonly name = 'SchemaRefused';
}

const tableExists = async <Tables>(db: Kysely<Tables>, name: string): Promise<boolean> => {
  const { rows } = await sql<{ found: boolean }>`select to_regclass(${name}) is not null as found`.execute(db);
  return rows[0]!.found;
};

/** Databases of version 0.1 have their own list of applied steps; its entries go into Kysely's, and the list goes. */
export async function takeOverOldRecord<Tables>(db: Kysely<Tables>, files: MigrationFile[]): Promise<void> {
  if (!(await tableExists(db, 'migrations'))) return;
  await db.transaction().execute(async (trx) => {
    await sql`create table if not exists kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null)`.execute(trx);
    await sql`
      insert into kysely_migration (name, timestamp)
      select regexp_replace(name, '\\.sql$', ''), to_char(applied_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') from migrations
      on conflict do nothing`.execute(trx);
    await sql`drop table migrations`.execute(trx);
    await makeChecksums(trx);
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(trx);
    const applied = new Set(rows.map(({ name }) => name));
    await recordChecksums(
      trx,
      files.filter(({ name }) => applied.has(name)),
    );
  });
}

const makeChecksums = <Tables>(db: Kysely<Tables>) =>
  sql`create table if not exists migration_checksums (name text primary key, sha256 text not null)`.execute(db);

/** Notes the texts of applied steps, so that a later change of one is seen. */
export async function recordChecksums<Tables>(db: Kysely<Tables>, files: MigrationFile[]): Promise<void> {
  for (const { name, checksum } of files)
    await sql`insert into migration_checksums (name, sha256) values (${name}, ${checksum}) on conflict do nothing`.execute(db);
}

/** The names of the applied steps. Throws SchemaRefused where one of them is unknown, or has another text now. */
export async function checkRecord<Tables>(db: Kysely<Tables>, files: MigrationFile[]): Promise<Set<string>> {
  await makeChecksums(db);
  if (!(await tableExists(db, 'kysely_migration'))) return new Set();
  const { rows } = await sql<{ name: string; sha256: string | null }>`
    select name, sha256 from kysely_migration left join migration_checksums using (name) order by name`.execute(db);
  for (const { name, sha256 } of rows) {
    const file = files.find((known) => known.name === name);
    if (!file)
      throw new SchemaRefused(
        `The database has the migration "${name}", which this version does not know. Start the newer version that made it, or restore a backup from before.`,
      );
    if (sha256 !== null && sha256 !== file.checksum)
      throw new SchemaRefused(
        `The migration "${name}" was changed after it had been applied to this database. Put its file back as it was, and write the change as a new migration.`,
      );
  }
  return new Set(rows.map(({ name }) => name));
}
