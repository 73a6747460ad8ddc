import { serve, type ServerType } from '@hono/node-server';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { readLocalities } from '../understanding/node/read-intents.ts';
import { startAccounts } from './start-accounts.ts';
import { fillCatalogue, listingCount, writeLocalities, writePlaces } from './catalogue/fill.ts';
import { fillPlaces, hasPlaces } from './catalogue/fill-places.ts';
import type { Config } from './config.ts';
import { openDatabase, type OpenDatabase } from './database/open.ts';
import { oneServerAtATime } from './database/start-lock.ts';
import { createApp } from './http/app.ts';
import { openFiles } from './files/open-files.ts';
import { createWorkerApp } from './http/worker-app.ts';
import { startWorkers } from './jobs/workers.ts';
import { createSizes, readPhoto } from './photos/pictures.ts';
import { startPhotoSearch, type PhotoSearch } from './photos/photo-search.ts';
import { createMetrics } from './traffic/metrics.ts';
import { createServerUnderstanding } from './understanding.ts';
import { readWords } from './words.ts';

export interface RunningServer {
  url: string;
  /** Where mails are written, where there is no mail server. */
  outboxDir: string | null;
  demoLogIns: string[];
  /** Asks proxies to go elsewhere, finishes the requests under way, closes the database and lets the folder go. */
  stop(): Promise<void>;
}

export interface StartOptions {
  config: Config;
  log: Logger;
  /** Told what goes on while the first start prepares the data. */
  say?: (line: string) => void;
}

const STOP_MS = 10_000;
/** Longer than proxies keep a connection that rests: whoever closes it first, it must not be the server, in the middle of a request. */
const KEEP_ALIVE_MS = 65_000;

/** What homes refer to; and the catalogue of the demonstration, where the market is empty and shall not stay so. */
async function fillEmpty({ db }: OpenDatabase, { demoHomes }: Config, say: (line: string) => void): Promise<void> {
  const localities = readLocalities();
  await writeLocalities(db, localities);
  if (demoHomes && (await listingCount(db)) === 0) {
    const onProgress = (done: number, all: number) => say(`Filling the catalogue: ${done} of ${all} homes`);
    await fillCatalogue(db, { localities, onProgress });
  } else if (!(await hasPlaces(db))) {
    say('Adding the places of the city and what is near each made-up home');
    // Without made-up homes nothing is made up around them.
    await (demoHomes ? fillPlaces(db, localities) : writePlaces(db, []));
  }
}

/** Starts the marketplace: opens the database, fills the catalogue on the first start, works off jobs, listens. */
export async function startServer({ config, log, say = () => undefined }: StartOptions): Promise<RunningServer> {
  const database = await openDatabase(config);
  let photoSearch: PhotoSearch | null = null;
  try {
    for (const { extension } of database.migrated.waiting)
      log.warn(`The database has no extension "${extension}". Everything works but search by photo.`);
    const words = readWords();
    const accounts = await oneServerAtATime(database, async () => {
      await fillEmpty(database, config, say);
      return startAccounts({ config, database, words, log });
    });
    const files = openFiles(config);
    const sizes = createSizes(files, log);
    photoSearch = startPhotoSearch({ database, log, read: (file) => readPhoto(file, files) });
    const photos = photoSearch;
    let leaving = false;
    const seen = {
      health: { database, photoSearch: photos, demoHomes: config.demoHomes, isLeaving: () => leaving },
      words,
      log,
      settings: config,
      metrics: createMetrics(database.db, accounts.parts.jobs),
    };
    const app =
      config.role === 'worker'
        ? createWorkerApp(seen)
        : createApp({ ...seen, understanding: createServerUnderstanding(), files, sizes, accounts });
    const stopWorkers = config.role === 'web' ? async () => undefined : startWorkers(accounts.parts, files, sizes);
    const server = await listen(app.fetch, config);
    const { address, port } = server.address() as AddressInfo;
    const url = `http://${address === '127.0.0.1' || address === '::1' ? 'localhost' : address}:${port}`;
    if (!config.accounts.siteUrl) accounts.parts.site = url;
    return {
      url,
      outboxDir: accounts.outboxDir,
      demoLogIns: accounts.demoLogIns,
      async stop() {
        leaving = true;
        await sleep(config.drainMs);
        await closeServer(server);
        await stopWorkers();
        await accounts.stop();
        await photos.close();
        await database.close();
      },
    };
  } catch (error) {
    await photoSearch?.close();
    await database.close();
    throw error;
  }
}

function listen(fetch: (request: Request) => Response | Promise<Response>, { port, host }: Config): Promise<ServerType> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch, port, hostname: host }, () => resolve(server));
    server.once('error', reject);
    if ('keepAliveTimeout' in server) server.keepAliveTimeout = KEEP_ALIVE_MS;
  });
}

function closeServer(server: ServerType): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    if ('closeIdleConnections' in server) server.closeIdleConnections();
    setTimeout(() => {
      if ('closeAllConnections' in server) server.closeAllConnections();
    }, STOP_MS).unref();
  });
}
