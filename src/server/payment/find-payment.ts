import type { Transaction } from 'kysely';
import { AppError } from '../../domain/errors.ts';
import type { Database } from '../database/open.ts';
import type { Tables } from '../database/schema.ts';
import type { Buyer } from './parts.ts';

/** A payment with its order, by the id of either: of an order the newest payment. */
export function selectPayment(db: Database | Transaction<Tables>, id: string) {
  return db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .selectAll('payments')
    .select([
      'orders.account_id',
      'orders.buyer_hash',
      'orders.plan_id',
      'orders.details',
      'orders.receipt',
      'orders.currency',
      'orders.provider_order_id',
      'orders.paid_at',
      'orders.amount_paise as order_amount_paise',
    ])
    .where((eb) => eb.or([eb('payments.id', '=', id), eb('payments.order_id', '=', id), eb('orders.provider_order_id', '=', id)]))
    .orderBy('payments.created_at', 'desc')
    .limit(1);
}

export type FoundPayment = NonNullable<Awaited<ReturnType<ReturnType<typeof selectPayment>['executeTakeFirst']>>>;

/** Ids cannot be guessed; an account that is logged in still sees only its own. Others hear that there is none. */
export function needOwner<T extends { account_id: number | null }>(
  found: T | undefined,
  { accountId }: Buyer,
  code: 'payment-gone' | 'order-unusable' = 'payment-gone',
): T {
  if (!found || (found.account_id !== null && accountId !== null && found.account_id !== accountId)) throw new AppError(code);
  return found;
}

export async function findPayment(db: Database, id: string, buyer: Buyer): Promise<FoundPayment> {
  return needOwner(await selectPayment(db, id).executeTakeFirst(), buyer);
}
