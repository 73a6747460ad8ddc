import { AppError } from '../../domain/errors.ts';
import { toPaise, type Verified } from '../../domain/payment.ts';
import { isOpen, meaningOf } from '../../capabilities/payment/payment-process.ts';
import { apply } from './apply.ts';
import { findPayment, isBuyerOf, type FoundPayment } from './find-payment.ts';
import type { Buyer, PaymentParts } from './parts.ts';
import { asPayment } from './payment-answer.ts';

const textAt = (body: Record<string, unknown>, ending: string): string => {
  const found = Object.entries(body).find(([name]) => name.toLowerCase().endsWith(ending));
  if (typeof found?.[1] !== 'string') throw new AppError('bad-request', { fields: [{ path: ending, message: 'a text' }] });
  return found[1];
};

/** The payment itself is told to its buyer only. */
const verifiedFor = (parts: PaymentParts, payment: FoundPayment, verified: boolean, buyer: Buyer): Verified => ({
  verified,
  ...(isBuyerOf(payment, buyer) && { payment: asPayment(parts, payment) }),
});

/**
 * Checks what a checkout handed back: the signature over the order as we stored it, then the provider's own word that
 * the money was taken. The browser is never believed.
 */
export async function verifyCheckout(parts: PaymentParts, body: Record<string, unknown>, buyer: Buyer): Promise<Verified> {
  const { db, provider } = parts;
  const given = { paymentId: textAt(body, 'payment_id'), orderId: textAt(body, 'order_id'), signature: textAt(body, 'signature') };
  const order = await findPayment(db, given.orderId, buyer);
  if (!provider.isSigned(order.provider_order_id, given.paymentId, given.signature)) throw new AppError('payment-signature-wrong');
  const told = await provider.paymentsOf({ providerOrderId: order.provider_order_id, qrIds: [] });
  const news = told.find((payment) => payment.providerPaymentId === given.paymentId);
  if (news && (await apply(parts, news)) === 'wrong-amount') throw new AppError('amount-wrong');
  const payment = await findPayment(db, order.order_id, buyer);
  return verifiedFor(parts, payment, payment.paid_at !== null, buyer);
}

const HOUR_MS = 60 * 60 * 1000;

/** The open UPI payment of this browser, or the one it has just paid; refuses where there is none, or more than one. */
async function onlyPaymentOf({ db, now }: PaymentParts, { accountId, buyerHash }: Buyer): Promise<string> {
  if (!accountId && !buyerHash) throw new AppError('no-payment-to-track');
  const rows = await db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select(['payments.id', 'state'])
    .where('method', '=', 'upi')
    .where('state', 'in', ['created', 'pending', 'captured'])
    .where('payments.changed_at', '>', new Date(now().getTime() - HOUR_MS))
    .where((eb) =>
      eb.or([
        ...(buyerHash ? [eb('orders.buyer_hash', '=', buyerHash)] : []),
        ...(accountId ? [eb('orders.account_id', '=', accountId)] : []),
      ]),
    )
    .execute();
  const open = rows.filter(({ state }) => isOpen(state));
  const meant = open.length > 0 ? open : rows;
  if (meant.length !== 1) throw new AppError('no-payment-to-track');
  return meant[0]!.id;
}

export async function verifyUpi(
  parts: PaymentParts,
  request: { amount: number; paymentId?: string | undefined },
  buyer: Buyer,
): Promise<Verified> {
  const payment = await findPayment(parts.db, request.paymentId ?? (await onlyPaymentOf(parts, buyer)), buyer);
  if (toPaise(request.amount) !== Number(payment.amount_paise)) throw new AppError('amount-wrong');
  return verifiedFor(parts, payment, meaningOf(payment.state) === 'paid', buyer);
}
