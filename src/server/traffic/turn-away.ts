import type { MiddlewareHandler } from 'hono';
import { AppError } from '../../domain/errors.ts';
import type { Metrics } from './metrics.ts';
import { isPartOfPage } from './part-of-page.ts';

/** More than this at once would make all of them slow: at a hundred requests a second, two seconds of work. */
const MOST_AT_ONCE = 200;
const RETRY_AFTER_S = 2;
/** Is always let in: what tells how the server is, and what has begun to move money. */
const ALWAYS = /^\/(healthz|readyz|metrics|api\/payment(\/|$)|api\/sandbox-bank\/)/i;

/** Turns requests away while too many are under way, at once and with the time to come back, so that the others are answered. */
export function turnAway(metrics: Metrics, most = MOST_AT_ONCE): MiddlewareHandler {
  let underWay = 0;
  return async (context, next) => {
    if (isPartOfPage(context) || ALWAYS.test(context.req.path)) return next();
    if (underWay >= most) {
      metrics.turnedAway();
      throw new AppError('server-busy', { retryAfter: RETRY_AFTER_S });
    }
    underWay++;
    try {
      return await next();
    } finally {
      underWay--;
    }
  };
}
