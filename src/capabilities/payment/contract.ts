import * as z from 'zod/mini';
import {
  BankDecision,
  BankPayment,
  CheckoutAnswer,
  InitiateUpi,
  Order,
  OrderRequest,
  Payment,
  PaymentAction,
  PaymentStanding,
  PaymentTracking,
  Processed,
  Verified,
  VerifyPayment,
  VerifyUpi,
} from '../../domain/payment.ts';
import type { Calls } from '../../kernel/call.ts';

const Id = z.string().check(z.regex(/^[\w-]{1,80}$/));

export const PAYMENT_CALLS = {
  createOrder: {
    method: 'POST',
    path: '/api/Payment/create',
    summary:
      'Makes an order. Amounts in rupees; the price of a plan is the server’s. The same Idempotency-Key gives the same order; with another plan or amount it is refused.',
    body: OrderRequest,
    answer: Order,
  },
  payment: {
    method: 'POST',
    path: '/api/Payment',
    summary:
      'Begins a payment of an order with a method, tells its state, or cancels it. Only its buyer hears more than the state, and only its buyer cancels.',
    body: PaymentAction,
    answer: z.union([Payment, PaymentStanding]),
  },
  initiateUpi: {
    method: 'POST',
    path: '/api/Payment/initiate-upi',
    summary: 'Begins a UPI payment. An amount that differs from the order is refused; the payee is always ours.',
    body: InitiateUpi,
    answer: Payment,
  },
  verifyUpi: {
    method: 'POST',
    path: '/api/Payment/verify-upi',
    summary: 'Whether the open UPI payment of this browser, or the named one, was paid.',
    body: VerifyUpi,
    answer: Verified,
  },
  verifyPayment: {
    method: 'POST',
    path: '/api/Payment/verify-payment',
    summary: 'Checks what the provider’s checkout handed back: payment id, order id and signature.',
    body: VerifyPayment,
    answer: Verified,
  },
  paymentStatus: {
    method: 'GET',
    path: '/api/Payment/status/:id',
    summary: 'The state of a payment, or of the newest payment of an order; the rest for its buyer only.',
    params: z.object({ id: Id }),
    answer: z.union([Payment, PaymentStanding]),
  },
  trackPayment: {
    method: 'GET',
    path: '/api/Payment/track/:paymentId',
    summary: 'What happened to a payment, in order.',
    params: z.object({ paymentId: Id }),
    answer: PaymentTracking,
  },
  generateQr: {
    method: 'GET',
    path: '/api/Payment/generate-qr/:link',
    summary: 'A PNG in base64 of one of our own UPI links; links to other payees are refused.',
    params: z.object({ link: z.string().check(z.maxLength(600)) }),
    answer: z.object({ qrCodeBase64: z.string() }),
  },
  paymentWebhook: {
    method: 'POST',
    path: '/api/Payment/webhook',
    summary: 'News from the payment provider, signed over the raw body.',
    answer: z.object({ received: z.literal(true), known: z.boolean() }),
  },
  bankPayment: {
    method: 'GET',
    path: '/api/sandbox-bank/:id',
    summary: 'The stand-in bank’s view of a payment; only with PAYMENT_PROVIDER=sandbox.',
    params: z.object({ id: Id }),
    answer: BankPayment,
  },
  decideAtBank: {
    method: 'POST',
    path: '/api/sandbox-bank/:id',
    summary: 'Approves, declines, dismisses a payment at the stand-in bank, or lets it expire.',
    params: z.object({ id: Id }),
    body: z.object({ decision: BankDecision }),
    answer: z.object({ payment: BankPayment, answer: z.optional(CheckoutAnswer) }),
  },
  processSubscription: {
    method: 'POST',
    path: '/api/subscriptions/process',
    summary: 'Gives a paid order its subscription, once, however often it is asked for.',
    body: z.object({ paymentId: z.string().check(z.maxLength(80)) }),
    answer: Processed,
  },
} as const satisfies Calls;
