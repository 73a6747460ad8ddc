import * as z from 'zod/mini';
import { Done } from '../../domain/done.ts';
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
} as const satisfies Calls;
