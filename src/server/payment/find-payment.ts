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

interface Bought {
  account_id: number | null;
  buyer_hash: string | null;
}

/** Somebody who is logged in, and whom another's purchase is none of the business of. */
const isOtherAccount = ({ account_id }: Bought, { accountId }: Buyer): boolean =>
  account_id !== null && accountId !== null && account_id !== accountId;

/** Whether this is who has made the order: the account, or the browser by its cookie. */
export const isBuyerOf = (found: Bought, buyer: Buyer): boolean =>
  !isOtherAccount(found, buyer) &&
  ((found.account_id !== null && found.account_id === buyer.accountId) ||
    (found.buyer_hash !== null && found.buyer_hash === buyer.buyerHash));

/**
 * A payment for its state: whoever has the id may ask how it stands, but not another account. Throws `payment-gone`.
 * What more is told goes to its buyer only.
 */
export async function findPayment(db: Database, id: string, buyer: Buyer): Promise<FoundPayment> {
  const found = await selectPayment(db, id).executeTakeFirst();
  if (!found || isOtherAccount(found, buyer)) throw new AppError('payment-gone');
  return found;
}

/** A payment for whoever acts on it: its buyer. To others it is as if there were none. */
export async function ownPayment(db: Database, id: string, buyer: Buyer): Promise<FoundPayment> {
  const found = await findPayment(db, id, buyer);
  if (!isBuyerOf(found, buyer)) throw new AppError('payment-gone');
  return found;
}

/**
 * An order that may be paid: by its buyer, or by a browser without cookies that has the order's id, which nobody else is
 * told. Throws `order-unusable`.
 */
export function needPayer<T extends Bought>(order: T | undefined, buyer: Buyer): T {
  const isCookieless = buyer.accountId === null && buyer.buyerHash === null;
  if (!order || !(isBuyerOf(order, buyer) || isCookieless)) throw new AppError('order-unusable');
  return order;
}
