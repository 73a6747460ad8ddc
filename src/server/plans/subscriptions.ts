import type { Transaction } from 'kysely';
import type { Plan } from '../../domain/plans.ts';
import type { Database } from '../database/open.ts';
import type { Tables } from '../database/schema.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Every plan, in the order in which they are shown. */
export async function readPlans(db: Database | Transaction<Tables>): Promise<Plan[]> {
  const rows = await db.selectFrom('plans').selectAll().orderBy('purpose', 'desc').orderBy('billing').orderBy('position').execute();
  return rows.map(({ position: _, price_paise, ...plan }) => ({ ...plan, price: Number(price_paise) / 100 }));
}

/** The subscription that is active at a time: of several the one with the most listings. */
export async function activeSubscription(db: Database | Transaction<Tables>, accountId: number, at: Date) {
  return db
    .selectFrom('subscriptions')
    .innerJoin('plans', 'plans.id', 'subscriptions.plan_id')
    .select(['subscriptions.id', 'plan_id', 'starts_at', 'ends_at', 'plans.name', 'plans.billing', 'plans.listings'])
    .where('account_id', '=', accountId)
    .where('starts_at', '<=', at)
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', at)]))
    .orderBy('plans.listings', 'desc')
    .orderBy('subscriptions.id')
    .executeTakeFirst();
}

/** Gives an account the subscription of a paid order, once. Renewing a plan that still runs begins where that one ends. */
export async function addSubscription(
  trx: Transaction<Tables>,
  { orderId, accountId, planId, at }: { orderId: string | null; accountId: number; planId: string; at: Date },
): Promise<void> {
  const { days } = await trx.selectFrom('plans').select('days').where('id', '=', planId).executeTakeFirstOrThrow();
  const running = await trx
    .selectFrom('subscriptions')
    .select((eb) => eb.fn.max('ends_at').as('last'))
    .where('account_id', '=', accountId)
    .where('plan_id', '=', planId)
    .executeTakeFirst();
  const starts = running?.last && running.last > at ? running.last : at;
  await trx
    .insertInto('subscriptions')
    .values({
      order_id: orderId,
      account_id: accountId,
      plan_id: planId,
      starts_at: starts,
      ends_at: days === 0 ? null : new Date(starts.getTime() + days * DAY_MS),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
