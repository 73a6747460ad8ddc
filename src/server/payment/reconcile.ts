import { makeOneTime } from '../account/open-account.ts';
import { apply } from './apply.ts';
import { movePayment } from './move.ts';
import type { PaymentParts } from './parts.ts';
import { sendRefunds } from './refunds.ts';
import { settleOrder } from './settle.ts';

const MINUTE_MS = 60_000;
/** A provider of UPI may be asked three times in two hours, the first time after 90 s (NPCI's circular on its status API). */
const ASK_AFTER_MS = [90_000, 15 * MINUTE_MS, 120 * MINUTE_MS];

async function settlePaid(parts: PaymentParts): Promise<void> {
  const { db } = parts;
  const unsettled = await db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .leftJoin('subscriptions', 'subscriptions.order_id', 'orders.id')
    .select('orders.id')
    .where('state', '=', 'captured')
    .where('subscriptions.id', 'is', null)
    .where('orders.plan_id', 'is not', null)
    .where((eb) => eb.or([eb('orders.account_id', 'is not', null), eb('orders.details', 'is not', null)]))
    .execute();
  for (const { id } of unsettled) {
    const oneTime = await makeOneTime();
    await db.transaction().execute((trx) => settleOrder(trx, parts, id, oneTime));
  }
}

async function askProvider(parts: PaymentParts, atOnce: boolean): Promise<void> {
  const { db, provider, now, log } = parts;
  const open = await db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select(['payments.id', 'payments.created_at', 'checks', 'provider_qr_id', 'provider_order_id'])
    // Those that were closed too: what was paid at the last moment has to go back.
    .where('state', 'in', ['created', 'pending', 'expired', 'cancelled'])
    .where('method', '!=', 'cash')
    .where('checks', '<', ASK_AFTER_MS.length)
    .where('provider', '=', provider.name)
    .execute();
  for (const payment of open) {
    const age = now().getTime() - payment.created_at.getTime();
    if (!atOnce && age < ASK_AFTER_MS[payment.checks]!) continue;
    const checks = atOnce ? (age > ASK_AFTER_MS.at(-1)! ? ASK_AFTER_MS.length : payment.checks) : payment.checks + 1;
    // Of several servers one asks.
    const isOurs = await db
      .updateTable('payments')
      .set({ checks })
      .where('id', '=', payment.id)
      .where('checks', '=', payment.checks)
      .returning('id')
      .executeTakeFirst();
    if (!isOurs) continue;
    const qrIds = payment.provider_qr_id ? [payment.provider_qr_id] : [];
    try {
      const told = await provider.paymentsOf({ providerOrderId: payment.provider_order_id, qrIds });
      for (const news of told) await apply(parts, news);
    } catch (error) {
      log.warn({ err: error, payment: payment.id }, 'the payment provider did not answer');
    }
  }
}

async function endExpired({ db, now }: PaymentParts): Promise<void> {
  const at = now();
  const over = await db
    .selectFrom('payments')
    .select('id')
    .where('state', 'in', ['created', 'pending'])
    .where('expires_at', '<=', at)
    .execute();
  for (const { id } of over) await db.transaction().execute((trx) => movePayment(trx, id, 'expired', at));
}

/** Has the provider end the links of payments that were closed because their order is paid. */
async function closeLinks({ db, provider, log, now }: PaymentParts): Promise<void> {
  const closed = await db
    .selectFrom('payments')
    .select(['id', 'provider_qr_id'])
    .where('state', '=', 'cancelled')
    .where('upi_link', 'is not', null)
    .where('provider_qr_id', 'is not', null)
    .where('expires_at', '>', now())
    .execute();
  for (const { id, provider_qr_id } of closed) {
    try {
      await provider.closeUpi(provider_qr_id!);
      await db.updateTable('payments').set({ upi_link: null }).where('id', '=', id).execute();
    } catch (error) {
      log.warn({ err: error, payment: id }, 'a UPI link could not be closed');
    }
  }
}

/**
 * Finishes what a crash, an outage or a lost message has left: asks about open payments, settles paid orders, ends what
 * has expired, sends what has to go back, and waiting mails. Runs at the start and by a timer. The stand-in bank is asked every time.
 */
export async function reconcile(parts: PaymentParts): Promise<void> {
  await askProvider(parts, parts.sandbox !== null);
  await settlePaid(parts);
  await endExpired(parts);
  await closeLinks(parts);
  await sendRefunds(parts);
  await parts.mailer.send();
}
