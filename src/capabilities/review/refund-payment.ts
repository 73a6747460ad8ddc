import * as z from 'zod/mini';
import { AppError } from '../../domain/errors.ts';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';
import { moneyQuery } from './queries.ts';

/** An operator pays a payment back, whole or what is left of it: what it bought ends. */
export const refundPayment = defineCommand({
  name: 'refund-payment',
  args: z.object({ paymentId: z.string(), reason: z.string() }),
  effect: 'irreversible',
  example: false,
  async prepare({ paymentId, reason }, { server, queries }) {
    const payment = (await server.call('takenPayments', { body: { text: paymentId } })).find((item) => item.paymentId === paymentId);
    if (!payment) throw new AppError('payment-gone');
    const { email, receipt, plan } = payment;
    const left = payment.amount - payment.refunded;
    return {
      says: { amount: left, email, receipt, plan, reason },
      async run() {
        await server.call('refundPayment', { params: { paymentId }, body: { amount: left, reason } });
        queries.invalidate(moneyQuery);
        return words('commands.refund-payment.done', { amount: left, email });
      },
    };
  },
});
