import * as z from 'zod/mini';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';

/** Ends an open payment; nothing was paid. */
export const cancelPayment = defineCommand({
  name: 'cancel-payment',
  args: z.object({}),
  effect: 'write',
  at: ['payment'],
  async perform(_, { payments, counter }) {
    const purchase = counter.purchase();
    if (!purchase?.payment) return words('commands.cancel-payment.nothing');
    const { payment, qrCode: _code, ...rest } = purchase;
    await payments.cancel(payment.paymentId);
    counter.hold({ ...rest, method: undefined });
    return words('payment.cancelled');
  },
});
