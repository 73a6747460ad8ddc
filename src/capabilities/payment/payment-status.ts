import * as z from 'zod/mini';
import { AppError } from '../../domain/errors.ts';
import { meaningOf } from './payment-process.ts';
import { words } from '../../domain/words.ts';
import { checkPayment } from './check-payment.ts';
import { defineCommand } from '../../kernel/define.ts';

/** Tells how the payment stands. */
export const paymentStatus = defineCommand({
  name: 'payment-status',
  args: z.object({}),
  effect: 'read',
  at: ['payment'],
  async perform(_, services) {
    const { payments, counter, stage } = services;
    const known = counter.purchase()?.payment;
    if (!known) throw new AppError('no-payment-to-track');
    if (stage.screen() === 'payment') {
      const done = await checkPayment.perform({}, services);
      return 'reply' in done ? done : { ...done, silent: false };
    }
    const { paymentStatus: status } = await payments.status(known.paymentId);
    return words(`commands.payment-status.${meaningOf(status)}`);
  },
});
