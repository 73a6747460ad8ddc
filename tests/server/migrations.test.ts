import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '../../src/server/database/migrate.ts';
import { readMigrationFiles, type MigrationFile } from '../../src/server/database/migration-files.ts';
import { openDatabase, type OpenDatabase } from '../../src/server/database/open.ts';
import { temporaryFolder } from '../temporary-folder.ts';

let database: OpenDatabase;
const files = readMigrationFiles();

beforeAll(async () => {
  database = await openDatabase({ dataDir: temporaryFolder('migrations'), databaseUrl: undefined });
});
afterAll(() => database.close());

const step = (name: string, text: string, needs: string | null = null): MigrationFile => ({ name, sql: text, checksum: text, needs });
const namesOf = async (table: string) =>
  (await sql<{ name: string }>`select name from ${sql.table(table)} order by name`.execute(database.db)).rows.map(({ name }) => name);

describe('migrations', () => {
  it('run once, several servers at once', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => migrate(database.db)));
    expect(answers).toEqual([1, 2, 3].map(() => ({ applied: [], waiting: [] })));
    expect(await namesOf('kysely_migration')).toEqual(files.map(({ name }) => name));
  });

  it('of a database with the list of version 0.1 go on from it, with every row kept', async () => {
    const { db } = database;
    await sql`insert into enquiries (name, email, phone, user_type, created_at) values ('A', 'a@b.in', '+91', 'Owner', now())`.execute(db);
    await sql`drop table kysely_migration, kysely_migration_lock, migration_checksums`.execute(db);
    await sql`create table migrations (name text primary key, applied_at timestamptz not null default now())`.execute(db);
    for (const { name } of files) await sql`insert into migrations (name) values (${`${name}.sql`})`.execute(db);
    expect(await migrate(db)).toEqual({ applied: [], waiting: [] });
    expect(await namesOf('migration_checksums')).toEqual(files.map(({ name }) => name));
    expect((await sql`select * from enquiries`.execute(db)).rows).toHaveLength(1);
    await expect(sql`select 1 from migrations`.execute(db)).rejects.toThrow('does not exist');
  });

  it('are refused where the text of an applied one has changed, or where one is unknown', async () => {
    const changed = files.map((file, i) => (i === 0 ? { ...file, checksum: 'other' } : file));
    await expect(migrate(database.db, changed)).rejects.toThrow(
      'The migration "001-catalogue" was changed after it had been applied to this database. Put its file back as it was',
    );
    await expect(migrate(database.db, files.slice(1))).rejects.toThrow('which this version does not know');
  });

  it('undo a step that fails, name it, and let one wait for its extension', async () => {
    const broken = [...files, step('901-good', 'create table good ()'), step('902-bad', 'create table bad (x nothing)')];
    await expect(migrate(database.db, broken)).rejects.toThrow('migration 902-bad failed');
    await expect(sql`select 1 from good`.execute(database.db)).rejects.toThrow('does not exist');
    const waits = [...files, step('903-waits', 'select 1', 'no_such_extension'), step('904-later', 'create table later ()')];
    expect(await migrate(database.db, waits)).toEqual({
      applied: ['904-later'],
      waiting: [{ name: '903-waits', extension: 'no_such_extension' }],
    });
    const comes = waits.map((file) => ({ ...file, needs: null }));
    expect(await migrate(database.db, comes)).toEqual({ applied: ['903-waits'], waiting: [] });
  });
});
