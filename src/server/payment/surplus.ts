import type { Transaction } from 'kysely';
import { toRupees } from '../../domain/payment.ts';
import type { Tables } from '../database/schema.ts';
import { queueMail } from '../mail/outbox.ts';
import type { PaymentParts } from './parts.ts';
import { receiptNumber } from './receipt.ts';

/** Puts into the queue of refunds what was taken beside the one payment of an order, and tells the operator. */
export async function refundSurplus(trx: Transaction<Tables>, parts: PaymentParts, orderId: string): Promise<void> {
  const { log, words, settings, now, site } = parts;
  const surplus = await trx
    .selectFrom('payments')
    .leftJoin('refunds', (join) => join.onRef('refunds.payment_id', '=', 'payments.id').on('reason', '=', 'paid-twice'))
    .select(['payments.id', 'payments.amount_paise', 'provider_payment_id'])
    .where('order_id', '=', orderId)
    .where('payments.state', '=', 'captured')
    .where('settles', '=', false)
    .where('refunds.id', 'is', null)
    .execute();
  const at = now();
  for (const { id, amount_paise, provider_payment_id } of surplus) {
    const paise = Number(amount_paise);
    await trx
      .insertInto('refunds')
      .values({ payment_id: id, amount_paise: paise, reason: 'paid-twice', asked_by: null, next_at: at, created_at: at })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    log.error({ order: orderId, payment: id, providerPayment: provider_payment_id, paise }, 'an order was paid twice; the money goes back');
    if (!settings.operatorEmail) continue;
    const facts = { amount: toRupees(paise), receipt: receiptNumber(orderId), payment: provider_payment_id ?? id };
    const mail = {
      subject: words.text('mail.paidTwice.subject', facts),
      text: words.text('mail.paidTwice.text', { ...facts, address: `${site}/admin/review` }),
    };
    await queueMail(trx, { key: `paid-twice:${id}`, to: settings.operatorEmail, ...mail }, at);
  }
}
