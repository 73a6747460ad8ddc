import * as z from 'zod/mini';
import { Rejection } from './photo.ts';

/** Every way a call or a command is expected to fail. Each code has its sentence in `locales` under `errors`. */
export const ERROR_CODES = [
  'aborted',
  'bad-answer',
  'bad-request',
  'camera-absent',
  'camera-denied',
  'camera-in-use',
  'camera-unsupported',
  'chat-failed',
  'database-unavailable',
  'location-denied',
  'location-timeout',
  'location-unavailable',
  'location-unsupported',
  'not-a-property',
  'not-found',
  'offline',
  'page-out-of-range',
  'photo-analysis-failed',
  'photo-details-failed',
  'photo-nothing-similar',
  'photo-no-ids',
  'photo-not-an-image',
  'photo-no-properties',
  'photo-search-unavailable',
  'photo-too-large',
  'photo-unreadable',
  'property-gone',
  'search-answer-unreadable',
  'server-failed',
  'storage-full',
  'text-too-long',
  'timeout',
  'too-large',
  'too-many-requests',
] as const;

export const ErrorCode = z.enum(ERROR_CODES);
export type ErrorCode = z.infer<typeof ErrorCode>;

/** What is wrong with one part of a request: `path` in dots (`filters.price_max`), `message` says what it should be. */
export const FieldProblem = z.object({ path: z.string(), message: z.string() });
export type FieldProblem = z.infer<typeof FieldProblem>;

/** The one shape of every error answer. `message` is a sentence for people; `code` is for programs. */
export const ErrorAnswer = z.object({
  error: z.object({
    code: ErrorCode,
    message: z.string(),
    fields: z.optional(z.array(FieldProblem)),
    requestId: z.optional(z.string()),
  }),
  /** Why a photo was refused. */
  details: z.optional(Rejection),
});
export type ErrorAnswer = z.infer<typeof ErrorAnswer>;

const STATUS: Partial<Record<ErrorCode, number>> = {
  'bad-request': 400,
  'not-a-property': 400,
  'photo-unreadable': 400,
  'text-too-long': 400,
  'page-out-of-range': 400,
  'not-found': 404,
  'property-gone': 404,
  'photo-too-large': 413,
  'too-large': 413,
  'too-many-requests': 429,
  'database-unavailable': 503,
  'photo-search-unavailable': 503,
};

/** An expected failure. Anything else that is thrown is a bug. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly fields: FieldProblem[] | undefined;
  readonly params: Record<string, string | number>;
  /** For `not-a-property`: what the picture was taken for. */
  readonly rejection: Rejection | undefined;

  constructor(
    code: ErrorCode,
    options: { fields?: FieldProblem[]; params?: Record<string, string | number>; rejection?: Rejection; cause?: unknown } = {},
  ) {
    super(code, { cause: options.cause });
    this.code = code;
    this.fields = options.fields;
    this.rejection = options.rejection;
    this.params = options.params ?? {};
  }

  /** The HTTP status of this error, 500 where none is named. */
  get status(): number {
    return STATUS[this.code] ?? 500;
  }
}
