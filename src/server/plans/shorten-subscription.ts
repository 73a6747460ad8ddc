import type { Transaction } from 'kysely';
import type { Tables } from '../database/schema.ts';

/**
 * What a refund does to what was bought. `share` (0 to 1) is the part of the price that has gone back in all. A whole
 * refund ends the subscription at once; a part shortens the whole period by the same share, never into the past. A renewal
 * that begins where it ended begins earlier by as much. An order without subscription stays as it is.
 */
export async function shortenSubscription(
  trx: Transaction<Tables>,
  orderId: string,
  { share, at }: { share: number; at: Date },
): Promise<void> {
  const bought = await trx
    .selectFrom('subscriptions')
    .innerJoin('plans', 'plans.id', 'plan_id')
    .select(['subscriptions.id', 'account_id', 'plan_id', 'starts_at', 'ends_at', 'plans.days'])
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  if (!bought?.ends_at) return;
  const whole = bought.days * DAY_MS;
  const kept = new Date(bought.starts_at.getTime() + whole * (1 - share));
  // One that has not begun ends where it would have begun.
  const least = bought.starts_at > at ? bought.starts_at : at;
  const ends = kept > least ? kept : least;
  if (ends >= bought.ends_at) return;
  const cut = bought.ends_at.getTime() - ends.getTime();
  await trx.updateTable('subscriptions').set({ ends_at: ends }).where('id', '=', bought.id).execute();
  const later = await trx
    .selectFrom('subscriptions')
    .select(['id', 'starts_at', 'ends_at'])
    .where('account_id', '=', bought.account_id)
    .where('plan_id', '=', bought.plan_id)
    .where('starts_at', '>=', bought.ends_at)
    .execute();
  for (const { id, starts_at, ends_at } of later)
    await trx
      .updateTable('subscriptions')
      .set({ starts_at: new Date(starts_at.getTime() - cut), ends_at: ends_at && new Date(ends_at.getTime() - cut) })
      .where('id', '=', id)
      .execute();
}

const DAY_MS = 24 * 60 * 60 * 1000;
