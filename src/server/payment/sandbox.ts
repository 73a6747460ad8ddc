import { sql } from 'kysely';
import { AppError } from '../../domain/errors.ts';
import { toRupees, type BankDecision, type BankPayment, type CheckoutAnswer } from '../../domain/payment.ts';
import { upiLink } from './upi-link.ts';
import type { AccountSettings } from '../config.ts';
import type { Database } from '../database/open.ts';
import { serverSecret } from '../database/server-secret.ts';
import { newId } from './ids.ts';
import type { PaymentProvider, ProviderPayment } from './provider.ts';
import { isSignatureOf, sign } from './signatures.ts';

/** The merchant category code of real estate agents. */
const CATEGORY = '6513';

const STATES = { approved: 'captured', declined: 'failed', expired: 'expired', dismissed: 'cancelled' } as const;
const DECIDED = { approve: 'approved', decline: 'declined', expire: 'expired', dismiss: 'dismissed' } as const;

/** The stand-in bank: a provider with books of its own, on which a person decides by hand. */
export interface Sandbox extends PaymentProvider {
  see(paymentId: string): Promise<BankPayment>;
  /** Writes the decision into the bank's books; the first one counts. Gives what a checkout would hand back. */
  decide(paymentId: string, decision: BankDecision): Promise<CheckoutAnswer | undefined>;
  /** The signed message that the bank sends about a payment that was decided. */
  message(paymentId: string): Promise<{ body: string; headers: Record<string, string> }>;
}

export async function createSandbox(db: Database, { merchant }: AccountSettings, now: () => Date): Promise<Sandbox> {
  const secret = await serverSecret(db, 'sandbox-bank');
  const bookOf = (paymentId: string) => db.selectFrom('sandbox_bank').selectAll().where('payment_id', '=', paymentId).executeTakeFirst();

  async function paymentOf(paymentId: string) {
    const found = await db
      .selectFrom('payments')
      .innerJoin('orders', 'orders.id', 'payments.order_id')
      .select(['payments.id', 'method', 'state', 'payments.amount_paise', 'provider_order_id', 'paid_at', 'provider'])
      .where('payments.id', '=', paymentId)
      .where('provider', '=', 'sandbox')
      .where('method', '!=', 'cash')
      .executeTakeFirst();
    if (!found) throw new AppError('payment-gone');
    return found;
  }

  const asPayment = (book: NonNullable<Awaited<ReturnType<typeof bookOf>>>): ProviderPayment => ({
    providerPaymentId: book.provider_payment_id,
    providerOrderId: book.provider_order_id,
    providerQrId: book.payment_id,
    amountPaise: Number(book.amount_paise),
    currency: 'INR',
    state: STATES[book.state],
    bankReference: book.provider_payment_id.slice(-12).toUpperCase(),
    refundedPaise: Number(book.refunded_paise),
  });

  return {
    name: 'sandbox',
    createOrder: async () => newId('bank'),
    upi: async ({ paymentId, reference, order, note }) => ({
      link: upiLink({
        pa: merchant.upiId,
        pn: merchant.name,
        amountPaise: order.amountPaise,
        tr: reference,
        tn: note,
        mc: CATEGORY,
      }),
      qrId: paymentId,
    }),
    closeUpi: async () => undefined,
    async refundUpTo(providerPaymentId, totalPaise) {
      const paid = await db
        .updateTable('sandbox_bank')
        .set({ refunded_paise: sql<number>`least(amount_paise, greatest(refunded_paise, ${totalPaise}))` })
        .where('provider_payment_id', '=', providerPaymentId)
        .where('state', '=', 'approved')
        .returning('payment_id')
        .executeTakeFirst();
      if (!paid) throw new AppError('payment-gone');
    },
    checkout: (orderId) => ({ kind: 'page', orderId }),
    isSigned: (orderId, paymentId, signature) => isSignatureOf(signature, `${orderId}|${paymentId}`, secret),
    readEvent(rawBody, header) {
      if (!isSignatureOf(header('x-sandbox-signature') ?? '', rawBody, secret)) return null;
      const { kind, payment } = JSON.parse(rawBody) as { kind: string; payment: ProviderPayment };
      return { eventId: header('x-sandbox-event-id') ?? sign(rawBody, secret), kind, payment };
    },
    async paymentsOf({ providerOrderId }) {
      const books = await db.selectFrom('sandbox_bank').selectAll().where('provider_order_id', '=', providerOrderId).execute();
      return books.map(asPayment);
    },
    async see(paymentId) {
      const payment = await paymentOf(paymentId);
      const book = await bookOf(paymentId);
      const settled = payment.paid_at !== null ? 'approved' : payment.state === 'expired' ? 'expired' : 'open';
      return {
        paymentId,
        payee: merchant.name,
        amount: toRupees(Number(payment.amount_paise)),
        method: payment.method,
        state: book?.state ?? (payment.state === 'cancelled' ? 'dismissed' : settled),
      };
    },
    async decide(paymentId, decision) {
      const payment = await paymentOf(paymentId);
      if (payment.paid_at) throw new AppError('already-paid');
      if (payment.state !== 'created' && payment.state !== 'pending') throw new AppError('payment-ended');
      await db
        .insertInto('sandbox_bank')
        .values({
          payment_id: paymentId,
          provider_order_id: payment.provider_order_id,
          provider_payment_id: newId('bank'),
          amount_paise: Number(payment.amount_paise),
          state: DECIDED[decision],
          at: now(),
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const book = (await bookOf(paymentId))!;
      if (book.state !== 'approved') return undefined;
      const { provider_order_id: orderId, provider_payment_id: id } = book;
      return { paymentId: id, orderId, signature: sign(`${orderId}|${id}`, secret) };
    },
    async message(paymentId) {
      const book = await bookOf(paymentId);
      if (!book) throw new AppError('payment-gone');
      const body = JSON.stringify({ kind: `payment.${book.state}`, payment: asPayment(book) });
      return {
        body,
        headers: { 'x-sandbox-signature': sign(body, secret), 'x-sandbox-event-id': `${book.provider_payment_id}:${book.state}` },
      };
    },
  };
}
