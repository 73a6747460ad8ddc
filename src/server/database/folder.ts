import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The data folder cannot be used as it is; the message says what to do. */
export class FolderRefused extends Error {
  override readonly name = 'FolderRefused';
}

export const databaseFolder = (dataDir: string): string => join(dataDir, 'database');

/** A folder of PostgreSQL has these; without the first it would be taken for new and written over. */
const NEEDED = ['PG_VERSION', 'base', 'global', 'pg_wal'];

/** Throws FolderRefused for a folder that holds something, but no whole database: it is never written over. */
export function needHealthyFolder(dataDir: string): void {
  const folder = databaseFolder(dataDir);
  const found = existsSync(folder) ? readdirSync(folder) : [];
  if (found.length === 0) return;
  const missing = NEEDED.filter((name) => !found.includes(name));
  if (missing.length === 0) return;
  throw new FolderRefused(
    `The folder ${folder} is not empty, but it is no whole database: ${missing.join(', ')} ${missing.length > 1 ? 'are' : 'is'} missing. ` +
      'Nothing was changed in it. Put it back from a backup, or move it away (or set DATA_DIR to another folder) to begin with an empty database.',
  );
}
