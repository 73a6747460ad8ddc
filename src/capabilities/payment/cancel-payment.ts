import * as z from 'zod/mini';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';

/** Ends an open payment; nothing was paid. */
export const cancelPayment = defineCommand({
  name: 'cancel-payment',
  args: z.object({}),
  effect: 'once',
  at: ['payment'],
  async perform(_, { server, checkout }) {
    const purchase = checkout.purchase();
    if (!purchase?.payment) return words('commands.cancel-payment.nothing');
    const { payment, qrCode: _code, ...rest } = purchase;
    await server.call('payment', { body: { action: 'cancel', paymentId: payment.paymentId } });
    checkout.hold({ ...rest, method: undefined });
    return words('payment.cancelled');
  },
});
