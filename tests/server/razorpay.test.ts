import { serve, type ServerType } from '@hono/node-server';
import { Hono } from 'hono';
import { createHmac } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Payment, Verified } from '../../src/domain/payment.ts';
import type { RunningServer } from '../../src/server/start.ts';
import { anOrder, begin, mailTo, openShop, visitorOf, type Visitor } from './shop.ts';

const KEYS = { RAZORPAY_KEY_ID: 'rzp_test_1', RAZORPAY_KEY_SECRET: 'key-secret', RAZORPAY_WEBHOOK_SECRET: 'hook-secret' };

interface StandInPayment {
  id: string;
  entity: 'payment';
  amount: number;
  currency: string;
  status: string;
  order_id: string | null;
  method: string;
  acquirer_data: { rrn: string };
}

/** A stand-in that speaks the part of Razorpay's API that we use: paths, basic authentication, shapes and errors. */
function createStandIn() {
  const app = new Hono();
  const orders = new Map<string, { amount: number; receipt: string }>();
  const codes = new Map<string, { amount: number }>();
  const payments: (StandInPayment & { qr?: string })[] = [];
  const state = { down: false };
  const error = (code: string, description: string) => ({
    error: { code, description, source: 'business', step: 'payment_initiation', reason: 'input_validation_failed', metadata: {} },
  });
  app.use('*', async (context, next) => {
    const expected = `Basic ${Buffer.from(`${KEYS.RAZORPAY_KEY_ID}:${KEYS.RAZORPAY_KEY_SECRET}`).toString('base64')}`;
    if (state.down) return context.json(error('SERVER_ERROR', 'We are facing some trouble.'), 502);
    if (context.req.header('Authorization') !== expected) return context.json(error('BAD_REQUEST_ERROR', 'Authentication failed'), 401);
    return next();
  });
  app.post('/v1/orders', async (context) => {
    const body = await context.req.json<{ amount: number; currency: string; receipt: string }>();
    if (!Number.isInteger(body.amount) || body.amount < 100)
      return context.json(error('BAD_REQUEST_ERROR', 'Order amount less than minimum amount allowed'), 400);
    const id = `order_RZ${orders.size + 1}`;
    orders.set(id, body);
    return context.json({
      id,
      entity: 'order',
      amount: body.amount,
      amount_paid: 0,
      amount_due: body.amount,
      currency: body.currency,
      receipt: body.receipt,
      status: 'created',
      attempts: 0,
    });
  });
  app.post('/v1/payments/qr_codes', async (context) => {
    const body = await context.req.json<{ payment_amount: number }>();
    const id = `qr_RZ${codes.size + 1}`;
    codes.set(id, { amount: body.payment_amount });
    const content = `upi://pay?ver=01&mode=15&pa=rpy.qr${id}@icici&pn=Gharvani&tr=${id}&cu=INR&am=${(body.payment_amount / 100).toFixed(2)}`;
    return context.json({
      id,
      entity: 'qr_code',
      usage: 'single_use',
      image_url: 'https://rzp.example/qr',
      image_content: content,
      status: 'active',
    });
  });
  const list = (items: unknown[]) => ({ entity: 'collection', count: items.length, items });
  app.get('/v1/orders/:id/payments', (context) =>
    context.json(list(payments.filter(({ order_id }) => order_id === context.req.param('id')))),
  );
  app.get('/v1/payments/qr_codes/:id/payments', (context) =>
    context.json(list(payments.filter(({ qr }) => qr === context.req.param('id')))),
  );
  return {
    app,
    state,
    pay(more: Partial<StandInPayment & { qr: string }>): StandInPayment {
      const payment = {
        id: `pay_RZ${payments.length + 1}`,
        entity: 'payment' as const,
        amount: 99_900,
        currency: 'INR',
        status: 'captured',
        order_id: null,
        method: 'card',
        acquirer_data: { rrn: '123456789012' },
        ...more,
      };
      payments.push(payment);
      return payment;
    },
  };
}

let standIn: ReturnType<typeof createStandIn>;
let provider: ServerType;
let server: RunningServer;
let dataDir: string;

beforeAll(async () => {
  standIn = createStandIn();
  provider = await new Promise((resolve) => {
    const made = serve({ fetch: standIn.app.fetch, port: 0, hostname: '127.0.0.1' }, () => resolve(made));
  });
  const { port } = provider.address() as AddressInfo;
  ({ server, dataDir } = await openShop({ ...KEYS, PAYMENT_PROVIDER: 'razorpay', RAZORPAY_API_URL: `http://127.0.0.1:${port}` }));
});
afterAll(async () => {
  await server.stop();
  provider.close();
});

