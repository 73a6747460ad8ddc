import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { requestId } from 'hono/request-id';
import type { Logger } from 'pino';
import { join } from 'node:path';
import { AppError } from '../../domain/errors.ts';
import { MAX_PHOTO_BYTES } from '../../domain/posting.ts';
import type { Understanding } from '../../understanding/interpret.ts';
import type { OpenDatabase } from '../database/open.ts';
import type { Words } from '../words.ts';
import type { RunningAccounts } from '../accounts/start-accounts.ts';
import { createSessions } from '../accounts/sessions.ts';
import { createThrottle } from '../accounts/throttle.ts';
import { acceptEveryPhoto } from '../listings/photo-gate.ts';
import { serveAccounts } from './account-api.ts';
import { serveApi } from './api.ts';
import { canonicalPath } from './contract.ts';
import { serveDocs } from './docs.ts';
import { answerError, errorHandler } from './errors.ts';
import { serveHealth } from './health.ts';
import { servePages, serveTranslations } from './pages.ts';
import { servePayments } from './payment-api.ts';
import { servePhotos } from './photos.ts';
import { serveVisitors } from './visitor-api.ts';
import { servePostings } from './posting-api.ts';

export interface AppParts {
  database: OpenDatabase;
  understanding: Understanding;
  words: Words;
  log: Logger;
  dataDir: string;
  accounts: RunningAccounts;
}

/** The largest body of a call that carries no file. */
const MAX_BODY_BYTES = 64 * 1024;
/** Calls whose body is a photo. */
const TAKES_PHOTO = /^\/api\/postings\/\d+\/photos$/;
const MAX_PHOTO_BODY_BYTES = MAX_PHOTO_BYTES + 1024;

export function createApp({ database, understanding, words, log, dataDir, accounts }: AppParts): Hono {
  const app = new Hono({ getPath: (request) => canonicalPath(new URL(request.url).pathname) });
  app.onError(errorHandler(words, log));
  app.notFound((context) => answerError(context, new AppError('not-found'), words));
  app.use(requestId());
  app.use(compress());
  const limited = (maxSize: number) =>
    bodyLimit({
      maxSize,
      onError: () => {
        throw new AppError('too-large');
      },
    });
  const [small, photo] = [limited(MAX_BODY_BYTES), limited(MAX_PHOTO_BODY_BYTES)];
  app.use('/api/*', (context, next) => (TAKES_PHOTO.test(context.req.path) ? photo : small)(context, next));
  app.use(async (context, next) => {
    const start = performance.now();
    await next();
    log.debug(
      {
        requestId: context.get('requestId'),
        method: context.req.method,
        path: context.req.path,
        status: context.res.status,
        ms: Math.round(performance.now() - start),
      },
      'request',
    );
  });
  serveHealth(app, database);
  serveDocs(app);
  serveApi(app, { db: database.db, understanding });
  serveVisitors(app, { db: database.db, understanding });
  const { parts } = accounts;
  const sessions = createSessions(database.db, parts.now);
  const uploadsDir = join(dataDir, 'uploads');
  serveAccounts(app, { parts, sessions, throttle: createThrottle(database.db, parts.now) });
  servePayments(app, parts, sessions);
  servePostings(app, { parts, sessions, uploadsDir, gate: acceptEveryPhoto });
  servePhotos(app, { cacheDir: join(dataDir, 'photos'), uploadsDir });
  serveTranslations(app);
  servePages(app);
  return app;
}
