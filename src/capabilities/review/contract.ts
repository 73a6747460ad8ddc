import * as z from 'zod/mini';
import { Done } from '../../domain/done.ts';
import { PaymentMethod } from '../../domain/payment.ts';
import { Posting } from '../../domain/posting.ts';
import type { Calls } from '../../kernel/call.ts';

/** An order whose cash an operator has yet to collect. Amount in rupees. */
export const CashOrder = z.object({
  paymentId: z.string(),
  name: z.string(),
  email: z.string(),
  plan: z.string(),
  amount: z.number(),
  at: z.string(),
});
export type CashOrder = z.infer<typeof CashOrder>;

/** Why money is refunded: an order was paid twice, or an operator asked for it. */
const RefundReason = z.enum(['paid-twice', 'operator']);
export type RefundReason = z.infer<typeof RefundReason>;

/** `wanted` goes to the provider automatically; `by-hand` failed there and needs the operator. */
const RefundState = z.enum(['wanted', 'done', 'by-hand']);
export type RefundState = z.infer<typeof RefundState>;

/** A refund as an operator sees it. Amount in rupees, times in ISO 8601. */
export const Refund = z.object({
  id: z.int(),
  paymentId: z.string(),
  /** The provider's id of the payment, to find it on the provider's site. */
  providerPaymentId: z.nullable(z.string()),
  receipt: z.string(),
  email: z.string(),
  amount: z.number(),
  reason: RefundReason,
  note: z.string(),
  state: RefundState,
  attempts: z.int(),
  at: z.string(),
  /** What the operator has to do, in a sentence. */
  advice: z.string(),
});
export type Refund = z.infer<typeof Refund>;

/** A received payment as an operator sees it. Amounts in rupees. */
export const TakenPayment = z.object({
  paymentId: z.string(),
  receipt: z.string(),
  email: z.string(),
  plan: z.string(),
  method: PaymentMethod,
  amount: z.number(),
  refunded: z.number(),
  at: z.string(),
});
export type TakenPayment = z.infer<typeof TakenPayment>;

/** Kinds of work that servers do apart from requests. */
export const JobQueue = z.enum([
  'mail',
  'reconcile',
  'sweep-photos',
  'photo-widths',
  'match-homes',
  'search-mail',
  'search-round',
  'visit-round',
  'freshness',
]);
export type JobQueue = z.infer<typeof JobQueue>;

/** How much of that work waits and is under way, and what has failed as often as it may. Times in ISO 8601. */
const JobsSeen = z.object({
  queues: z.array(z.object({ name: JobQueue, waiting: z.int(), active: z.int() })),
  parked: z.array(z.object({ id: z.string(), queue: JobQueue, why: z.string(), at: z.string() })),
});
export type JobsSeen = z.infer<typeof JobsSeen>;

/** What an operator checks of a home: that its telephone is answered, and a paper that shows whose it is. */
export const Checked = z.enum(['phone', 'paper']);
export type Checked = z.infer<typeof Checked>;

const PaymentId = z.string().check(z.regex(/^[\w-]{1,80}$/));
const PostingId = z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number));

export const REVIEW_CALLS = {
  review: {
    method: 'GET',
    path: '/api/review',
    summary: 'Postings that wait for review, oldest first; for operators.',
    answer: z.array(Posting),
  },
  decideReview: {
    method: 'POST',
    path: '/api/review/:id',
    summary: 'Approves or rejects a posting; its owner gets a mail either way. For operators.',
    params: z.object({ id: PostingId }),
    body: z.object({ decision: z.enum(['approve', 'reject']), reason: z._default(z.string().check(z.maxLength(500)), '') }),
    answer: Done,
  },
  cashOrders: { method: 'GET', path: '/api/review/cash', summary: 'Orders to be paid in cash; for operators.', answer: z.array(CashOrder) },
  collectCash: {
    method: 'POST',
    path: '/api/review/cash/:paymentId',
    summary: 'Marks the cash of an order as collected; for operators.',
    params: z.object({ paymentId: PaymentId }),
    answer: Done,
  },
  takenPayments: {
    method: 'POST',
    path: '/api/review/payments/search',
    summary: 'The newest payments that were taken; `text` finds them by e-mail address, receipt or id. For operators.',
    body: z.object({ text: z._default(z.string().check(z.maxLength(254)), '') }),
    answer: z.array(TakenPayment),
  },
  refunds: {
    method: 'GET',
    path: '/api/review/refunds',
    summary: 'Money that goes back, what needs an operator first; for operators.',
    answer: z.array(Refund),
  },
  refundPayment: {
    method: 'POST',
    path: '/api/review/payments/:paymentId/refund',
    summary:
      'Pays back the rest of a payment, or the part that `amount` (rupees) names. The whole ends the subscription at once, a part shortens it by the same share. For operators.',
    params: z.object({ paymentId: PaymentId }),
    body: z.object({
      amount: z.optional(z.number().check(z.minimum(0.01), z.maximum(100_000))),
      reason: z.string().check(z.minLength(1), z.maxLength(500)),
    }),
    answer: Refund,
  },
  takeDown: {
    method: 'POST',
    path: '/api/review/listings/:id/take-down',
    summary: 'Takes a home off the market; its owner gets the reason by mail. For operators.',
    params: z.object({ id: PostingId }),
    body: z.object({ reason: z.string().check(z.minLength(1), z.maxLength(500)) }),
    answer: Done,
  },
  putBack: {
    method: 'POST',
    path: '/api/review/listings/:id/put-back',
    summary: 'Puts a home that was taken down back on the market; its owner gets the reason by mail. For operators.',
    params: z.object({ id: PostingId }),
    body: z.object({ reason: z.string().check(z.minLength(1), z.maxLength(500)) }),
    answer: Done,
  },
  markChecked: {
    method: 'POST',
    path: '/api/review/listings/:id/checked',
    summary: 'Notes that the telephone or the owner’s paper of a home was checked today, or takes that back; for operators.',
    params: z.object({ id: PostingId }),
    body: z.object({ what: Checked, checked: z.boolean() }),
    answer: Done,
  },
  jobs: {
    method: 'GET',
    path: '/api/review/jobs',
    summary: 'The work that servers do apart from requests, and what of it has failed for good; for operators.',
    answer: JobsSeen,
  },
  retryJob: {
    method: 'POST',
    path: '/api/review/jobs/:id/again',
    summary: 'Puts work that has failed for good back into its queue. For operators.',
    params: z.object({ id: z.uuid() }),
    answer: Done,
  },
  refundDone: {
    method: 'POST',
    path: '/api/review/refunds/:id/done',
    summary: 'Says that a refund was made by hand; for operators.',
    params: z.object({ id: PostingId }),
    answer: Done,
  },
} as const satisfies Calls;
