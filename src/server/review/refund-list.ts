import type { Refund } from '../../capabilities/review/contract.ts';
import { toRupees } from '../../domain/payment.ts';
import type { PaymentParts } from '../payment/parts.ts';
import { receiptNumber } from '../payment/receipt.ts';

const MOST_SHOWN = 100;

/** Money that goes back: what needs the operator first, then the newest; or one alone, by its id. */
export async function refundList({ db, words }: PaymentParts, only?: number): Promise<Refund[]> {
  const rows = await db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .leftJoin('accounts', 'accounts.id', 'orders.account_id')
    .selectAll('refunds')
    .select(['order_id', 'provider_payment_id', 'orders.details', 'accounts.email'])
    .$if(only !== undefined, (query) => query.where('refunds.id', '=', only!))
    .orderBy((eb) => eb('refunds.state', '=', 'by-hand'), 'desc')
    .orderBy('refunds.id', 'desc')
    .limit(MOST_SHOWN)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    paymentId: row.payment_id,
    providerPaymentId: row.provider_payment_id,
    receipt: receiptNumber(row.order_id),
    email: row.email ?? row.details?.email ?? '',
    amount: toRupees(Number(row.amount_paise)),
    reason: row.reason,
    note: row.note,
    state: row.state,
    attempts: row.attempts,
    at: row.created_at.toISOString(),
    advice: words.text(`refund.advice.${row.state}`),
  }));
}
