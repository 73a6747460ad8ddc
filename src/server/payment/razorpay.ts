import Razorpay from 'razorpay';
import * as z from 'zod/mini';
import { AppError } from '../../domain/errors.ts';
import type { AccountSettings } from '../config.ts';
import type { PaymentProvider, ProviderPayment } from './provider.ts';
import { isSignatureOf } from './signatures.ts';

const maybeText = z.nullish(z.string());

/** A payment as Razorpay's API and webhooks have it; https://razorpay.com/docs/api/payments. */
const RazorpayPayment = z.object({
  id: z.string(),
  amount: z.number(),
  currency: z.string(),
  status: z.string(),
  order_id: maybeText,
  amount_refunded: z.nullish(z.number()),
  acquirer_data: z.nullish(z.object({ rrn: maybeText, bank_transaction_id: maybeText, upi_transaction_id: maybeText })),
});

const Message = z.object({
  event: z.string(),
  payload: z.object({
    payment: z.optional(z.object({ entity: RazorpayPayment })),
    qr_code: z.optional(z.object({ entity: z.object({ id: z.string() }) })),
  }),
});

const Payments = z.object({ items: z.array(RazorpayPayment) });

const STATES: Record<string, ProviderPayment['state']> = {
  created: 'pending',
  authorized: 'pending',
  captured: 'captured',
  refunded: 'refunded',
  failed: 'failed',
};

function asPayment(payment: z.output<typeof RazorpayPayment>, qrId: string | null): ProviderPayment {
  const { rrn, bank_transaction_id, upi_transaction_id } = payment.acquirer_data ?? {};
  return {
    providerPaymentId: payment.id,
    providerOrderId: payment.order_id ?? null,
    providerQrId: qrId,
    amountPaise: payment.amount,
    currency: payment.currency,
    state: STATES[payment.status] ?? 'pending',
    refundedPaise: payment.amount_refunded ?? 0,
    bankReference: rrn ?? upi_transaction_id ?? bank_transaction_id ?? '',
  };
}

const CALL_MS = 10_000;

type Settings = NonNullable<AccountSettings['razorpay']>;

function openSdk({ keyId, keySecret, apiUrl }: Settings): Razorpay {
  const sdk = new Razorpay({ key_id: keyId, key_secret: keySecret });
  // The SDK has no setting for the address of its API or for how long it waits; its client has.
  const { defaults } = (sdk as unknown as { api: { rq: { defaults: { baseURL: string; timeout: number } } } }).api.rq;
  defaults.baseURL = apiUrl;
  defaults.timeout = CALL_MS;
  return sdk;
}

/** Without an answer the SDK fails with a TypeError of its own: whatever goes wrong is "away" with its cause. */
async function ask<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (cause) {
    throw new AppError('payment-provider-away', { cause });
  }
}

/** Razorpay through its own SDK. */
export function createRazorpay(settings: Settings): PaymentProvider {
  const { keyId, keySecret, webhookSecret, checkoutUrl } = settings;
  const sdk = openSdk(settings);
  return {
    name: 'razorpay',
    async createOrder({ amountPaise, receipt, id }) {
      const order = await ask(() =>
        sdk.orders.create({ amount: amountPaise, currency: 'INR', receipt, payment_capture: true, notes: { order: id } } as Parameters<
          typeof sdk.orders.create
        >[0]),
      );
      if (!order.id || Number(order.amount) !== amountPaise) throw new AppError('payment-provider-away');
      return order.id;
    },
    async upi({ paymentId, order, note, endsAt }) {
      const code = (await ask(() =>
        sdk.qrCode.create({
          type: 'upi_qr',
          usage: 'single_use',
          fixed_amount: true,
          payment_amount: order.amountPaise,
          description: note,
          close_by: Math.floor(endsAt.getTime() / 1000),
          notes: { payment: paymentId, order: order.id },
        } as Parameters<typeof sdk.qrCode.create>[0]),
      )) as unknown as { id?: string; image_content?: string };
      if (!code.id || !code.image_content) throw new AppError('qr-failed');
      return { link: code.image_content, qrId: code.id };
    },
    closeUpi: async (qrId) => void (await ask(() => sdk.qrCode.close(qrId))),
    async refundUpTo(paymentId, totalPaise) {
      const { amount_refunded } = z.parse(RazorpayPayment, await ask(() => sdk.payments.fetch(paymentId)));
      const amount = totalPaise - (amount_refunded ?? 0);
      if (amount > 0) await ask(() => sdk.payments.refund(paymentId, { amount }));
    },
    checkout: (orderId) => ({ kind: 'razorpay', key: keyId, script: checkoutUrl, orderId }),
    isSigned: (orderId, paymentId, signature) => isSignatureOf(signature, `${orderId}|${paymentId}`, keySecret),
    readEvent(rawBody, header) {
      const signature = header('x-razorpay-signature') ?? '';
      if (!isSignatureOf(signature, rawBody, webhookSecret)) return null;
      const { event, payload } = z.parse(Message, JSON.parse(rawBody));
      const payment = payload.payment?.entity;
      return {
        eventId: header('x-razorpay-event-id') ?? signature,
        kind: event,
        payment: payment ? asPayment(payment, payload.qr_code?.entity.id ?? null) : null,
      };
    },
    async paymentsOf({ providerOrderId, qrIds }) {
      const read = (answer: unknown, qrId: string | null) => z.parse(Payments, answer).items.map((item) => asPayment(item, qrId));
      const ofOrder = read(await ask(() => sdk.orders.fetchPayments(providerOrderId)), null);
      const ofCodes = await Promise.all(qrIds.map(async (id) => read(await ask(() => sdk.qrCode.fetchAllPayments(id, {})), id)));
      return [...ofOrder, ...ofCodes.flat()];
    },
  };
}
