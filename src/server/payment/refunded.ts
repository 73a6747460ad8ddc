import type { Transaction } from 'kysely';
import { toRupees } from '../../domain/payment.ts';
import type { Tables } from '../database/schema.ts';
import { queueMail } from '../mail/outbox.ts';
import { shortenSubscription } from '../plans/shorten-subscription.ts';
import { movePayment } from './move.ts';
import type { PaymentParts } from './parts.ts';
import { receiptNumber } from './receipt.ts';

/**
 * Notes that of a payment so much has gone back in all, in paise: a whole refund ends the subscription, a part shortens it
 * (`plans/shorten-subscription.ts`). Less than is noted already changes nothing. The buyer hears of it by mail.
 */
export async function noteRefunded(trx: Transaction<Tables>, parts: PaymentParts, paymentId: string, totalPaise: number): Promise<void> {
  const at = parts.now();
  const payment = await trx
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .leftJoin('accounts', 'accounts.id', 'orders.account_id')
    .select(['orders.id as order_id', 'payments.amount_paise', 'refunded_paise', 'settles', 'orders.details', 'accounts.email'])
    .where('payments.id', '=', paymentId)
    .forUpdate('payments')
    .executeTakeFirstOrThrow();
  const [amount, before] = [Number(payment.amount_paise), Number(payment.refunded_paise)];
  const total = Math.min(totalPaise, amount);
  if (total <= before) return;
  await trx.updateTable('payments').set({ refunded_paise: total }).where('id', '=', paymentId).execute();
  if (total === amount) await movePayment(trx, paymentId, 'refunded', at);
  if (payment.settles) await shortenSubscription(trx, payment.order_id, { share: total / amount, at });
  const to = payment.email ?? payment.details?.email;
  if (!to) return;
  const ends = !payment.settles ? 'surplus' : total === amount ? 'whole' : 'part';
  const facts = { amount: toRupees(total - before), receipt: receiptNumber(payment.order_id) };
  const mail = { subject: parts.words.text('mail.refunded.subject', facts), text: parts.words.text(`mail.refunded.${ends}`, facts) };
  await queueMail(trx, { key: `refunded:${paymentId}:${total}`, to, ...mail }, at);
}
