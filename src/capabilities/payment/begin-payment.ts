import { AppError } from '../../domain/errors.ts';
import type { PaymentMethod } from '../../domain/payment.ts';
import type { Purchase } from '../../domain/purchase.ts';
import type { Services } from '../../kernel/services.ts';
import { isOpen, PaymentState } from './payment-process.ts';
import { createOrder, initialize, initiateUpi, qrCodeOf } from './payment-server.ts';

const KEY_PLACES = 6;

/** One key per purchase: the same buyer, plan and details give the same order, however often they are sent. */
async function keyOf(parts: unknown): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(parts)));
  return [...new Uint8Array(bytes)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, KEY_PLACES * 8);
}

async function orderOf(purchase: Purchase, { server, checkout, session }: Services): Promise<string> {
  if (purchase.orderId) return purchase.orderId;
  const { plan, billing, purpose, amount } = purchase;
  const details = checkout.details() ?? undefined;
  const email = details || session.current() ? undefined : purchase.email || undefined;
  if (!details && !email && !session.current()) throw new AppError('order-unusable');
  const minute = Math.floor(Date.now() / 600_000);
  const key = await keyOf([plan, billing, purpose, amount, details, email, minute]);
  const order = await createOrder(
    server,
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
  checkout.hold({ ...(checkout.purchase() ?? purchase), orderId: order.id });
  return order.id;
}

const isOpenNow = (status: string): boolean => PaymentState.safeParse(status).success && isOpen(status as PaymentState);

/** Which plan to buy and how to pay. `amount` in rupees; `anew` abandons an open payment. */
export interface ToPay extends Pick<Purchase, 'plan' | 'billing' | 'purpose' | 'amount' | 'email'> {
  method: PaymentMethod;
  anew?: boolean | undefined;
}

/** Continues the open payment or starts one: first the order, then, for UPI, the QR code. No money moves yet. */
export async function beginPayment({ method, anew = false, ...what }: ToPay, services: Services): Promise<void> {
  const { server, checkout } = services;
  if (what.amount <= 0) throw new AppError('amount-wrong');
  const kept = checkout.purchase();
  const same =
    kept && kept.plan === what.plan && kept.billing === what.billing && kept.purpose === what.purpose && kept.amount === what.amount;
  const purchase: Purchase = { ...(same ? kept : {}), ...what, method, qrCode: undefined };
  checkout.hold(same ? purchase : { ...what, method });
  const orderId = await orderOf(purchase, services);
  if (method === 'cash') {
    checkout.hold({ ...what, orderId, method });
    return;
  }
  // The person may have chosen another method meanwhile; that choice stands.
  const isStillMeant = () => checkout.purchase()?.method === method;
  const open = same && !anew && kept.payment?.paymentMethod === method && isOpenNow(kept.payment.paymentStatus) ? kept.payment : undefined;
  const payment = open ?? (await initialize(server, orderId, method));
  if (!isStillMeant()) return;
  checkout.hold({ ...what, orderId, method, payment });
  if (method !== 'upi' || !payment.upiLink) return;
  if (!open) await initiateUpi(server, { paymentId: payment.paymentId, amount: what.amount });
  const qrCode = await qrCodeOf(server, payment.upiLink);
  if (isStillMeant()) checkout.hold({ ...what, orderId, method, payment, qrCode });
}
