import type { Context, Hono } from 'hono';
import { JobQueue } from '../../capabilities/review/contract.ts';
import { needOperator, type SessionAccount, type Sessions } from '../account/sessions.ts';
import { accountOf } from '../http/caller.ts';
import { serve } from '../http/contract.ts';
import type { PaymentParts } from '../payment/parts.ts';
import { cashOrders, collectCash } from './cash.ts';
import { markChecked } from './mark-checked.ts';
import { refundList } from './refund-list.ts';
import { refundDone, refundPayment, takenPayments } from './refund-payment.ts';
import { decideListing } from './take-down.ts';
import { decideReview, waitingPostings } from './review.ts';

export interface ReviewApiParts {
  parts: PaymentParts;
  sessions: Sessions;
  /** Told when a home with new pictures is on the market. */
  onApproved(): void;
}

const DONE = { done: true } as const;

/** What operators do: review of postings, cash, and money that goes back. */
export function serveReview(app: Hono, { parts, sessions, onApproved }: ReviewApiParts): void {
  const operator = async (context: Context): Promise<SessionAccount> => needOperator(await accountOf(context, sessions));
  const sendMails = () => void parts.mailer.send().catch((error: unknown) => parts.log.error({ err: error }, 'mails could not be sent'));

  serve(app, 'review', async ({ context }) => {
    await operator(context);
    return waitingPostings(parts);
  });
  serve(app, 'decideReview', async ({ params, body, context }) => {
    await operator(context);
    await decideReview(parts, params.id, body.decision, body.reason);
    if (body.decision === 'approve') onApproved();
    sendMails();
    return DONE;
  });
  for (const decision of ['takeDown', 'putBack'] as const)
    serve(app, decision, async ({ params, body, context }) => {
      await operator(context);
      await decideListing(parts, params.id, decision, body.reason);
      sendMails();
      return DONE;
    });
  serve(app, 'markChecked', async ({ params, body, context }) => {
    await operator(context);
    await markChecked(parts, params.id, body.what, body.checked);
    return DONE;
  });
  serve(app, 'cashOrders', async ({ context }) => {
    await operator(context);
    return cashOrders(parts);
  });
  serve(app, 'collectCash', async ({ params, context }) => {
    await operator(context);
    await collectCash(parts, params.paymentId);
    return DONE;
  });
  serve(app, 'takenPayments', async ({ body, context }) => {
    await operator(context);
    return takenPayments(parts, body.text);
  });
  serve(app, 'refunds', async ({ context }) => {
    await operator(context);
    return refundList(parts);
  });
  serve(app, 'refundPayment', async ({ params, body, context }) => {
    const { id } = await operator(context);
    const refund = await refundPayment(parts, { ...params, ...body, amount: body.amount, operatorId: id });
    sendMails();
    return refund;
  });
  serve(app, 'jobs', async ({ context }) => {
    await operator(context);
    const [counts, parked] = await Promise.all([parts.jobs.counts(), parts.jobs.parked()]);
    return {
      queues: JobQueue.options.map((name) => ({ name, ...counts[name] })),
      parked: parked.map(({ at, ...job }) => ({ ...job, at: at.toISOString() })),
    };
  });
  serve(app, 'retryJob', async ({ params, context }) => {
    await operator(context);
    await parts.jobs.again(params.id);
    sendMails();
    return DONE;
  });
  serve(app, 'refundDone', async ({ params, context }) => {
    await operator(context);
    await refundDone(parts, params.id);
    sendMails();
    return DONE;
  });
}
