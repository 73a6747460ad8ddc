import * as z from 'zod/mini';
import { PAYMENT_METHODS } from '../../domain/payment.ts';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';

/** How the open payment can be made, for those who only hear. */
export const paymentOptions = defineCommand({
  name: 'payment-options',
  args: z.object({}),
  effect: 'read',
  example: false,
  perform(_, { checkout }) {
    const purchase = checkout.purchase();
    if (!purchase) return words('errors.no-payment-to-track');
    const methods = PAYMENT_METHODS.map((method) => words(`payment.method.${method}`));
    return words('commands.payment-options.done', {
      amount: purchase.amount,
      methods,
      method: words(`payment.method.${purchase.method ?? 'upi'}`),
    });
  },
});
