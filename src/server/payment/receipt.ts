import { toRupees, type PaymentMethod } from '../../domain/payment.ts';
import type { Mail } from '../mail/outbox.ts';
import type { PaymentParts } from './parts.ts';

const PLACES = 12;

/** The number of a receipt, which we write ourselves: `GV-` and the first places of the order's random id. */
export const receiptNumber = (orderId: string): string =>
  `GV-${orderId
    .replace(/^order_/, '')
    .slice(0, PLACES)
    .toUpperCase()}`;

interface Settled {
  order: { id: string; amount_paise: string };
  plan: { name: string; billing: string };
  paid: { id: string; method: PaymentMethod; bank_reference: string };
  to: string;
  at: Date;
}

/** The receipt of an order; nothing in it was written by whoever made the order. */
export function receiptMail({ words }: Pick<PaymentParts, 'words'>, { order, plan, paid, to, at }: Settled): Mail {
  return {
    key: `receipt:${order.id}`,
    to,
    subject: words.text('mail.receipt.subject', { plan: plan.name }),
    text: words.text('mail.receipt.text', {
      plan: plan.name,
      billing: words.text(`plans.billing.${plan.billing}`),
      amount: toRupees(Number(order.amount_paise)),
      receipt: receiptNumber(order.id),
      payment: paid.id,
      method: words.text(`payment.method.${paid.method}`),
      date: at.toISOString().slice(0, 10),
      reference: paid.bank_reference || '-',
    }),
  };
}
