import { toRupees, type Payment, type PaymentStanding, type PaymentTracking } from '../../domain/payment.ts';
import { isBuyerOf, type FoundPayment } from './find-payment.ts';
import type { Buyer, PaymentParts } from './parts.ts';

/** A payment as its buyer may see it. */
export function asPayment({ provider }: Pick<PaymentParts, 'provider'>, row: FoundPayment): Payment {
  const open = row.state === 'created' || row.state === 'pending';
  return {
    paymentId: row.id,
    orderId: row.order_id,
    paymentAmount: toRupees(Number(row.amount_paise)),
    paymentStatus: row.state,
    paymentReference: row.provider_payment_id ?? '',
    paymentMethod: row.method,
    bankReference: row.bank_reference,
    paymentDate: row.changed_at.toISOString(),
    paymentCode: row.provider_order_id,
    paymentType: 'subscription',
    receipt: row.receipt,
    currency: row.currency,
    ...(row.upi_link && open && { upiLink: row.upi_link }),
    ...(row.expires_at && { expiresAt: row.expires_at.toISOString() }),
    ...(provider.name === 'sandbox' && { isSandbox: true }),
    ...(row.method === 'card' && open && { checkout: provider.checkout(row.provider_order_id) }),
  };
}

/** A payment for whoever has its id: whole for its buyer, the state alone for others. */
export const asSeen = (parts: Pick<PaymentParts, 'provider'>, row: FoundPayment, buyer: Buyer): Payment | PaymentStanding =>
  isBuyerOf(row, buyer) ? asPayment(parts, row) : { paymentId: row.id, paymentStatus: row.state };

export async function trackingOf({ db }: Pick<PaymentParts, 'db'>, { id, state }: FoundPayment): Promise<PaymentTracking> {
  const moves = await db.selectFrom('payment_moves').select(['state', 'at']).where('payment_id', '=', id).orderBy('at').execute();
  return { paymentId: id, paymentStatus: state, history: moves.map((move) => ({ status: move.state, at: move.at.toISOString() })) };
}
