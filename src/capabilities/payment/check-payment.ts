import * as z from 'zod/mini';
import { AppError } from '../../domain/errors.ts';
import { meaningOf } from './payment-process.ts';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';
import { finishPayment } from './finish-payment.ts';

/** Asks our server how the open payment stands; one that is paid is verified and finished. */
export const checkPayment = defineCommand({
  name: 'check-payment',
  args: z.object({}),
  effect: 'read',
  example: false,
  async perform(_, services) {
    const { payments, counter, stage } = services;
    const before = counter.purchase();
    if (!before?.payment) throw new AppError('no-payment-to-track');
    const payment = await payments.status(before.payment.paymentId);
    const now = counter.purchase();
    // Who has left the screen, or begun another payment, is left alone by an answer that comes late.
    if (now?.payment?.paymentId !== before.payment.paymentId || stage.screen() !== 'payment')
      return { ...words('payment.waiting'), silent: true };
    counter.hold({ ...now, payment: { ...before.payment, ...payment } });
    const meaning = meaningOf(payment.paymentStatus);
    if (meaning === 'paid') return finishPayment.perform({}, services);
    if (meaning === 'failed') throw new AppError('payment-failed');
    return { ...words('payment.waiting'), silent: true };
  },
});
