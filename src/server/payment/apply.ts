import type { Transaction } from 'kysely';
import { makeOneTime, type OneTime } from '../account/open-account.ts';
import type { Tables } from '../database/schema.ts';
import { movePayment, recordMove } from './move.ts';
import { newId } from './ids.ts';
import { ourPayment, type OurPayment } from './our-payment.ts';
import type { PaymentParts } from './parts.ts';
import type { ProviderPayment } from './provider.ts';
import { noteRefunded } from './refunded.ts';
import { sendRefunds } from './refunds.ts';
import { settleOrder } from './settle.ts';

export type Applied = 'applied' | 'unchanged' | 'wrong-amount' | 'unknown';

const isPaid = ({ state }: { state: string }): boolean => state === 'captured' || state === 'refunded';

/**
 * The payment of ours that the news are about, now that its order is locked. Money that was taken again for a payment that
 * is paid already is a payment of its own, so that it can go back; other news of it are about nothing.
 */
async function meantPayment(
  trx: Transaction<Tables>,
  found: OurPayment,
  news: ProviderPayment,
  at: Date,
): Promise<{ id: string; isNew: boolean } | null> {
  const { state, provider_payment_id } = await trx
    .selectFrom('payments')
    .select(['state', 'provider_payment_id'])
    .where('id', '=', found.id)
    .executeTakeFirstOrThrow();
  if (!isPaid({ state }) || provider_payment_id === news.providerPaymentId) return { id: found.id, isNew: false };
  if (!isPaid(news)) return null;
  const id = newId('pay');
  await trx
    .insertInto('payments')
    .values({
      id,
      order_id: found.order_id,
      method: found.method,
      state: news.state,
      amount_paise: news.amountPaise,
      upi_link: null,
      provider_qr_id: null,
      provider_payment_id: news.providerPaymentId,
      bank_reference: news.bankReference,
      reference: null,
      created_at: at,
      changed_at: at,
    })
    .execute();
  await recordMove(trx, id, news.state, at);
  return { id, isNew: true };
}

/** Brings what the provider knows into our books, within a transaction. Money of a wrong amount moves nothing. */
export async function applyWithin(
  trx: Transaction<Tables>,
  parts: PaymentParts,
  news: ProviderPayment,
  oneTime: OneTime,
): Promise<{ result: Applied; paymentId: string | null }> {
  const found = await ourPayment(trx, news);
  if (!found) return { result: 'unknown', paymentId: null };
  if (news.amountPaise !== Number(found.amount_paise) || news.currency !== 'INR') return { result: 'wrong-amount', paymentId: found.id };
  await trx.selectFrom('orders').select('id').where('id', '=', found.order_id).forUpdate().execute();
  const at = parts.now();
  const meant = await meantPayment(trx, found, news, at);
  if (meant === null) return { result: 'unchanged', paymentId: found.id };
  const { id: paymentId, isNew } = meant;
  const facts = { providerPaymentId: news.providerPaymentId, bankReference: news.bankReference };
  const refunded = news.state === 'refunded' ? news.amountPaise : news.refundedPaise;
  const moved = isNew || (await movePayment(trx, paymentId, news.state, at, facts));
  if (news.state === 'captured') await settleOrder(trx, parts, found.order_id, oneTime);
  if (refunded > 0) await noteRefunded(trx, parts, paymentId, refunded);
  return { result: moved ? 'applied' : 'unchanged', paymentId };
}

/** The same in a transaction of its own; mails go out after it. */
export async function apply(parts: PaymentParts, news: ProviderPayment): Promise<Applied> {
  const oneTime = await makeOneTime();
  const { result, paymentId } = await parts.db.transaction().execute((trx) => applyWithin(trx, parts, news, oneTime));
  if (result === 'applied' && news.state === 'captured') await parts.flush();
  if (result === 'wrong-amount') parts.log.error({ payment: paymentId, provider: parts.provider.name }, 'a payment has the wrong amount');
  if (result === 'applied')
    void sendRefunds(parts)
      .then(() => parts.mailer.send())
      .catch((error: unknown) => parts.log.error({ err: error }, 'refunds or mails could not be sent'));
  return result;
}
