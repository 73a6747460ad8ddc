import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { PoolConfig } from 'pg';
import { flushFolder } from './flush-folder.ts';
import { databaseFolder, FolderRefused, needHealthyFolder } from './folder.ts';
import { lockFolder } from './lock.ts';
import { makeSocketFolder } from './socket-folder.ts';

/** PostgreSQL in a worker thread of this process, reached over a socket like any other. */
export interface EmbeddedDatabase {
  /** One connection only: above it the embedded server confuses named statements. */
  pool: PoolConfig;
  /** Has the disk write what was acknowledged: the embedded server itself never does. */
  flush(): Promise<void>;
  stop(): Promise<void>;
}

const STOP_MS = 5000;
const ANY_PORT = 5432;

/** Opens (or creates) the database in a folder. Throws FolderInUse where another process has it, FolderRefused for a damaged one. */
export async function startEmbedded(dataDir: string): Promise<EmbeddedDatabase> {
  const unlock = lockFolder(dataDir);
  const folder = databaseFolder(dataDir);
  let sockets: ReturnType<typeof makeSocketFolder> | null = null;
  const cleanUp = () => {
    sockets?.remove();
    unlock();
  };
  try {
    needHealthyFolder(dataDir);
    sockets = makeSocketFolder();
    const worker = new Worker(new URL('embedded-worker.ts', import.meta.url), {
      workerData: { folder, socket: join(sockets.path, `.s.PGSQL.${ANY_PORT}`) },
    });
    await opened(worker, folder);
    const flush = flushFolder(folder);
    return {
      pool: { host: sockets.path, port: ANY_PORT, user: 'postgres', database: 'postgres', max: 1 },
      flush,
      async stop() {
        const stopped = nextMessage(worker);
        worker.postMessage('stop');
        await Promise.race([stopped, new Promise((resolve) => setTimeout(resolve, STOP_MS).unref())]);
        await worker.terminate();
        cleanUp();
      },
    };
  } catch (error) {
    cleanUp();
    throw error;
  }
}

/** File errors keep their code, which says what to do; whatever else keeps the database from opening is damage. */
async function opened(worker: Worker, folder: string): Promise<void> {
  try {
    await nextMessage(worker);
  } catch (error) {
    if (typeof (error as NodeJS.ErrnoException).code === 'string') throw error;
    throw new FolderRefused(
      `The database in ${folder} cannot be opened: it is damaged, or the disk is full. Nothing was thrown away. Make room on the disk and start again, ` +
        'or put the folder back from a backup.',
      { cause: error },
    );
  }
}

function nextMessage(worker: Worker): Promise<unknown> {
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`the embedded database ended with code ${code}`)));
  });
}
