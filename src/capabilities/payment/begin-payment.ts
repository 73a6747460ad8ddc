import * as z from 'zod/mini';
import { AppError } from '../../domain/errors.ts';
import { PaymentMethod } from '../../domain/payment.ts';
import { isOpen, PaymentState } from './payment-process.ts';
import { SignUpPurpose } from '../../domain/plans.ts';
import { words } from '../../domain/words.ts';
import type { Purchase } from '../account-ports.ts';
import { defineCommand } from '../../kernel/define.ts';
import type { Services } from '../ports.ts';

const KEY_PLACES = 6;

/** One key for one purchase: the same buyer, plan and details make the same order, however often they are sent. */
async function keyOf(parts: unknown): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(parts)));
  return [...new Uint8Array(bytes)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, KEY_PLACES * 8);
}

async function orderOf(purchase: Purchase, { payments, counter, session }: Services): Promise<string> {
  if (purchase.orderId) return purchase.orderId;
  const { plan, billing, purpose, amount } = purchase;
  const details = counter.details() ?? undefined;
  const email = details || session.current() ? undefined : purchase.email || undefined;
  if (!details && !email && !session.current()) throw new AppError('order-unusable');
  const minute = Math.floor(Date.now() / 600_000);
  const key = await keyOf([plan, billing, purpose, amount, details, email, minute]);
  const order = await payments.createOrder(
    {
      amount,
      currency: 'INR',
      receipt: `receipt_${Date.now()}`,
      plan,
      billing,
      purpose,
      ...(details && { details }),
      ...(email && { email }),
    },
    key,
  );
  counter.hold({ ...(counter.purchase() ?? purchase), orderId: order.id });
  return order.id;
}

/** Goes on with the payment that is open, or begins one: the order first, then for UPI the QR code. */
export const beginPayment = defineCommand({
  name: 'begin-payment',
  args: z.object({
    plan: z.string(),
    billing: z.string(),
    purpose: SignUpPurpose,
    amount: z.number(),
    email: z.string(),
    method: PaymentMethod,
    anew: z.optional(z.boolean()),
  }),
  effect: 'read',
  example: false,
  async perform({ method, anew = false, ...what }, services) {
    const { payments, counter } = services;
    if (what.amount <= 0) throw new AppError('amount-wrong');
    const kept = counter.purchase();
    const same =
      kept && kept.plan === what.plan && kept.billing === what.billing && kept.purpose === what.purpose && kept.amount === what.amount;
    const purchase: Purchase = { ...(same ? kept : {}), ...what, method, qrCode: undefined };
    counter.hold(same ? purchase : { ...what, method });
    const orderId = await orderOf(purchase, services);
    const done = { ...words('commands.begin-payment.done'), silent: true };
    if (method === 'cash') {
      counter.hold({ ...what, orderId, method });
      return done;
    }
    // Whoever has taken another way to pay meanwhile is left there.
    const isStillMeant = () => counter.purchase()?.method === method;
    const open =
      same && !anew && kept.payment?.paymentMethod === method && isOpenNow(kept.payment.paymentStatus) ? kept.payment : undefined;
    const payment = open ?? (await payments.begin(orderId, method));
    if (!isStillMeant()) return done;
    counter.hold({ ...what, orderId, method, payment });
    if (method !== 'upi' || !payment.upiLink) return done;
    if (!open) await payments.initiateUpi({ paymentId: payment.paymentId, amount: what.amount });
    const qrCode = await payments.qrCode(payment.upiLink);
    if (isStillMeant()) counter.hold({ ...what, orderId, method, payment, qrCode });
    return done;
  },
});

const isOpenNow = (status: string): boolean => PaymentState.safeParse(status).success && isOpen(status as PaymentState);
