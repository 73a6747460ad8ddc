import { sql } from 'kysely';
import type { Hono, MiddlewareHandler } from 'hono';
import { listingCount } from '../catalogue/fill.ts';
import { EMBEDDED_PROMISE } from '../database/promise.ts';
import type { OpenDatabase } from '../database/open.ts';
import type { PhotoSearch } from '../photos/photo-search.ts';

export interface HealthParts {
  database: OpenDatabase;
  photoSearch: PhotoSearch;
  /** Whether the market is filled with made-up homes; without them an empty one is ready. */
  demoHomes: boolean;
  /** Whether the server is about to stop: it still answers, and asks proxies to go elsewhere. */
  isLeaving(): boolean;
}

/** Ends each connection with its answer once the server is about to stop, so that nobody sends more through it. */
export const closeWhenLeaving =
  ({ isLeaving }: Pick<HealthParts, 'isLeaving'>): MiddlewareHandler =>
  async (context, next) => {
    await next();
    if (isLeaving()) context.header('Connection', 'close');
  };

/** `/healthz` says that the process lives; `/readyz` that pages and search work, and how each part is. */
export function serveHealth(app: Hono, { database: { db, kind, migrated }, photoSearch, demoHomes, isLeaving }: HealthParts): void {
  app.get('/healthz', (context) => context.json({ status: 'ok' }));
  app.get('/readyz', async (context) => {
    const database = await sql`select 1`.execute(db).then(
      () => true,
      () => false,
    );
    const listings = database ? await listingCount(db).catch(() => 0) : 0;
    const { status, model_loaded, collection_ready } = photoSearch.status();
    const trouble = photoSearch.trouble();
    const body = {
      ready: database && (listings > 0 || !demoHomes) && !isLeaving(),
      leaving: isLeaving(),
      database: { ok: database, kind, ...(kind === 'embedded' && { promise: EMBEDDED_PROMISE }) },
      migrations: { ok: true, waiting: migrated.waiting.map(({ name }) => name) },
      catalogue: { ok: listings > 0 || !demoHomes, listings },
      photoModel: { ok: model_loaded && collection_ready, status, ...(trouble && { reason: trouble }) },
    };
    return context.json(body, body.ready ? 200 : 503);
  });
}
