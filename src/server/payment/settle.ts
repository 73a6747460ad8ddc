import type { Transaction } from 'kysely';
import { toRupees } from '../../domain/payment.ts';
import { openAccount, type OneTime } from '../account/open-account.ts';
import { addSubscription } from '../plans/subscriptions.ts';
import type { Tables } from '../database/schema.ts';
import { queueMail } from '../mail/outbox.ts';
import type { PaymentParts } from './parts.ts';

/**
 * Gives a paid order what was bought: its account, its subscription and its mails, all in the transaction that marks it
 * paid. An order that is settled already, or whose buyer is not known yet, stays as it is.
 */
export async function settleOrder(trx: Transaction<Tables>, parts: PaymentParts, orderId: string, oneTime: OneTime): Promise<void> {
  const { words, now } = parts;
  const order = await trx.selectFrom('orders').selectAll().where('id', '=', orderId).forUpdate().executeTakeFirstOrThrow();
  const paid = await trx
    .selectFrom('payments')
    .select(['id', 'method', 'changed_at', 'bank_reference'])
    .where('order_id', '=', orderId)
    .where('state', '=', 'captured')
    .orderBy('changed_at')
    .executeTakeFirst();
  if (!paid) return;
  const at = now();
  if (!order.paid_at) await trx.updateTable('orders').set({ paid_at: at }).where('id', '=', orderId).execute();
  const done = await trx.selectFrom('subscriptions').select('id').where('order_id', '=', orderId).executeTakeFirst();
  if (done || !order.plan_id || (!order.account_id && !order.details)) return;
  const plan = await trx.selectFrom('plans').selectAll().where('id', '=', order.plan_id).executeTakeFirstOrThrow();
  const accountId = order.account_id ?? (await openAccount(trx, parts, { details: order.details!, purpose: plan.purpose, oneTime })).id;
  await trx.updateTable('orders').set({ account_id: accountId }).where('id', '=', orderId).execute();
  await addSubscription(trx, { orderId, accountId, planId: plan.id, at });
  const account = await trx.selectFrom('accounts').select(['email', 'first_name']).where('id', '=', accountId).executeTakeFirstOrThrow();
  await queueMail(
    trx,
    {
      key: `receipt:${orderId}`,
      to: account.email,
      subject: words.text('mail.receipt.subject', { plan: plan.name }),
      text: words.text('mail.receipt.text', {
        name: account.first_name,
        plan: plan.name,
        billing: plan.billing,
        amount: toRupees(Number(order.amount_paise)),
        receipt: order.receipt,
        payment: paid.id,
        method: words.text(`payment.method.${paid.method}`),
        date: at.toISOString().slice(0, 10),
        reference: paid.bank_reference || '-',
      }),
    },
    at,
  );
}
