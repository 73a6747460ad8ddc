import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import type { Metrics } from './metrics.ts';
import { isPartOfPage } from './part-of-page.ts';
import { routeOf } from './route-of.ts';

const MS = 1000;

/** Notes every request: what was asked for, how it ended and how long it took; not who asked. */
export const watchRequests =
  (log: Logger, metrics: Metrics): MiddlewareHandler =>
  async (context, next) => {
    if (isPartOfPage(context)) return next();
    const start = performance.now();
    await next();
    const { method } = context.req;
    const { status } = context.res;
    const ms = performance.now() - start;
    const route = routeOf(context);
    metrics.answered({ method, route, status, seconds: ms / MS });
    log.info({ requestId: context.get('requestId'), method, route, status, ms: Math.round(ms) }, 'request');
  };
