import { AppError } from '../../domain/errors.ts';
import { EMAIL } from '../../domain/field-rules.ts';
import { toPaise, toRupees, type Order, type OrderRequest } from '../../domain/payment.ts';
import { findPlan } from '../../domain/plans.ts';
import { tidySignUp } from '../../domain/sign-up.ts';
import { needDetails } from '../sign-up/sign-up.ts';
import { readPlans } from '../plans/subscriptions.ts';
import { newId } from './ids.ts';
import type { Buyer, PaymentParts } from './parts.ts';

const asOrder = (row: { id: string; amount_paise: string | number; currency: string; receipt: string }): Order => ({
  id: row.id,
  amount: toRupees(Number(row.amount_paise)),
  currency: row.currency,
  receipt: row.receipt,
});

/** The plan of an order at the server's price. Throws where there is no such plan, or where the price differs. */
async function planOf(
  { db }: PaymentParts,
  { plan, billing = 'monthly', purpose = 'customer', amount }: OrderRequest,
): Promise<string | null> {
  if (toPaise(amount) <= 0) throw new AppError('amount-wrong');
  if (plan === undefined) return null;
  const found = findPlan(await readPlans(db), { plan, billing, purpose });
  if (!found) throw new AppError('plan-unknown');
  if (toPaise(found.price) !== toPaise(amount)) throw new AppError('amount-wrong');
  return found.id;
}

/** What is known of the buyer: the sign-up, or at least where their mails go. */
function detailsOf({ details, email, purpose = 'customer' }: OrderRequest, language: string): string | null {
  if (details) {
    needDetails({ details, purpose });
    return JSON.stringify({ ...tidySignUp(details, purpose), language });
  }
  const address = email?.trim().toLowerCase() ?? '';
  return EMAIL.test(address)
    ? JSON.stringify({ firstName: address.split('@')[0], lastName: '', email: address, phoneNumber: '', language })
    : null;
}

interface Wanted {
  planId: string | null;
  amountPaise: number;
}

/** The order that a key made before, for a request that wants the same. Throws `order-key-used` for another plan or amount. */
function sameOrder<T extends { plan_id: string | null; amount_paise: string }>(before: T, { planId, amountPaise }: Wanted): T {
  if (before.plan_id !== planId || Number(before.amount_paise) !== amountPaise) throw new AppError('order-key-used');
  return before;
}

/** Makes an order; the same key of the same buyer gives the order that it made before. */
export async function createOrder(parts: PaymentParts, request: OrderRequest, buyer: Buyer, key: string | undefined): Promise<Order> {
  const { db, provider, now, words } = parts;
  const planId = await planOf(parts, request);
  const details = detailsOf(request, words.language);
  const idempotencyKey = key ? `${buyer.accountId ?? buyer.buyerHash}:${key}` : null;
  const before = idempotencyKey
    ? await db.selectFrom('orders').selectAll().where('idempotency_key', '=', idempotencyKey).executeTakeFirst()
    : undefined;
  const amountPaise = toPaise(request.amount);
  const wanted = { planId, amountPaise };
  if (before) return asOrder(sameOrder(before, wanted));
  const id = newId('order');
  const providerOrderId = await provider.createOrder({ id, amountPaise, receipt: request.receipt });
  const row = {
    id,
    account_id: buyer.accountId,
    buyer_hash: buyer.buyerHash,
    plan_id: planId,
    details,
    amount_paise: amountPaise,
    currency: 'INR',
    receipt: request.receipt,
    provider: provider.name,
    provider_order_id: providerOrderId,
    idempotency_key: idempotencyKey,
    created_at: now(),
  };
  const made = await db
    .insertInto('orders')
    .values(row)
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (made) return asOrder(row);
  const other = await db.selectFrom('orders').selectAll().where('idempotency_key', '=', idempotencyKey).executeTakeFirstOrThrow();
  return asOrder(sameOrder(other, wanted));
}
