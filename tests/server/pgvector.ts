import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DEBIAN_BIN } from './debian-postgres.ts';

/** The folder of pgvector's public source; Debian 12 has no package of it. */
const SOURCE = process.env['PGVECTOR_SOURCE'];
const KEPT = resolve('node_modules/.cache/gharvani/postgres-with-vector');

const hasTools = (): boolean => {
  try {
    execFileSync('pg_config', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

export const hasVector = DEBIAN_BIN !== undefined && SOURCE !== undefined && SOURCE !== '' && hasTools();
/** For the title of tests that need it. */
export const WITHOUT_VECTOR = hasVector
  ? ''
  : ' (left out: set PGVECTOR_SOURCE to the folder of pgvector’s source, and install Debian’s "postgresql-server-dev-15" and "build-essential")';

/** A copy of Debian's PostgreSQL in a tree of its own, with pgvector in it; made once. Gives the folder of its programs. */
export function postgresWithVector(): string {
  const debian = dirname(DEBIAN_BIN!);
  const bin = join(KEPT, DEBIAN_BIN!);
  if (existsSync(bin)) return bin;
  mkdirSync(dirname(KEPT), { recursive: true });
  const fresh = mkdtempSync(`${KEPT}-`);
  // Its own user runs PostgreSQL.
  chmodSync(fresh, 0o755);
  const share = execFileSync('pg_config', ['--sharedir'], { encoding: 'utf8' }).trim();
  for (const folder of [join(debian, 'bin'), join(debian, 'lib'), share]) cpSync(folder, join(fresh, folder), { recursive: true });
  const source = join(fresh, 'pgvector');
  cpSync(SOURCE!, source, { recursive: true });
  const make = (...args: string[]) => execFileSync('make', ['-C', source, 'OPTFLAGS=', ...args], { stdio: 'ignore' });
  make();
  make('install', `DESTDIR=${fresh}`);
  rmSync(source, { recursive: true });
  renameSync(fresh, KEPT);
  return bin;
}
