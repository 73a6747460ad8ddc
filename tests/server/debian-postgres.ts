import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chownSync, globSync } from 'node:fs';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { temporaryFolder } from '../temporary-folder.ts';

/** Where Debian's package puts its programs. */
export const DEBIAN_BIN = globSync('/usr/lib/postgresql/*/bin').toSorted().at(-1);

export const hasPostgres = DEBIAN_BIN !== undefined;
/** For the title of tests that need it. */
export const WITHOUT_POSTGRES = hasPostgres
  ? ''
  : ' (left out: Debian’s PostgreSQL is missing; install it with "apt-get install postgresql")';

export interface DebianPostgres {
  url: string;
  /** Stops and starts it again: `fast` ends every connection first, `immediate` is as good as a crash. */
  restart(mode: 'fast' | 'immediate'): Promise<void>;
  stop(): Promise<void>;
}

const asPostgres = (): { uid?: number; gid?: number } => {
  if (process.getuid?.() !== 0) return {};
  const id = (kind: '-u' | '-g') => Number(execFileSync('id', [kind, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
};

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** A PostgreSQL server of its own, of the programs in `bin`, in a temporary folder and on any free port. It keeps to the disk as a real one does. */
export async function startPostgres(bin = DEBIAN_BIN!): Promise<DebianPostgres> {
  const user = asPostgres();
  const folder = temporaryFolder('postgres');
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid!);
  const data = join(folder, 'data');
  execFileSync(`${bin}/initdb`, ['-D', data, '-U', 'postgres', '--auth=trust'], { ...user, stdio: 'ignore' });
  const port = await freePort();
  const start = async (): Promise<ChildProcess> => {
    const started = spawn(`${bin}/postgres`, ['-D', data, '-p', String(port), '-k', folder, '-c', 'listen_addresses=127.0.0.1'], {
      ...user,
      stdio: 'ignore',
    });
    for (let tries = 0; tries < 150; tries++) {
      try {
        execFileSync(`${bin}/pg_isready`, ['-h', '127.0.0.1', '-p', String(port)], { stdio: 'ignore' });
        return started;
      } catch {
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    }
    throw new Error('PostgreSQL did not start');
  };
  let running = await start();
  const end = async (signal: NodeJS.Signals) => {
    const ended = once(running, 'exit');
    running.kill(signal);
    await ended;
  };
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    async restart(mode) {
      await end(mode === 'fast' ? 'SIGINT' : 'SIGQUIT');
      running = await start();
    },
    stop: () => end('SIGINT'),
  };
}
