import type { Hono } from 'hono';
import type { Logger } from 'pino';
import { AppError } from '../../domain/errors.ts';
import { COMPANION, COMPANION_A_DAY } from '../account/limits.ts';
import { throttleKey, type Throttle } from '../account/throttle.ts';
import type { CompanionSettings } from '../config.ts';
import { callerOf } from '../http/caller.ts';
import { serveStream } from '../http/contract.ts';
import { askModel } from './ask-model.ts';

interface CompanionParts {
  settings: CompanionSettings | null;
  throttle: Throttle;
  log: Logger;
}

const HOURS = 24;

/** The language model, for whoever uses the assistant; nothing of a question is kept. */
export function serveCompanion(app: Hono, { settings, throttle, log }: CompanionParts): void {
  serveStream(app, 'askCompanion', async ({ body, context }) => {
    if (!settings) throw new AppError('companion-off');
    const { network } = callerOf(context);
    await throttle.attempt(throttleKey('companion', network), COMPANION);
    await throttle.attempt(throttleKey('companion-day', network), COMPANION_A_DAY);
    const { callsADay } = settings;
    await throttle.attempt(throttleKey('companion-all'), { most: callsADay, perHour: callsADay / HOURS });
    return askModel(settings, body, { signal: context.req.raw.signal, log });
  });
}
