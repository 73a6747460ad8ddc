import type { Transaction } from 'kysely';
import { AppError } from '../../domain/errors.ts';
import { QR_MINUTES, toRupees, type PaymentMethod } from '../../domain/payment.ts';
import { OPEN_STATES } from '../../capabilities/payment/payment-process.ts';
import type { Tables } from '../database/schema.ts';
import { queueMail } from '../mail/outbox.ts';
import { needPayer, selectPayment, type FoundPayment } from './find-payment.ts';
import { newId, newReference } from './ids.ts';
import { makeUpiLink } from './make-upi-link.ts';
import { receiptNumber } from './receipt.ts';
import { movePayment, recordMove } from './move.ts';
import type { Buyer, PaymentParts } from './parts.ts';

const MINUTE_MS = 60_000;
/** A checkout of cards may take longer than a QR code lives. */
const CHECKOUT_MINUTES = 60;

/** A UPI payment is `created` until the provider has made its link. */
const FIRST_STATE = { upi: 'created', card: 'pending', cash: 'cod_pending' } as const;

/** The order's row stays locked until the transaction ends: whoever begins, settles or refunds goes one after the other. */
async function lockOrder(trx: Transaction<Tables>, orderId: string, buyer: Buyer) {
  const order = await trx.selectFrom('orders').selectAll().where('id', '=', orderId).forUpdate().executeTakeFirst();
  return needPayer(order, buyer);
}

/** The open payment of an order and method; what is over by the clock is ended first. */
async function openPayment(trx: Transaction<Tables>, orderId: string, method: PaymentMethod, at: Date): Promise<string | null> {
  const open = await trx
    .selectFrom('payments')
    .select(['id', 'expires_at'])
    .where('order_id', '=', orderId)
    .where('method', '=', method)
    .where('state', 'in', [...OPEN_STATES, 'cod_pending'])
    .executeTakeFirst();
  if (!open) return null;
  if (!open.expires_at || open.expires_at > at) return open.id;
  await movePayment(trx, open.id, 'expired', at);
  return null;
}

/** Writes a payment that begins; at most one of an order and method is open, which an index of the database guards too. */
async function reserve(trx: Transaction<Tables>, parts: PaymentParts, orderId: string, method: PaymentMethod, buyer: Buyer) {
  const order = await lockOrder(trx, orderId, buyer);
  if (order.paid_at) throw new AppError('already-paid');
  if (order.provider !== parts.provider.name) throw new AppError('order-unusable');
  const at = parts.now();
  const open = await openPayment(trx, orderId, method, at);
  if (open) return open;
  const id = newId('pay');
  const minutes = method === 'upi' ? QR_MINUTES : CHECKOUT_MINUTES;
  await trx
    .insertInto('payments')
    .values({
      id,
      order_id: orderId,
      method,
      state: FIRST_STATE[method],
      amount_paise: Number(order.amount_paise),
      upi_link: null,
      provider_qr_id: null,
      provider_payment_id: null,
      reference: method === 'upi' ? newReference() : null,
      created_at: at,
      changed_at: at,
      expires_at: method === 'cash' ? null : new Date(at.getTime() + minutes * MINUTE_MS),
    })
    .execute();
  if (method !== 'upi') await recordMove(trx, id, FIRST_STATE[method], at);
  if (method === 'cash' && order.details) await queueMail(trx, cashMail(parts, order), at);
  return id;
}

/**
 * Begins a payment of an order, or goes on with the one of the same method that is still open: a reload or a second tab
 * makes no second payment. Throws `already-paid` for an order that is paid, and `payment-provider-away`.
 */
export async function beginPayment(parts: PaymentParts, orderId: string, method: PaymentMethod, buyer: Buyer): Promise<FoundPayment> {
  const { db } = parts;
  const id = await db.transaction().execute((trx) => reserve(trx, parts, orderId, method, buyer));
  if (method === 'upi') await makeUpiLink(parts, id);
  if (method === 'cash') void parts.mailer.send().catch((error: unknown) => parts.log.error({ err: error }, 'mails could not be sent'));
  return selectPayment(db, id).executeTakeFirstOrThrow();
}

function cashMail(
  { words }: PaymentParts,
  order: { id: string; amount_paise: string; details: { email: string; firstName: string; language?: string } | null },
) {
  const { text } = words.in(order.details!.language);
  return {
    key: `cash:${order.id}`,
    to: order.details!.email,
    subject: text('mail.cash.subject'),
    text: text('mail.cash.text', {
      name: order.details!.firstName,
      amount: toRupees(Number(order.amount_paise)),
      receipt: receiptNumber(order.id),
    }),
  };
}
