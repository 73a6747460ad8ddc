import * as z from 'zod/mini';
import { AppError } from '../../domain/errors.ts';
import { words, type Words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';
import type { Services } from '../../kernel/services.ts';
import { meaningOf } from './payment-process.ts';

/** What is known of the payment on this device, or of the account's plan. */
async function known({ checkout, server, session }: Services): Promise<Words> {
  const payment = checkout.purchase()?.payment;
  if (payment) {
    const { paymentStatus } = await server.call('paymentStatus', { params: { id: payment.paymentId } });
    return words(`commands.payment-problem.known.${meaningOf(paymentStatus)}`, { id: payment.paymentId });
  }
  if (!session.current()) return words('commands.payment-problem.known.nobody');
  const { plan } = await server.call('account');
  return plan ? words('commands.payment-problem.known.plan', { name: plan.name }) : words('commands.payment-problem.known.noPlan');
}

/** Charged and no plan, charged twice, no receipt: what is known, then the offer to pass it on to a person. */
export const paymentProblem = defineCommand({
  name: 'payment-problem',
  args: z.object({ said: z._default(z.string(), '') }),
  effect: 'read',
  at: ['payment'],
  async perform({ said }, services) {
    const state = await known(services).catch((error: unknown) => {
      if (error instanceof AppError) return words('commands.payment-problem.known.unreachable');
      throw error;
    });
    const payment = services.checkout.purchase()?.payment?.paymentId;
    const first = words('commands.payment-problem.done', { known: state });
    return { instead: { name: 'offer-case', args: { about: 'payment', said, first, ...(payment && { payment }) } } };
  },
});
