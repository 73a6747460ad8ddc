import type { CashOrder } from '../../capabilities/review/contract.ts';
import { AppError } from '../../domain/errors.ts';
import { toRupees } from '../../domain/payment.ts';
import { makeOneTime } from '../account/open-account.ts';
import { movePayment } from '../payment/move.ts';
import type { PaymentParts } from '../payment/parts.ts';
import { settleOrder } from '../payment/settle.ts';

/** Orders that wait for their cash, oldest first. */
export async function cashOrders({ db }: PaymentParts): Promise<CashOrder[]> {
  const rows = await db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .leftJoin('plans', 'plans.id', 'orders.plan_id')
    .leftJoin('accounts', 'accounts.id', 'orders.account_id')
    .select([
      'payments.id',
      'payments.created_at',
      'payments.amount_paise',
      'orders.details',
      'plans.name as plan',
      'accounts.email',
      'first_name',
    ])
    .where('state', '=', 'cod_pending')
    .where('paid_at', 'is', null)
    .orderBy('payments.created_at')
    .execute();
  return rows.map((row) => ({
    paymentId: row.id,
    name: row.details ? `${row.details.firstName} ${row.details.lastName}` : (row.first_name ?? ''),
    email: row.details?.email ?? row.email ?? '',
    plan: row.plan ?? '',
    amount: toRupees(Number(row.amount_paise)),
    at: row.created_at.toISOString(),
  }));
}

/** The operator has the cash: the order is paid. */
export async function collectCash(parts: PaymentParts, paymentId: string): Promise<void> {
  const { db, mailer, now } = parts;
  const oneTime = await makeOneTime();
  await db.transaction().execute(async (trx) => {
    const payment = await trx.selectFrom('payments').select(['order_id', 'method']).where('id', '=', paymentId).executeTakeFirst();
    if (payment?.method !== 'cash') throw new AppError('payment-gone');
    const order = await trx.selectFrom('orders').select('paid_at').where('id', '=', payment.order_id).forUpdate().executeTakeFirstOrThrow();
    if (order.paid_at) throw new AppError('already-paid');
    if (!(await movePayment(trx, paymentId, 'captured', now()))) throw new AppError('payment-ended');
    await settleOrder(trx, parts, payment.order_id, oneTime);
  });
  await parts.flush();
  void mailer.send();
}
