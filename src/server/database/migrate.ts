import { readdirSync, readFileSync } from 'node:fs';
import type { Pool, PoolClient } from 'pg';

const FOLDER = new URL('migrations/', import.meta.url);
const LOCK = 7_204_111;

/** Migrations whose first line is `-- needs <extension>` wait until the database has that extension. */
const NEEDS = /^-- needs (\w+)/;

export interface Migrated {
  applied: string[];
  /** Migrations that wait, with the extension that each one lacks. */
  waiting: { name: string; extension: string }[];
}

/** Brings the database to the newest form, one transaction a step. Several servers may start at once: one does it. */
export async function migrate(pool: Pool): Promise<Migrated> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await client.query('create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())');
    const done = new Set((await client.query<{ name: string }>('select name from migrations')).rows.map((row) => row.name));
    const available = new Set(
      (await client.query<{ name: string }>('select name from pg_available_extensions')).rows.map((row) => row.name),
    );
    const result: Migrated = { applied: [], waiting: [] };
    for (const name of readdirSync(FOLDER)
      .filter((file) => file.endsWith('.sql'))
      .toSorted()) {
      if (done.has(name)) continue;
      const sql = readFileSync(new URL(name, FOLDER), 'utf8');
      const extension = NEEDS.exec(sql)?.[1];
      if (extension && !available.has(extension)) {
        result.waiting.push({ name, extension });
        continue;
      }
      await apply(client, name, sql);
      result.applied.push(name);
    }
    return result;
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCK]).catch(() => undefined);
    client.release();
  }
}

async function apply(client: PoolClient, name: string, sql: string): Promise<void> {
  try {
    await client.query('begin');
    await client.query(sql);
    await client.query('insert into migrations (name) values ($1)', [name]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`migration ${name} failed`, { cause: error });
  }
}
