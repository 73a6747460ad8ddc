import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Logger } from 'pino';
import { AppError, type ErrorAnswer } from '../../domain/errors.ts';
import { routeOf } from '../traffic/route-of.ts';
import type { Words } from '../words.ts';

/** PostgreSQL and socket errors that mean "not now": connection failures (class 08), shutting down (57P), no room (53), refused. */
const DATABASE_AWAY = /^(08|57P|53)|^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EAI_AGAIN)$/;
const CONNECTION_LOST =
  /timeout exceeded when trying to connect|Connection terminated|connection error and is not queryable|Client was closed/;

function asAppError(error: unknown): AppError | null {
  if (error instanceof AppError) return error;
  if (error instanceof HTTPException && error.status === 413) return new AppError('too-large');
  const { code, message, syscall } = error as { code?: unknown; message?: unknown; syscall?: unknown };
  const away =
    (typeof code === 'string' && DATABASE_AWAY.test(code)) ||
    // The socket of the embedded database is gone; any other missing file is a bug.
    (code === 'ENOENT' && syscall === 'connect') ||
    (typeof message === 'string' && CONNECTION_LOST.test(message));
  return away ? new AppError('database-unavailable', { cause: error }) : null;
}

/** Answers every error in the one shape; bugs are logged whole and told without details. */
export const errorHandler = (words: Words, log: Logger) => (error: unknown, context: Context) => {
  const known = asAppError(error);
  const requestId = context.get('requestId') as string | undefined;
  const told = known ?? new AppError('server-failed');
  if (!known || told.status >= 500) log.error({ err: error, requestId, route: routeOf(context) }, 'request failed');
  return answerError(context, told, words);
};

/** The answer for an expected error. */
export function answerError(context: Context, error: AppError, words: Words): Response {
  const answer: ErrorAnswer = {
    error: {
      code: error.code,
      message: words.errorMessage(error, context.req.header('Accept-Language')),
      ...(error.fields && { fields: error.fields }),
      ...(error.innerException && { innerException: error.innerException }),
      requestId: context.get('requestId') as string | undefined,
    },
    ...(error.rejection && { details: { ...error.rejection, suggestion: words.photoSuggestion(context.req.header('Accept-Language')) } }),
  };
  context.header('Cache-Control', 'no-store');
  if (error.retryAfter !== undefined) context.header('Retry-After', String(Math.max(1, error.retryAfter)));
  return context.json(answer, error.status as ContentfulStatusCode);
}
