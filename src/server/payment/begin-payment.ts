import { AppError } from '../../domain/errors.ts';
import { QR_MINUTES, toRupees, type PaymentMethod } from '../../domain/payment.ts';
import { isOpen, type PaymentState } from '../../capabilities/payment/payment-process.ts';
import { queueMail } from '../mail/outbox.ts';
import { findPayment, needOwner, type FoundPayment } from './find-payment.ts';
import { newId } from './ids.ts';
import { recordMove } from './move.ts';
import type { Buyer, PaymentParts } from './parts.ts';

const MINUTE_MS = 60_000;
/** A checkout of cards may take longer than a QR code lives. */
const CHECKOUT_MINUTES = 60;

const FIRST_STATE: Record<PaymentMethod, PaymentState> = { upi: 'pending', card: 'pending', cash: 'cod_pending' };

async function findOrder({ db }: PaymentParts, orderId: string, buyer: Buyer) {
  const order = await db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirst();
  return needOwner(order, buyer, 'order-unusable');
}

/**
 * Begins a payment of an order, or goes on with the one of the same method that is still open: a reload or a second tab
 * makes no second payment. Throws `already-paid` for an order that is paid.
 */
export async function beginPayment(parts: PaymentParts, orderId: string, method: PaymentMethod, buyer: Buyer): Promise<FoundPayment> {
  const { db, provider, now } = parts;
  const order = await findOrder(parts, orderId, buyer);
  if (order.paid_at) throw new AppError('already-paid');
  const at = now();
  const open = await db
    .selectFrom('payments')
    .select(['id', 'state', 'expires_at'])
    .where('order_id', '=', orderId)
    .where('method', '=', method)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  const goesOn = open && (isOpen(open.state) || open.state === 'cod_pending') && (!open.expires_at || open.expires_at > at);
  if (goesOn) return findPayment(db, open.id, buyer);
  const id = newId('pay');
  const facts = { id: orderId, amountPaise: Number(order.amount_paise), receipt: order.receipt };
  const minutes = method === 'upi' ? QR_MINUTES : CHECKOUT_MINUTES;
  const endsAt = method === 'cash' ? null : new Date(at.getTime() + minutes * MINUTE_MS);
  const upi = method === 'upi' ? await provider.upi({ paymentId: id, order: facts, note: 'Gharvani subscription', endsAt: endsAt! }) : null;
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('payments')
      .values({
        id,
        order_id: orderId,
        method,
        state: FIRST_STATE[method],
        amount_paise: facts.amountPaise,
        upi_link: upi?.link ?? null,
        provider_qr_id: upi?.qrId ?? null,
        provider_payment_id: null,
        created_at: at,
        changed_at: at,
        expires_at: endsAt,
      })
      .execute();
    await recordMove(trx, id, FIRST_STATE[method], at);
    if (method === 'cash' && order.details) await queueMail(trx, cashMail(parts, order.details.firstName, facts.amountPaise, order), at);
  });
  return findPayment(db, id, buyer);
}

function cashMail(
  { words }: PaymentParts,
  name: string,
  paise: number,
  order: { id: string; receipt: string; details: { email: string } | null },
) {
  return {
    key: `cash:${order.id}`,
    to: order.details!.email,
    subject: words.text('mail.cash.subject'),
    text: words.text('mail.cash.text', { name, amount: toRupees(paise), receipt: order.receipt }),
  };
}
