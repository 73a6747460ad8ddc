import { serve, type ServerType } from '@hono/node-server';
import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import { readLocalities } from '../understanding/node/read-intents.ts';
import { startAccounts } from './start-accounts.ts';
import { fillCatalogue, listingCount } from './catalogue/fill.ts';
import { fillPlaces, hasPlaces } from './catalogue/fill-places.ts';
import type { Config } from './config.ts';
import { openDatabase } from './database/open.ts';
import { createApp } from './http/app.ts';
import { readPhoto, uploadsIn } from './photos/pictures.ts';
import { sweepPhotos } from './posting/sweep-photos.ts';
import { startPhotoSearch, type PhotoSearch } from './photos/photo-search.ts';
import { createServerUnderstanding } from './understanding.ts';
import { readWords } from './words.ts';

export interface RunningServer {
  url: string;
  /** Where mails are written, where there is no mail server. */
  outboxDir: string | null;
  demoLogIns: string[];
  /** Finishes the requests under way, closes the database and lets the folder go. */
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
const SWEEP_MS = 60 * 60 * 1000;

/** Starts the marketplace: opens the database, fills the catalogue on the first start, listens. */
export async function startServer({ config, log, say = () => undefined }: StartOptions): Promise<RunningServer> {
  const database = await openDatabase(config);
  let photoSearch: PhotoSearch | null = null;
  try {
    for (const { extension } of database.migrated.waiting)
      log.warn(`The database has no extension "${extension}". Everything works but search by photo.`);
    if ((await listingCount(database.db)) === 0) {
      await fillCatalogue(database.db, {
        localities: readLocalities(),
        onProgress: (done, all) => say(`Filling the catalogue: ${done} of ${all} homes`),
      });
    } else if (!(await hasPlaces(database.db))) {
      say('Adding the places of the city and what is near each made-up home');
      await fillPlaces(database.db, readLocalities());
    }
    const words = readWords();
    const accounts = await startAccounts({ config, database, words, log });
    photoSearch = startPhotoSearch({ database, log, read: (file) => readPhoto(file, uploadsIn(config.dataDir)) });
    const photos = photoSearch;
    const app = createApp({
      database,
      understanding: createServerUnderstanding(),
      words,
      log,
      photoSearch: photos,
      dataDir: config.dataDir,
      settings: config,
      accounts,
    });
    const sweep = () =>
      void sweepPhotos(accounts.parts, uploadsIn(config.dataDir)).catch((error: unknown) =>
        log.warn({ err: error }, 'photos could not be swept'),
      );
    sweep();
    const sweeping = setInterval(sweep, SWEEP_MS);
    sweeping.unref();
    const server = await listen(app.fetch, config);
    const { address, port } = server.address() as AddressInfo;
    const url = `http://${address === '127.0.0.1' || address === '::1' ? 'localhost' : address}:${port}`;
    if (!config.accounts.siteUrl) accounts.parts.site = url;
    return {
      url,
      outboxDir: accounts.outboxDir,
      demoLogIns: accounts.demoLogIns,
      async stop() {
        clearInterval(sweeping);
        await closeServer(server);
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