const webhook = (visitor: Visitor, event: string, payment: StandInPayment, more: object = {}, secret = KEYS.RAZORPAY_WEBHOOK_SECRET) => {
  const body = JSON.stringify({
    entity: 'event',
    account_id: 'acc_1',
    event,
    contains: ['payment'],
    payload: { payment: { entity: payment }, ...more },
    created_at: 1_795_000_000,
  });
  return visitor.call('/api/Payment/webhook', body, {
    'x-razorpay-signature': createHmac('sha256', secret).update(body).digest('hex'),
    'x-razorpay-event-id': `evt_${payment.id}_${event}`,
  });
};

const sign = (orderId: string, paymentId: string) =>
  createHmac('sha256', KEYS.RAZORPAY_KEY_SECRET).update(`${orderId}|${paymentId}`).digest('hex');

describe('with Razorpay', () => {
  it('a card is verified by its signature and by the provider’s own word', async () => {
    const visitor = visitorOf(server);
    const order = await anOrder(visitor);
    const payment = await begin(visitor, order.id, 'card');
    expect(payment.checkout).toEqual({
      kind: 'razorpay',
      key: 'rzp_test_1',
      script: 'https://checkout.razorpay.com/v1/checkout.js',
      orderId: payment.paymentCode,
    });
    const orderId = payment.checkout!.orderId;
    const verify = (id: string, signature: string) =>
      visitor.call<Verified>('/api/Payment/verify-payment', {
        razorpay_payment_id: id,
        razorpay_order_id: orderId,
        razorpay_signature: signature,
      });
    expect((await verify('pay_RZ0', sign(orderId, 'pay_RZ0'))).body.verified).toBe(false);
    const { id } = standIn.pay({ order_id: orderId });
    expect((await verify(id, sign(orderId, id).replace(/.$/, 'x'))).code).toBe('payment-signature-wrong');
    expect((await verify(id, sign('order_RZ999', id))).code).toBe('payment-signature-wrong');
    expect((await verify(id, sign(orderId, id))).body).toMatchObject({ verified: true, payment: { bankReference: '123456789012' } });
    expect((await visitor.call('/api/subscriptions/process', { paymentId: payment.paymentId })).body).toMatchObject({
      active: true,
      plan: 'Pro',
    });
    expect(await mailTo(dataDir, order.email, /Receipt/)).toContain('123456789012');
  });

  it('a card of another amount is refused though it is signed', async () => {
    const visitor = visitorOf(server);
    const order = await anOrder(visitor);
    const { checkout } = await begin(visitor, order.id, 'card');
    const { id } = standIn.pay({ order_id: checkout!.orderId, amount: 100 });
    const reply = await visitor.call('/api/Payment/verify-payment', {
      razorpay_payment_id: id,
      razorpay_order_id: checkout!.orderId,
      razorpay_signature: sign(checkout!.orderId, id),
    });
    expect(reply.code).toBe('amount-wrong');
    expect((await visitor.call<Payment>(`/api/Payment/status/${order.id}`)).body.paymentStatus).toBe('pending');
  });

  it('UPI is paid by the provider’s QR code, and its message finds the payment', async () => {
    const visitor = visitorOf(server);
    const order = await anOrder(visitor);
    const { paymentId, upiLink } = await begin(visitor, order.id, 'upi');
    expect((await visitor.call(`/api/Payment/generate-qr/${encodeURIComponent(upiLink!)}`)).status).toBe(200);
    const qr = /tr=(qr_RZ\d+)/.exec(upiLink!)![1]!;
    const paid = standIn.pay({ qr, method: 'upi' });
    const more = { qr_code: { entity: { id: qr } } };
    expect(await webhook(visitor, 'qr_code.credited', paid, more, 'other-secret')).toMatchObject({
      status: 400,
      code: 'payment-signature-wrong',
    });
    for (const known of [false, true])
      expect((await webhook(visitor, 'qr_code.credited', paid, more)).body).toEqual({ received: true, known });
    expect((await visitor.call<Payment>(`/api/Payment/status/${paymentId}`)).body.paymentStatus).toBe('captured');
  });

  it('a message that is about nothing of ours is taken and changes nothing', async () => {
    const visitor = visitorOf(server);
    expect((await webhook(visitor, 'payment.captured', standIn.pay({ order_id: 'order_other' }))).status).toBe(200);
  });

  it('an outage is told as such, and no order is made', async () => {
    const visitor = visitorOf(server);
    standIn.state.down = true;
    const reply = await visitor.call('/api/Payment/create', { amount: 999, plan: 'pro', billing: 'monthly', receipt: 'r' });
    standIn.state.down = false;
    expect(reply).toMatchObject({ status: 502, code: 'payment-provider-away' });
  });

  it('has no stand-in bank', async () => {
    expect((await visitorOf(server).call('/api/sandbox-bank/pay_1')).status).toBe(404);
  });
});
