import * as z from 'zod/mini';
import type { Payments } from '../capabilities/account-ports.ts';
import { AppError, type ErrorCode } from '../domain/errors.ts';
import { Order, type Payment, type PaymentStanding } from '../domain/payment.ts';
import { callRaw, callServer } from './call.ts';

const OURS = new Set<ErrorCode>(['amount-wrong', 'already-paid', 'plan-unknown', 'bad-request', 'payment-provider-away']);

/** An answer that came, but is not what it should be; an error of the server is another matter. */
const isUnreadable = ({ code, cause }: AppError): boolean => code === 'bad-answer' && cause !== undefined;

/** Names a failure as the customer's list does, unless our server has told what a person can mend. */
const named = <T>(code: ErrorCode, call: Promise<T>): Promise<T> =>
  call.catch((error: unknown) => {
    if (!(error instanceof AppError) || OURS.has(error.code)) throw error;
    throw new AppError(isUnreadable(error) ? 'payment-answer-unreadable' : code, { cause: error });
  });

/** A payment that this browser began is told whole. */
function whole(payment: Payment | PaymentStanding): Payment {
  if (!('orderId' in payment)) throw new AppError('payment-answer-unreadable');
  return payment;
}

/** Payments behind our server. */
export const payments: Payments = {
  async createOrder(body, key) {
    const raw = await named('order-not-made', callRaw('createOrder', { body, headers: { 'Idempotency-Key': key } }));
    if (typeof raw !== 'object' || raw === null) throw new AppError('payment-answer-unreadable');
    const order = z.safeParse(Order, raw);
    if (!order.success || !order.data.id) throw new AppError('order-unusable');
    return order.data;
  },
  begin: (paymentId, paymentMethod) =>
    named('order-failed', callServer('payment', { body: { action: 'initialize', paymentId, paymentMethod } }).then(whole)),
  initiateUpi: async ({ paymentId, amount }) =>
    void (await named('payment-failed', callRaw('initiateUpi', { body: { paymentId, amount, paymentMethod: 'UPI', upiApp: 'any' } }))),
  async qrCode(link) {
    const answer = await callServer('generateQr', { params: { link } }).catch((cause: unknown) => {
      throw new AppError('qr-failed', { cause });
    });
    return answer.qrCodeBase64;
  },
  status: (id) => callServer('paymentStatus', { params: { id } }),
  cancel: async (paymentId) => void (await callServer('payment', { body: { action: 'cancel', paymentId } })),
  verifyUpi: ({ paymentId, amount }) =>
    named('payment-not-verified', callServer('verifyUpi', { body: { amount, timestamp: new Date().toISOString(), paymentId } })),
  verifyCheckout: ({ paymentId, orderId, signature }) =>
    named(
      'payment-not-verified',
      callServer('verifyPayment', { body: { razorpay_payment_id: paymentId, razorpay_order_id: orderId, razorpay_signature: signature } }),
    ),
  process: (paymentId) => named('payment-not-processed', callServer('processSubscription', { body: { paymentId } })),
  bankPayment: (id) => callServer('bankPayment', { params: { id } }),
  decideAtBank: async (id, decision) => (await callServer('decideAtBank', { params: { id }, body: { decision } })).answer,
};
