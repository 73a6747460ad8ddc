import { accessSync, constants, existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { Client } from 'pg';
import type { Config } from '../config.ts';
import { EMBEDDED_PROMISE } from '../database/promise.ts';
import { needHealthyFolder } from '../database/folder.ts';
import { explainStart } from '../explain-start.ts';

interface Finding {
  ok: boolean;
  sentence: string;
}

const CONNECT_MS = 5000;

async function examineServer(databaseUrl: string): Promise<Finding[]> {
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: CONNECT_MS });
  try {
    await client.connect();
    const { rows } = await client.query<{ version: string; vector: boolean; fsync: string }>(
      `select current_setting('server_version') as version, current_setting('fsync') as fsync,
        exists (select 1 from pg_available_extensions where name = 'vector') as vector`,
    );
    const { version, vector, fsync } = rows[0]!;
    return [
      { ok: true, sentence: `PostgreSQL ${version} answers.` },
      vector
        ? { ok: true, sentence: 'It has pgvector: search by photo works.' }
        : { ok: true, sentence: 'It lacks the extension pgvector: everything works but search by photo.' },
      ...(fsync === 'on'
        ? []
        : [{ ok: false, sentence: 'It runs with fsync = off: a power cut may lose data. Set fsync = on in postgresql.conf.' }]),
    ];
  } catch (error) {
    return [{ ok: false, sentence: explainStart(error) ?? `DATABASE_URL: ${String(error)}` }];
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** The folder, or the one in which it will be made. */
const nearest = (folder: string): string => (existsSync(folder) ? folder : nearest(dirname(folder)));

function examineFolder(dataDir: string): Finding[] {
  try {
    accessSync(nearest(dataDir), constants.W_OK);
    needHealthyFolder(dataDir);
    return [{ ok: true, sentence: `The data folder ${dataDir} can be written (${EMBEDDED_PROMISE}).` }];
  } catch (error) {
    return [{ ok: false, sentence: explainStart(error) ?? String(error) }];
  }
}

/** Looks at the database that the settings name, without changing it. */
export const examine = async ({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<Finding[]> => [
  ...(databaseUrl ? await examineServer(databaseUrl) : []),
  ...examineFolder(dataDir),
];
