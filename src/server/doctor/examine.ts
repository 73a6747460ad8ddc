import { randomUUID } from 'node:crypto';
import { accessSync, constants, existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { Client } from 'pg';
import type { Config } from '../config.ts';
import { EMBEDDED_PROMISE } from '../database/promise.ts';
import { needHealthyFolder } from '../database/folder.ts';
import { explainStart } from '../explain-start.ts';
import { openFiles } from '../files/open-files.ts';
import { tryMailServer } from '../mail/transport.ts';

interface Finding {
  ok: boolean;
  sentence: string;
}

const CONNECT_MS = 5000;
/** Sessions, codes and claims on jobs are judged by two clocks: this server's and the database's. */
const CLOCKS_APART_S = 5;
const MS = 1000;

/** The database's clock against ours, in seconds: positive where it goes ahead. The question itself takes the time `asked` to `told`. */
function examineClock(theirs: Date, asked: number, told: number): Finding {
  const apart = Math.round((theirs.getTime() - (asked + told) / 2) / MS);
  return Math.abs(apart) < CLOCKS_APART_S
    ? { ok: true, sentence: 'The clocks of this machine and of the database agree.' }
    : {
        ok: false,
        sentence: `The database's clock is ${Math.abs(apart)} s ${apart > 0 ? 'ahead of' : 'behind'} this machine's: codes and sessions end too early or too late. Let both keep time by NTP.`,
      };
}

async function examineServer(databaseUrl: string): Promise<Finding[]> {
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: CONNECT_MS });
  try {
    await client.connect();
    const asked = Date.now();
    const { rows } = await client.query<{ version: string; vector: boolean; fsync: string; time: Date }>(
      `select current_setting('server_version') as version, current_setting('fsync') as fsync, clock_timestamp() as time,
        exists (select 1 from pg_available_extensions where name = 'vector') as vector`,
    );
    const { version, vector, fsync, time } = rows[0]!;
    const told = Date.now();
    return [
      { ok: true, sentence: `PostgreSQL ${version} answers.` },
      vector
        ? { ok: true, sentence: 'It has pgvector: search by photo works.' }
        : { ok: true, sentence: 'It lacks the extension pgvector: everything works but search by photo.' },
      examineClock(time, asked, told),
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

const reasonOf = (error: unknown): string => {
  const { code, message, cause } = error as { code?: string; message?: string; cause?: unknown };
  return [code, message, cause instanceof Error ? cause.message : cause].filter(Boolean).join(', ');
};

async function examineMail(smtpUrl: string): Promise<Finding> {
  try {
    await tryMailServer(smtpUrl);
    return { ok: true, sentence: 'The mail server lets us in.' };
  } catch (error) {
    return {
      ok: false,
      sentence: `The mail server of SMTP_URL does not let us in (${reasonOf(error)}). Check its address, name and password.`,
    };
  }
}

/** Keeps a small file where photos are kept, reads it again and removes it. */
async function examineStorage(settings: Pick<Config, 'storage' | 'dataDir'>): Promise<Finding> {
  const files = openFiles(settings);
  const name = `doctor/${randomUUID()}.txt`;
  const text = Buffer.from('Written and read by the doctor.');
  try {
    await files.write(name, text, 'text/plain');
    const back = await files.read(name);
    await files.remove(name);
    if (back && text.equals(back)) return { ok: true, sentence: 'The bucket of STORAGE_URL keeps files and gives them back.' };
    return { ok: false, sentence: 'The bucket of STORAGE_URL gives back something other than what was written.' };
  } catch (error) {
    return { ok: false, sentence: `The bucket of STORAGE_URL cannot be used (${reasonOf(error)}). Check its address, key and rights.` };
  }
}

/** Looks at what the settings name: database, clock, data folder, bucket and mail server. Changes nothing, and sends nothing. */
export async function examine({ databaseUrl, dataDir, storage, accounts: { smtpUrl } }: Examined): Promise<Finding[]> {
  return [
    ...(databaseUrl ? await examineServer(databaseUrl) : []),
    ...examineFolder(dataDir),
    ...(storage ? [await examineStorage({ storage, dataDir })] : []),
    ...(smtpUrl ? [await examineMail(smtpUrl)] : []),
  ];
}

type Examined = Pick<Config, 'databaseUrl' | 'dataDir' | 'storage'> & { accounts: Pick<Config['accounts'], 'smtpUrl'> };
