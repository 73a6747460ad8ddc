import * as z from 'zod/mini';
import { Done } from '../../domain/done.ts';
import { PaymentMethod } from '../../domain/payment.ts';
import { Posting } from '../../domain/posting.ts';
import type { Calls } from '../../kernel/call.ts';

/** An order whose cash an operator has still to collect. Amount in rupees. */
export const CashOrder = z.object({
  paymentId: z.string(),
  name: z.string(),
  email: z.string(),
  plan: z.string(),
  amount: z.number(),
  at: z.string(),
});
export type CashOrder = z.infer<typeof CashOrder>;

/** Why money goes back: it was taken twice for one order, or an operator wants it. */
const RefundReason = z.enum(['paid-twice', 'operator']);
export type RefundReason = z.infer<typeof RefundReason>;

/** `wanted` goes to the provider by itself; `by-hand` did not get through and needs the operator. */
const RefundState = z.enum(['wanted', 'done', 'by-hand']);
export type RefundState = z.infer<typeof RefundState>;

/** Money that goes back, as an operator sees it. Amount in rupees, times in ISO 8601. */
export const Refund = z.object({
  id: z.int(),
  paymentId: z.string(),
  /** What the provider calls the payment, to find it in its own pages. */
  providerPaymentId: z.nullable(z.string()),
  receipt: z.string(),
  email: z.string(),
  amount: z.number(),
  reason: RefundReason,
  note: z.string(),
  state: RefundState,
  attempts: z.int(),
  at: z.string(),
  /** What the operator is to do, in a sentence. */
  advice: z.string(),
});
export type Refund = z.infer<typeof Refund>;

/** A payment that was taken, as an operator sees it. Amounts in rupees. */
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
  refundDone: {
    method: 'POST',
    path: '/api/review/refunds/:id/done',
    summary: 'Says that a refund was made by hand; for operators.',
    params: z.object({ id: PostingId }),
    answer: Done,
  },
} as const satisfies Calls;
