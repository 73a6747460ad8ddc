import { timingSafeEqual } from 'node:crypto';
import type { Hono } from 'hono';
import { AppError } from '../../domain/errors.ts';
import { tokenHash } from '../account/secrets.ts';
import { tokenOf } from '../http/caller.ts';
import type { Config } from '../config.ts';
import type { Metrics } from './metrics.ts';

const same = (one: string, other: string): boolean => timingSafeEqual(Buffer.from(tokenHash(one)), Buffer.from(tokenHash(other)));

/** `/metrics` for whoever has METRICS_TOKEN; on a machine of one's own for everybody there. To others there is no such address. */
export function serveMetrics(
  app: Hono,
  metrics: Metrics,
  { metricsToken, isOwnMachine }: Pick<Config, 'metricsToken' | 'isOwnMachine'>,
): void {
  app.get('/metrics', async (context) => {
    const open = metricsToken === undefined ? isOwnMachine : same(tokenOf(context) ?? '', metricsToken);
    if (!open) throw new AppError('not-found');
    context.header('Cache-Control', 'no-store');
    return context.text(await metrics.text(), 200, { 'Content-Type': metrics.contentType });
  });
}
