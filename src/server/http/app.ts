import { Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { requestId } from 'hono/request-id';
import type { Logger } from 'pino';
import { join } from 'node:path';
import { CALLS } from '../../domain/calls.ts';
import { AppError, type ErrorCode } from '../../domain/errors.ts';
import { MAX_PHOTO_BYTES } from '../../domain/photo.ts';
import type { Understanding } from '../../understanding/interpret.ts';
import type { OpenDatabase } from '../database/open.ts';
import type { PhotoSearch } from '../photos/photo-search.ts';
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
  photoSearch: PhotoSearch;
  dataDir: string;
}

/** The largest body of a call that carries no file. */
const MAX_BODY_BYTES = 64 * 1024;
/** What a form adds around its file. */
const FORM_BYTES = 64 * 1024;

const limited = (maxSize: number, code: ErrorCode) =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw new AppError(code);
    },
  });

/** Cuts off what is larger than its call may be, before it is read. */
function limitBodies(): MiddlewareHandler {
  const usual = limited(MAX_BODY_BYTES, 'too-large');
  const photo = limited(MAX_PHOTO_BYTES + FORM_BYTES, 'photo-too-large');
  return (context, next) => (context.req.path === CALLS.visualSearchAnalyze.path ? photo : usual)(context, next);
}

export function createApp({ database, understanding, words, log, photoSearch, dataDir }: AppParts): Hono {
  const app = new Hono({ getPath: (request) => canonicalPath(new URL(request.url).pathname) });
  app.onError(errorHandler(words, log));
  app.notFound((context) => answerError(context, new AppError('not-found'), words));
  app.use(requestId());
  app.use(compress());
  app.use('/api/*', limitBodies());
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
  serveHealth(app, database, photoSearch);
  serveDocs(app);
  serveApi(app, { db: database.db, understanding, photoSearch });
  serveVisitors(app, { db: database.db, understanding });
  servePhotos(app, join(dataDir, 'photos'));
  serveTranslations(app);
  servePages(app);
  return app;
}
