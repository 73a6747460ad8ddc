import { AppError } from '../../domain/errors.ts';
import type { Processed } from '../../domain/payment.ts';
import { meaningOf } from '../../capabilities/payment/payment-process.ts';
import { makeOneTime } from '../account/open-account.ts';
import { ownPayment } from './find-payment.ts';
import type { Buyer, PaymentParts } from './parts.ts';
import { settleOrder } from './settle.ts';

/** Gives a paid order its subscription where a crash or an outage has kept it, and tells what is active. */
export async function processSubscription(parts: PaymentParts, paymentId: string, buyer: Buyer): Promise<Processed> {
  const { db, mailer, log } = parts;
  const payment = await ownPayment(db, paymentId, buyer);
  if (meaningOf(payment.state) !== 'paid') throw new AppError('payment-not-verified');
  const oneTime = await makeOneTime();
  await db.transaction().execute((trx) => settleOrder(trx, parts, payment.order_id, oneTime));
  await parts.flush();
  void mailer.send().catch((error: unknown) => log.error({ err: error }, 'mails could not be sent'));
  const given = await db
    .selectFrom('subscriptions')
    .innerJoin('plans', 'plans.id', 'subscriptions.plan_id')
    .innerJoin('accounts', 'accounts.id', 'subscriptions.account_id')
    .select(['plans.name', 'plans.billing', 'ends_at', 'accounts.email'])
    .where('subscriptions.order_id', '=', payment.order_id)
    .executeTakeFirst();
  if (!given) throw new AppError('payment-not-processed');
  return { active: true, email: given.email, plan: given.name, billing: given.billing, endsAt: given.ends_at?.toISOString() ?? null };
}
