import { Hono } from 'hono';
import { AppError } from '../../domain/errors.ts';
import { serveMetrics } from '../traffic/serve-metrics.ts';
import type { SeenParts } from './app.ts';
import { answerError, errorHandler } from './errors.ts';
import { serveHealth } from './health.ts';

/** What a server shows that only works off jobs. */
export function createWorkerApp({ health, words, log, metrics, settings }: SeenParts): Hono {
  const app = new Hono();
  app.onError(errorHandler(words, log));
  app.notFound((context) => answerError(context, new AppError('not-found'), words));
  serveHealth(app, health);
  serveMetrics(app, metrics, settings);
  return app;
}
