import { Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import type { Config } from '../config.ts';
import { startEmbedded } from './embedded.ts';
import { migrate, type Migrated } from './migrate.ts';
import type { Tables } from './schema.ts';

export type Database = Kysely<Tables>;

export interface OpenDatabase {
  db: Database;
  kind: 'embedded' | 'server';
  migrated: Migrated;
  /** Has the disk write what was committed, before an answer about money. A PostgreSQL server does so at each commit. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

const POOL_SIZE = 10;
const CONNECT_MS = 5000;
/** From this share of common letter groups on a misspelt name is taken for the name ("gulmohr" for "Gulmohar"). */
const ALIKE = 0.4;

/** Opens the embedded database or the server that DATABASE_URL names, and brings it to the newest form. */
export async function openDatabase(config: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<OpenDatabase> {
  const embedded = config.databaseUrl ? null : await startEmbedded(config.dataDir);
  const pool = new Pool({
    connectionTimeoutMillis: CONNECT_MS,
    ...(embedded ? embedded.pool : { connectionString: config.databaseUrl, max: POOL_SIZE }),
  });
  // A connection that breaks while it is idle must not end the server; the next query says so.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    // Nor one that breaks while it is in use: its query fails, and that is told.
    client.on('error', () => undefined);
    void client.query(`set pg_trgm.word_similarity_threshold = ${ALIKE}`).catch(() => undefined);
  });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const close = async () => {
    await db.destroy();
    await embedded?.stop();
  };
  try {
    return {
      db,
      kind: embedded ? 'embedded' : 'server',
      migrated: await migrate(db),
      flush: embedded?.flush ?? (async () => undefined),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
