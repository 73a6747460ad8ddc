import { sql, type Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import { readMigrationFiles, type MigrationFile } from './migration-files.ts';
import { checkRecord, recordChecksums, SchemaRefused, takeOverOldRecord } from './migration-record.ts';

/** The number of the advisory lock of PostgreSQL under which one server at a time prepares the database. */
const LOCK = 7_204_111;

export interface Migrated {
  applied: string[];
  /** Steps that wait, with the extension that each one lacks. */
  waiting: { name: string; extension: string }[];
}

const asMigration = ({ sql: text }: MigrationFile): Migration => ({
  up: async (db) => {
    await sql.raw(text).execute(db);
  },
});

/**
 * Brings the database to the newest form, in one transaction. Several servers may start at once: one does it, the others
 * wait. Throws SchemaRefused where a step that was applied has another text now, or is unknown to this program.
 */
export async function migrate<Tables>(db: Kysely<Tables>, files: MigrationFile[] = readMigrationFiles()): Promise<Migrated> {
  return db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${LOCK})`.execute(connection);
    try {
      return await migrateLocked(connection, files);
    } finally {
      await sql`select pg_advisory_unlock(${LOCK})`.execute(connection).catch(() => undefined);
    }
  });
}

async function migrateLocked<Tables>(db: Kysely<Tables>, files: MigrationFile[]): Promise<Migrated> {
  await takeOverOldRecord(db, files);
  const done = await checkRecord(db, files);
  const { rows } = await sql<{ name: string }>`select name from pg_available_extensions`.execute(db);
  const available = new Set(rows.map(({ name }) => name));
  const waits = ({ name, needs }: MigrationFile) => needs !== null && !available.has(needs) && !done.has(name);
  const ready = files.filter((file) => !waits(file));
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => Object.fromEntries(ready.map((file) => [file.name, asMigration(file)])) },
    // A step that waited for its extension runs after later ones.
    allowUnorderedMigrations: true,
  });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error !== undefined) {
    const failed = results.find(({ status }) => status === 'Error');
    if (failed) throw new Error(`migration ${failed.migrationName} failed`, { cause: error });
    throw error instanceof Error ? error : new SchemaRefused('a step failed without saying why', { cause: error });
  }
  await recordChecksums(db, ready);
  return {
    applied: results.map(({ migrationName }) => migrationName),
    waiting: files.filter(waits).map(({ name, needs }) => ({ name, extension: needs! })),
  };
}
