import * as z from 'zod/mini';
import { AppError, type ErrorCode } from '../../domain/errors.ts';
import {
  Order,
  type CheckoutAnswer,
  type OrderRequest,
  type Payment,
  type PaymentMethod,
  type PaymentStanding,
  type Verified,
} from '../../domain/payment.ts';
import type { Server } from '../../kernel/services.ts';

/** Codes that tell a person what can be mended; all others get the name that the customer's list has for the step. */
const OURS = new Set<ErrorCode>(['amount-wrong', 'already-paid', 'plan-unknown', 'bad-request', 'payment-provider-away']);

/** An answer that came, but is not what it should be; an error of the server is another matter. */
const isUnreadable = ({ code, cause }: AppError): boolean => code === 'bad-answer' && cause !== undefined;

const named = <T>(code: ErrorCode, call: Promise<T>): Promise<T> =>
  call.catch((error: unknown) => {
    if (!(error instanceof AppError) || OURS.has(error.code)) throw error;
    throw new AppError(isUnreadable(error) ? 'payment-answer-unreadable' : code, { cause: error });
  });

/** Makes an order; the same key makes the same order. Throws `order-not-made`, `order-unusable`, `payment-answer-unreadable`. */
export async function createOrder(server: Server, body: OrderRequest, key: string): Promise<Order> {
  const raw = await named('order-not-made', server.raw('createOrder', { body, headers: { 'Idempotency-Key': key } }));
  if (typeof raw !== 'object' || raw === null) throw new AppError('payment-answer-unreadable');
  const order = z.safeParse(Order, raw);
  if (!order.success || !order.data.id) throw new AppError('order-unusable');
  return order.data;
}

/** A payment that this browser began is told whole. */
function whole(payment: Payment | PaymentStanding): Payment {
  if (!('orderId' in payment)) throw new AppError('payment-answer-unreadable');
  return payment;
}

/** Begins a payment of an order. Throws `order-failed`. */
export const initialize = (server: Server, orderId: string, paymentMethod: PaymentMethod): Promise<Payment> =>
  named('order-failed', server.call('payment', { body: { action: 'initialize', paymentId: orderId, paymentMethod } }).then(whole));

/** Tells that a UPI payment is on its way; `amount` in rupees. Throws `payment-failed`. */
export const initiateUpi = async (server: Server, payment: { paymentId: string; amount: number }): Promise<void> =>
  void (await named('payment-failed', server.raw('initiateUpi', { body: { ...payment, paymentMethod: 'UPI', upiApp: 'any' } })));

/** A QR code as the text of a PNG in base64. Throws `qr-failed`. */
export async function qrCodeOf(server: Server, link: string): Promise<string> {
  const answer = await server.call('generateQr', { params: { link } }).catch((cause: unknown) => {
    throw new AppError('qr-failed', { cause });
  });
  return answer.qrCodeBase64;
}

/** Whether a UPI payment was made; `amount` in rupees. Throws `payment-not-verified`. */
export const verifyUpi = (server: Server, { paymentId, amount }: { paymentId: string; amount: number }): Promise<Verified> =>
  named('payment-not-verified', server.call('verifyUpi', { body: { amount, timestamp: new Date().toISOString(), paymentId } }));

/** Checks what a checkout handed back. Throws `payment-not-verified`. */
export const verifyCheckout = (server: Server, { paymentId, orderId, signature }: CheckoutAnswer): Promise<Verified> =>
  named(
    'payment-not-verified',
    server.call('verifyPayment', {
      body: { razorpay_payment_id: paymentId, razorpay_order_id: orderId, razorpay_signature: signature },
    }),
  );

/** Has the subscription made that was paid for. Throws `payment-not-processed`. */
export const processSubscription = async (server: Server, paymentId: string): Promise<void> =>
  void (await named('payment-not-processed', server.call('processSubscription', { body: { paymentId } })));
