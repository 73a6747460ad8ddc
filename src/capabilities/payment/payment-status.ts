import * as z from 'zod/mini';
import { AppError } from '../../domain/errors.ts';
import { CheckoutAnswer } from '../../domain/payment.ts';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';
import type { Reply } from '../../kernel/reply.ts';
import type { Services } from '../../kernel/services.ts';
import { finishPayment } from './finish-payment.ts';
import { meaningOf } from './payment-process.ts';

/** Asks our server how the open payment stands; one that is paid is verified and finished. */
async function check(services: Services): Promise<Reply> {
  const { server, checkout, stage } = services;
  const before = checkout.purchase();
  const known = before?.payment;
  if (!before || !known) throw new AppError('no-payment-to-track');
  const payment = await server.call('paymentStatus', { params: { id: known.paymentId } });
  const meaning = meaningOf(payment.paymentStatus);
  const now = checkout.purchase();
  // Somebody who has left the screen, or begun another payment, is left alone by an answer that comes late.
  if (now?.payment?.paymentId !== known.paymentId || stage.screen() !== 'payment') return words(`commands.payment-status.${meaning}`);
  checkout.hold({ ...now, payment: { ...known, ...payment } });
  if (meaning === 'paid') return finishPayment(undefined, services);
  if (meaning === 'failed') throw new AppError('payment-failed');
  return words('payment.waiting');
}

/** How the payment stands. `handedBack` is what a checkout on a page of its own has said; `quiet` says nothing while it waits. */
export const paymentStatus = defineCommand({
  name: 'payment-status',
  args: z.object({
    handedBack: z.optional(z.union([CheckoutAnswer, z.enum(['dismissed', 'failed'])])),
    quiet: z._default(z.boolean(), false),
  }),
  effect: 'once',
  at: ['payment'],
  async perform({ handedBack, quiet }, services) {
    if (handedBack === 'dismissed') return words('payment.cancelled');
    if (handedBack === 'failed') throw new AppError('payment-not-made');
    if (handedBack) return finishPayment(handedBack, services);
    const reply = await check(services);
    return quiet && reply.key === words('payment.waiting').key ? { ...reply, silent: true } : reply;
  },
});
