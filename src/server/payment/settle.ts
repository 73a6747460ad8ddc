import { sql, type Transaction } from 'kysely';
import { openAccount, type OneTime } from '../account/open-account.ts';
import { addSubscription } from '../plans/subscriptions.ts';
import type { Tables } from '../database/schema.ts';
import { queueMail } from '../mail/outbox.ts';
import { closeSiblings } from './close-siblings.ts';
import type { PaymentParts } from './parts.ts';
import { receiptMail } from './receipt.ts';
import { refundSurplus } from './surplus.ts';

/**
 * The payment that pays for an order: the first whose money was taken. An index of the database lets an order have one.
 * Undefined where nothing is paid.
 */
async function settlingPayment(trx: Transaction<Tables>, orderId: string) {
  const paid = await trx
    .selectFrom('payments')
    .select(['id', 'method', 'state', 'settles', 'changed_at', 'bank_reference'])
    .where('order_id', '=', orderId)
    .where((eb) => eb.or([eb('state', '=', 'captured'), eb('settles', '=', true)]))
    .orderBy('settles', 'desc')
    .orderBy(sql`changed_at`)
    .orderBy('id')
    .executeTakeFirst();
  if (paid && !paid.settles) await trx.updateTable('payments').set({ settles: true }).where('id', '=', paid.id).execute();
  return paid;
}

/**
 * Gives a paid order what was bought: its account, its subscription and its mails, all in the transaction that marks it
 * paid. What else is open of the order is closed, and what was paid beside it goes back. An order that is settled already,
 * or whose buyer is not known yet, stays as it is.
 */
export async function settleOrder(trx: Transaction<Tables>, parts: PaymentParts, orderId: string, oneTime: OneTime): Promise<void> {
  const order = await trx.selectFrom('orders').selectAll().where('id', '=', orderId).forUpdate().executeTakeFirstOrThrow();
  const paid = await settlingPayment(trx, orderId);
  if (!paid) return;
  const at = parts.now();
  if (!order.paid_at) await trx.updateTable('orders').set({ paid_at: at }).where('id', '=', orderId).execute();
  await closeSiblings(trx, orderId, at);
  await refundSurplus(trx, parts, orderId);
  const done = await trx.selectFrom('subscriptions').select('id').where('order_id', '=', orderId).executeTakeFirst();
  if (done || paid.state !== 'captured' || !order.plan_id || (!order.account_id && !order.details)) return;
  const plan = await trx.selectFrom('plans').selectAll().where('id', '=', order.plan_id).executeTakeFirstOrThrow();
  const accountId = order.account_id ?? (await openAccount(trx, parts, { details: order.details!, purpose: plan.purpose, oneTime })).id;
  await trx.updateTable('orders').set({ account_id: accountId }).where('id', '=', orderId).execute();
  await addSubscription(trx, { orderId, accountId, planId: plan.id, at });
  const { email, details } = await trx
    .selectFrom('accounts')
    .select(['email', 'details'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const words = parts.words.in(order.details?.language ?? details.language);
  await queueMail(trx, receiptMail({ words }, { order, plan, paid, to: email, at }), at);
}
