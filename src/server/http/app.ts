import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { requestId } from 'hono/request-id';
import type { Logger } from 'pino';
import { join } from 'node:path';
import { AppError } from '../../domain/errors.ts';
import type { Understanding } from '../../understanding/interpret.ts';
import type { OpenDatabase } from '../database/open.ts';
import type { Words } from '../words.ts';
import { serveApi } from './api.ts';
import { canonicalPath } from './contract.ts';
import { serveDocs } from './docs.ts';
import { answerError, errorHandler } from './errors.ts';
import { serveHealth } from './health.ts';
import { servePages, serveTranslations } from './pages.ts';
import { servePhotos } from './photos.ts';
import { serveVisitors } from './visitor-api.ts';

export interface AppParts {
  database: OpenDatabase;
  understanding: Understanding;
  words: Words;
  log: Logger;
  dataDir: string;
}

/** The largest body of a call that carries no file. */
const MAX_BODY_BYTES = 64 * 1024;

export function createApp({ database, understanding, words, log, dataDir }: AppParts): Hono {
  const app = new Hono({ getPath: (request) => canonicalPath(new URL(request.url).pathname) });
  app.onError(errorHandler(words, log));
  app.notFound((context) => answerError(context, new AppError('not-found'), words));
  app.use(requestId());
  app.use(compress());
  app.use(
    '/api/*',
    bodyLimit({
      maxSize: MAX_BODY_BYTES,
      onError: () => {
        throw new AppError('too-large');
      },
    }),
  );
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
  servePhotos(app, join(dataDir, 'photos'));
  serveTranslations(app);
  servePages(app);
  return app;
}
