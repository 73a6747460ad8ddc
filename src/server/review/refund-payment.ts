import type { Refund, TakenPayment } from '../../capabilities/review/contract.ts';
import { AppError } from '../../domain/errors.ts';
import { toPaise, toRupees } from '../../domain/payment.ts';
import type { PaymentParts } from '../payment/parts.ts';
import { receiptNumber } from '../payment/receipt.ts';
import { finishRefund, sendRefunds } from '../payment/refunds.ts';
import { refundList } from './refund-list.ts';

const MOST_SHOWN = 100;

/** The newest payments that were taken, or those that a text is found in: e-mail address, receipt or id. */
export async function takenPayments({ db }: PaymentParts, text: string): Promise<TakenPayment[]> {
  const wanted = text.trim().toLowerCase();
  const like = `${wanted.replace(/[\\%_]/g, '\\$&')}%`;
  const rows = await db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .leftJoin('plans', 'plans.id', 'orders.plan_id')
    .leftJoin('accounts', 'accounts.id', 'orders.account_id')
    .select(['payments.id', 'order_id', 'method', 'payments.amount_paise', 'refunded_paise', 'payments.changed_at'])
    .select(['orders.details', 'accounts.email', 'plans.name as plan'])
    .where('payments.state', 'in', ['captured', 'refunded'])
    .$if(wanted !== '', (query) =>
      query.where((eb) =>
        eb.or([
          eb('accounts.email', 'like', like),
          eb('payments.id', '=', wanted),
          eb('provider_payment_id', '=', text.trim()),
          eb('order_id', 'like', `order_${like.replace(/^gv-/, '')}`),
        ]),
      ),
    )
    .orderBy('payments.changed_at', 'desc')
    .limit(MOST_SHOWN)
    .execute();
  return rows.map((row) => ({
    paymentId: row.id,
    receipt: receiptNumber(row.order_id),
    email: row.email ?? row.details?.email ?? '',
    plan: row.plan ?? '',
    method: row.method,
    amount: toRupees(Number(row.amount_paise)),
    refunded: toRupees(Number(row.refunded_paise)),
    at: row.changed_at.toISOString(),
  }));
}

interface Wish {
  paymentId: string;
  /** Rupees; without it all that is left. */
  amount: number | undefined;
  reason: string;
  operatorId: number;
}

/**
 * Pays back a payment or a part of it, once: with the order locked nothing is paid back twice. Cash has been handed back by
 * the operator. Throws `payment-gone`, `payment-ended` where nothing is left, and `amount-wrong` for more than is left.
 */
export async function refundPayment(parts: PaymentParts, { paymentId, amount, reason, operatorId }: Wish): Promise<Refund> {
  const { db, now } = parts;
  const id = await db.transaction().execute(async (trx) => {
    const found = await trx.selectFrom('payments').select('order_id').where('id', '=', paymentId).executeTakeFirst();
    if (!found) throw new AppError('payment-gone');
    await trx.selectFrom('orders').select('id').where('id', '=', found.order_id).forUpdate().execute();
    const payment = await trx.selectFrom('payments').selectAll().where('id', '=', paymentId).executeTakeFirstOrThrow();
    const { asked } = await trx
      .selectFrom('refunds')
      .select((eb) => eb.fn.sum<string>('amount_paise').as('asked'))
      .where('payment_id', '=', paymentId)
      .executeTakeFirstOrThrow();
    const left = Number(payment.amount_paise) - Math.max(Number(asked ?? 0), Number(payment.refunded_paise));
    if (payment.state !== 'captured' || left <= 0) throw new AppError('payment-ended');
    const paise = amount === undefined ? left : toPaise(amount);
    if (paise > left || paise <= 0) throw new AppError('amount-wrong');
    const at = now();
    const refund = await trx
      .insertInto('refunds')
      .values({
        payment_id: paymentId,
        amount_paise: paise,
        reason: 'operator',
        note: reason.trim(),
        asked_by: operatorId,
        next_at: at,
        created_at: at,
      })
      .returning(['id', 'payment_id'])
      .executeTakeFirstOrThrow();
    if (payment.method === 'cash') await finishRefund(trx, parts, refund);
    return refund.id;
  });
  await sendRefunds(parts);
  const [refund] = await refundList(parts, id);
  return refund!;
}

/** A refund that did not get through was made by hand. */
export async function refundDone(parts: PaymentParts, id: number): Promise<void> {
  await parts.db.transaction().execute(async (trx) => {
    const refund = await trx
      .selectFrom('refunds')
      .select(['id', 'payment_id'])
      .where('id', '=', id)
      .where('state', '=', 'by-hand')
      .forUpdate()
      .executeTakeFirst();
    if (!refund) throw new AppError('payment-gone');
    await finishRefund(trx, parts, refund);
  });
}
