import type { Posting } from '../../domain/posting.ts';
import { defineQuery } from '../../kernel/query.ts';
import type { CashOrder, JobsSeen, Refund, TakenPayment } from './contract.ts';

/** What an operator has to do: postings to review, oldest first, and cash to collect. */
export const reviewQuery = defineQuery<Record<string, never>, { postings: Posting[]; cash: CashOrder[] }>({
  name: 'review',
  async load(_, { server }, signal) {
    const [postings, cash] = await Promise.all([server.call('review', { signal }), server.call('cashOrders', { signal })]);
    return { postings, cash };
  },
});

/** The work that servers do apart from requests. */
export const jobsQuery = defineQuery<Record<string, never>, JobsSeen>({
  name: 'jobs',
  load: (_, { server }, signal) => server.call('jobs', { signal }),
});

/** The money of an operator: the newest payments that were taken, and what goes back. */
export const moneyQuery = defineQuery<Record<string, never>, { taken: TakenPayment[]; refunds: Refund[] }>({
  name: 'money',
  async load(_, { server }, signal) {
    const [taken, refunds] = await Promise.all([server.call('takenPayments', { body: {}, signal }), server.call('refunds', { signal })]);
    return { taken, refunds };
  },
});
