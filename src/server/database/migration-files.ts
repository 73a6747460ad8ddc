import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

/** One step of the schema, as its file has it. */
export interface MigrationFile {
  /** The name of the file without `.sql`; steps run in the order of their names. */
  name: string;
  sql: string;
  /** SHA-256 of the text in hex, whatever ends its lines. */
  checksum: string;
  /** The extension of PostgreSQL without which the step waits. */
  needs: string | null;
}

const FOLDER = new URL('migrations/', import.meta.url);
const ENDING = '.sql';

/** A step waits for an extension where its first line is `-- needs <extension>`. */
const NEEDS = /^-- needs (\w+)/;

/** The steps that this program knows, in their order. */
export function readMigrationFiles(folder: URL = FOLDER): MigrationFile[] {
  const names = readdirSync(folder).filter((file) => file.endsWith(ENDING));
  return names.toSorted().map((file) => {
    const sql = readFileSync(new URL(file, folder), 'utf8').replaceAll('\r\n', '\n');
    return {
      name: file.slice(0, -ENDING.length),
      sql,
      checksum: createHash('sha256').update(sql).digest('hex'),
      needs: NEEDS.exec(sql)?.[1] ?? null,
    };
  });
}
