import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { PoolConfig } from 'pg';
import { lockFolder } from './lock.ts';

/** PostgreSQL in a worker thread of this process, reached over a socket like any other. */
export interface EmbeddedDatabase {
  /** One connection only: above it the embedded server confuses named statements. */
  pool: PoolConfig;
  stop(): Promise<void>;
}

const STOP_MS = 5000;
const ANY_PORT = 5432;

/** Opens (or creates) the database in a folder. Throws FolderInUse where another process has it. */
export async function startEmbedded(dataDir: string): Promise<EmbeddedDatabase> {
  const unlock = lockFolder(dataDir);
  const folder = join(dataDir, 'database');
  mkdirSync(folder, { recursive: true });
  const socketDir = mkdtempSync(join(tmpdir(), 'gharvani-'));
  const worker = new Worker(new URL('embedded-worker.ts', import.meta.url), {
    workerData: { folder, socket: join(socketDir, `.s.PGSQL.${ANY_PORT}`) },
  });
  const cleanUp = () => {
    rmSync(socketDir, { recursive: true, force: true });
    unlock();
  };
  try {
    await nextMessage(worker);
  } catch (error) {
    cleanUp();
    throw error;
  }
  return {
    pool: { host: socketDir, port: ANY_PORT, user: 'postgres', database: 'postgres', max: 1 },
    async stop() {
      const stopped = nextMessage(worker);
      worker.postMessage('stop');
      await Promise.race([stopped, new Promise((resolve) => setTimeout(resolve, STOP_MS).unref())]);
      await worker.terminate();
      cleanUp();
    },
  };
}

function nextMessage(worker: Worker): Promise<unknown> {
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`the embedded database ended with code ${code}`)));
  });
}
