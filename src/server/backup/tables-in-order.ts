import { sql } from 'kysely';
import { readMigrationFiles } from '../database/migration-files.ts';
import type { Database } from '../database/open.ts';

/** What migrations write about themselves; how pictures look, which is found out anew, where pgvector is; what servers have seen of changes. */
const LEFT_OUT = ['kysely_migration', 'kysely_migration_lock', 'migration_checksums', 'photo_looks', 'market_changes'];

/** All tables whose rows are kept in a backup, each after those that it refers to. Throws where two refer to each other. */
export async function tablesInOrder(db: Database): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename not in (${sql.join(LEFT_OUT)}) order by tablename`.execute(
    db,
  );
  const { rows: references } = await sql<{ from: string; to: string }>`
    select distinct a.relname as from, b.relname as to from pg_constraint
    join pg_class a on a.oid = conrelid join pg_class b on b.oid = confrelid
    where contype = 'f' and conrelid <> confrelid and connamespace = 'public'::regnamespace`.execute(db);
  const left = new Set(tables.map(({ name }) => name));
  const ordered: string[] = [];
  while (left.size > 0) {
    const free = [...left].filter((name) => !references.some(({ from, to }) => from === name && left.has(to)));
    if (free.length === 0) throw new Error(`tables refer to each other: ${[...left].join(', ')}`);
    for (const name of free) left.delete(name);
    ordered.push(...free);
  }
  return ordered;
}

/** The migrations that a database has, in their order, but for those that wait for an extension elsewhere. */
export async function migrationsOf(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  const optional = new Set(readMigrationFiles().flatMap(({ name, needs }) => (needs === null ? [] : [name])));
  return rows.map(({ name }) => name).filter((name) => !optional.has(name));
}
