import { sql, type Transaction } from 'kysely';
import { makeOneTime, type OneTime } from '../account/open-account.ts';
import type { Tables } from '../database/schema.ts';
import { movePayment } from './move.ts';
import type { PaymentParts } from './parts.ts';
import type { ProviderPayment } from './provider.ts';
import { settleOrder } from './settle.ts';

export type Applied = 'applied' | 'unchanged' | 'wrong-amount' | 'unknown';

/** The payment of ours that the provider speaks of: by its QR code, by its own id, or the newest of its order: a second try of one checkout has a new id. */
async function ourPayment(
  trx: Transaction<Tables>,
  news: ProviderPayment,
): Promise<{ id: string; order_id: string; amount_paise: string } | undefined> {
  const columns = ['payments.id', 'payments.order_id', 'payments.amount_paise'] as const;
  const known = await trx
    .selectFrom('payments')
    .select(columns)
    .where('provider_payment_id', '=', news.providerPaymentId)
    .executeTakeFirst();
  if (known) return known;
  if (news.providerQrId) {
    const byCode = await trx.selectFrom('payments').select(columns).where('provider_qr_id', '=', news.providerQrId).executeTakeFirst();
    if (byCode) return byCode;
  }
  if (!news.providerOrderId) return undefined;
  return trx
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select(columns)
    .where('provider_order_id', '=', news.providerOrderId)
    .where('method', '!=', 'cash')
    .orderBy(sql`provider_payment_id is null`, 'desc')
    .orderBy('payments.created_at', 'desc')
    .executeTakeFirst();
}

/** Brings what the provider knows into our books, within a transaction. Money of a wrong amount moves nothing. */
export async function applyWithin(
  trx: Transaction<Tables>,
  parts: PaymentParts,
  news: ProviderPayment,
  oneTime: OneTime,
): Promise<{ result: Applied; paymentId: string | null }> {
  const payment = await ourPayment(trx, news);
  if (!payment) return { result: 'unknown', paymentId: null };
  if (news.amountPaise !== Number(payment.amount_paise) || news.currency !== 'INR')
    return { result: 'wrong-amount', paymentId: payment.id };
  const facts = { providerPaymentId: news.providerPaymentId, bankReference: news.bankReference };
  const moved = await movePayment(trx, payment.id, news.state, parts.now(), facts);
  if (news.state === 'captured') await settleOrder(trx, parts, payment.order_id, oneTime);
  return { result: moved ? 'applied' : 'unchanged', paymentId: payment.id };
}

/** The same in a transaction of its own; mails go out after it. */
export async function apply(parts: PaymentParts, news: ProviderPayment): Promise<Applied> {
  const oneTime = await makeOneTime();
  const { result, paymentId } = await parts.db.transaction().execute((trx) => applyWithin(trx, parts, news, oneTime));
  if (result === 'wrong-amount') parts.log.error({ payment: paymentId, provider: parts.provider.name }, 'a payment has the wrong amount');
  if (result === 'applied') void parts.mailer.send().catch((error: unknown) => parts.log.error({ err: error }, 'mails could not be sent'));
  return result;
}
