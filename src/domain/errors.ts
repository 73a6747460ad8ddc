import * as z from 'zod/mini';
import { Rejection } from './photo.ts';

/** Every expected failure of a call or command. Each code has a sentence in `locales` under `errors`. */
export const ERROR_CODES = [
  'aborted',
  'already-paid',
  'amount-wrong',
  'bad-answer',
  'bad-request',
  'camera-absent',
  'camera-denied',
  'camera-in-use',
  'camera-unsupported',
  'case-closed',
  'case-gone',
  'chat-failed',
  'companion-off',
  'database-unavailable',
  'drafts-full',
  'enquiry-failed',
  'enquiry-known',
  'help-failed',
  'keys-full',
  'location-denied',
  'location-timeout',
  'location-unavailable',
  'location-unsupported',
  'log-in-again',
  'log-in-failed',
  'log-in-needed',
  'no-payment-to-track',
  'not-allowed',
  'not-a-property',
  'not-found',
  'offline',
  'order-failed',
  'order-key-used',
  'order-not-made',
  'order-unusable',
  'owner-unreachable',
  'page-out-of-range',
  'passkey-failed',
  'passkey-known',
  'passkeys-full',
  'passkey-unsupported',
  'password-change-failed',
  'password-change-needed',
  'password-common',
  'password-needed',
  'password-same',
  'password-wrong',
  'payment-answer-unreadable',
  'payment-ended',
  'payment-failed',
  'payment-gone',
  'payment-not-made',
  'payment-not-processed',
  'payment-not-verified',
  'payment-provider-away',
  'payments-off',
  'payment-signature-wrong',
  'photo-refused',
  'photos-full',
  'place-gone',
  'plan-full',
  'plan-unknown',
  'posting-incomplete',
  'posting-gone',
  'posting-not-possible',
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
  'qr-failed',
  'registration-password-wrong',
  'request-decided',
  'search-answer-unreadable',
  'search-gone',
  'searches-full',
  'server-busy',
  'server-failed',
  'storage-full',
  'storage-unavailable',
  'subscription-needed',
  'subscription-unknown',
  'text-too-long',
  'thread-gone',
  'timeout',
  'too-large',
  'too-many-requests',
  'visit-gone',
  'visit-known',
  'visits-full',
  'wish-excludes',
] as const;

export const ErrorCode = z.enum(ERROR_CODES);
export type ErrorCode = z.infer<typeof ErrorCode>;

/** What is wrong with part of a request: `path` is dotted (`filters.price_max`), `message` says what it should be. */
export const FieldProblem = z.object({ path: z.string(), message: z.string() });
export type FieldProblem = z.infer<typeof FieldProblem>;

/** The shape of every error answer. `message` is a sentence for people; `code` is for programs. */
export const ErrorAnswer = z.object({
  error: z.object({
    code: ErrorCode,
    message: z.string(),
    fields: z.optional(z.array(FieldProblem)),
    /** The database's own message, for calls whose contract promises it. */
    innerException: z.optional(z.string()),
    requestId: z.optional(z.string()),
  }),
  /** Why a photo was rejected. */
  details: z.optional(Rejection),
});
export type ErrorAnswer = z.infer<typeof ErrorAnswer>;

const STATUS: Partial<Record<ErrorCode, number>> = {
  'bad-request': 400,
  'amount-wrong': 400,
  'passkey-failed': 400,
  'passkeys-full': 400,
  'password-common': 400,
  'password-same': 400,
  'password-wrong': 400,
  'payment-signature-wrong': 400,
  'photo-refused': 400,
  'photos-full': 400,
  'wish-excludes': 400,
  'plan-unknown': 400,
  'posting-incomplete': 400,
  'qr-failed': 400,
  'log-in-again': 401,
  'log-in-failed': 401,
  'log-in-needed': 401,
  'password-needed': 401,
  'password-change-needed': 403,
  'not-allowed': 403,
  'plan-full': 403,
  'drafts-full': 403,
  'subscription-needed': 403,
  'not-a-property': 400,
  'photo-unreadable': 400,
  'text-too-long': 400,
  'page-out-of-range': 400,
  'case-gone': 404,
  'not-found': 404,
  'owner-unreachable': 404,
  'property-gone': 404,
  'search-gone': 404,
  'keys-full': 403,
  'request-decided': 409,
  'searches-full': 403,
  'thread-gone': 404,
  'visit-gone': 404,
  'visit-known': 409,
  'visits-full': 403,
  'payment-gone': 404,
  'place-gone': 404,
  'posting-gone': 404,
  'already-paid': 409,
  'case-closed': 409,
  'order-key-used': 409,
  'order-unusable': 404,
  'no-payment-to-track': 404,
  'payment-not-verified': 409,
  'payment-not-processed': 409,
  'enquiry-known': 409,
  'payment-ended': 409,
  'posting-not-possible': 409,
  'photo-too-large': 413,
  'too-large': 413,
  'too-many-requests': 429,
  'payment-provider-away': 502,
  'payments-off': 503,
  'server-busy': 503,
  'companion-off': 503,
  'database-unavailable': 503,
  'timeout': 504,
  'photo-search-unavailable': 503,
  'storage-unavailable': 503,
};

/** An expected failure. Anything else that is thrown is a bug. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly fields: FieldProblem[] | undefined;
  readonly params: Record<string, string | number>;
  /** For `not-a-property`: what the picture seems to show. */
  readonly rejection: Rejection | undefined;
  /** The message of the server's database. */
  readonly innerException: string | undefined;
  /** After how many seconds another try is worth it. */
  readonly retryAfter: number | undefined;

  constructor(
    code: ErrorCode,
    options: {
      fields?: FieldProblem[] | undefined;
      params?: Record<string, string | number>;
      rejection?: Rejection;
      innerException?: string | undefined;
      retryAfter?: number;
      cause?: unknown;
    } = {},
  ) {
    super(code, { cause: options.cause });
    this.code = code;
    this.fields = options.fields;
    this.rejection = options.rejection;
    this.innerException = options.innerException;
    this.retryAfter = options.retryAfter;
    this.params = options.params ?? {};
  }

  /** The HTTP status of this error; 500 if none is given. */
  get status(): number {
    return STATUS[this.code] ?? 500;
  }
}
