import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { vector } from '@electric-sql/pglite-pgvector';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';

const { folder, socket } = workerData as { folder: string; socket: string };

const open = (dataDir: string) => PGlite.create({ dataDir, extensions: { pg_trgm, vector } });

/** A new database is made beside its place and moved there whole, so that a kill leaves either none or all of it. */
async function makeNew(): Promise<void> {
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  await (await open(unfinished)).close();
  rmSync(folder, { recursive: true, force: true });
  renameSync(unfinished, folder);
}

if (!existsSync(folder) || readdirSync(folder).length === 0) await makeNew();
const database = await open(folder);
const server = new PGLiteSocketServer({ db: database, path: socket });
await server.start();

parentPort!.on('message', () => {
  void server
    .stop()
    .then(() => database.close())
    .then(() => parentPort!.postMessage('stopped'));
});
parentPort!.postMessage('ready');
