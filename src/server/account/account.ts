import { sql } from 'kysely';
import type { Account } from '../../capabilities/account/contract.ts';
import { COUNTED_STATES } from '../../domain/posting.ts';
import type { PaymentParts } from '../payment/parts.ts';
import { asPayment } from '../payment/payment-answer.ts';
import { selectPayment } from '../payment/find-payment.ts';
import { activeSubscription } from '../plans/subscriptions.ts';

/** The person's own page: who they are, their plan, what they have paid and asked. */
export async function readAccount(parts: PaymentParts, accountId: number): Promise<Account> {
  const { db, now } = parts;
  const account = await db.selectFrom('accounts').selectAll().where('id', '=', accountId).executeTakeFirstOrThrow();
  const plan = await activeSubscription(db, accountId, now());
  const used = await db
    .selectFrom('postings')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('account_id', '=', accountId)
    .where('state', 'in', [...COUNTED_STATES])
    .executeTakeFirstOrThrow();
  const orders = await db
    .selectFrom('orders')
    .leftJoin('plans', 'plans.id', 'orders.plan_id')
    .select(['orders.id', 'plans.name'])
    .where('account_id', '=', accountId)
    .orderBy('orders.created_at', 'desc')
    .limit(50)
    .execute();
  const payments: Account['payments'] = [];
  for (const { id, name } of orders) {
    const row = await selectPayment(db, id).executeTakeFirst();
    if (row) payments.push({ ...asPayment(parts, row), planName: name ?? '' });
  }
  const enquiries = await db
    .selectFrom('enquiries')
    .select(['phone', 'user_type', 'created_at'])
    .where(sql`lower(email)`, '=', account.email.toLowerCase())
    .orderBy('created_at', 'desc')
    .execute();
  return {
    email: account.email,
    name: `${account.first_name} ${account.last_name}`.trim(),
    phoneNumber: account.phone,
    purpose: account.purpose,
    role: account.role,
    plan: plan
      ? { id: plan.plan_id, name: plan.name, billing: plan.billing, listings: plan.listings, endsAt: plan.ends_at?.toISOString() ?? null }
      : null,
    listingsUsed: Number(used.count),
    payments,
    enquiries: enquiries.map(({ phone, user_type, created_at }) => ({
      phoneNumber: phone,
      userType: user_type,
      sentAt: created_at.toISOString(),
    })),
  };
}
