import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { vector } from '@electric-sql/pglite-pgvector';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { parentPort, workerData } from 'node:worker_threads';

const { folder, socket } = workerData as { folder: string; socket: string };

const database = await PGlite.create({ dataDir: folder, extensions: { pg_trgm, vector } });
const server = new PGLiteSocketServer({ db: database, path: socket });
await server.start();

parentPort!.on('message', () => {
  void server
    .stop()
    .then(() => database.close())
    .then(() => parentPort!.postMessage('stopped'));
});
parentPort!.postMessage('ready');
