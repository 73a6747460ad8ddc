import { serve, type ServerType } from '@hono/node-server';
import { Hono } from 'hono';
import { createHmac } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { RunningServer } from '../../src/server/start.ts';
import { openShop } from './shop.ts';

export const KEYS = { RAZORPAY_KEY_ID: 'rzp_test_1', RAZORPAY_KEY_SECRET: 'key-secret', RAZORPAY_WEBHOOK_SECRET: 'hook-secret' };

/** The signature of a checkout that was paid. */
export const sign = (orderId: string, paymentId: string) =>
  createHmac('sha256', KEYS.RAZORPAY_KEY_SECRET).update(`${orderId}|${paymentId}`).digest('hex');

export interface StandInPayment {
  id: string;
  entity: 'payment';
  amount: number;
  currency: string;
  status: string;
  order_id: string | null;
  amount_refunded?: number;
  method: string;
  acquirer_data: { rrn: string };
}

/** Its checkout: the options and events that we use, as a dialog with a button for each way to end. */
const CHECKOUT = `
  globalThis.Razorpay = class {
    constructor(options) { this.options = options; this.heard = {}; }
    on(event, listener) { this.heard[event] = listener; }
    open() {
      const { key, amount, currency, order_id, prefill, handler, modal } = this.options;
      const dialog = Object.assign(document.createElement('dialog'), { ariaLabel: 'Card checkout' });
      dialog.append([key, amount, currency, prefill.name, prefill.email, prefill.contact].join(' | '));
      const button = (text, act) => dialog.append(Object.assign(document.createElement('button'), { textContent: text, onclick: act }));
      const close = () => { dialog.remove(); };
      button('Pay now', async () => {
        const answer = await fetch(new URL('/checkout/' + order_id + '/pay', SOURCE), { method: 'POST' });
        close();
        handler(await answer.json());
      });
      button('Card is refused', () => this.heard['payment.failed']?.({ error: { code: 'BAD_REQUEST_ERROR' } }));
      button('Close', () => { close(); modal.ondismiss(); });
      document.body.append(dialog);
      dialog.showModal();
    }
  };
  const SOURCE = document.currentScript.src;
`;

/** A stand-in that speaks the part of Razorpay's API that we use: paths, basic authentication, shapes and errors. */
function createStandIn() {
  const app = new Hono();
  const orders = new Map<string, { amount: number; receipt: string }>();
  const codes = new Map<string, { amount: number }>();
  const payments: (StandInPayment & { qr?: string })[] = [];
  const state = { down: false, closed: [] as string[] };
  const pay = (more: Partial<StandInPayment & { qr: string }>): StandInPayment => {
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
  };
  const error = (code: string, description: string) => ({
    error: { code, description, source: 'business', step: 'payment_initiation', reason: 'input_validation_failed', metadata: {} },
  });
  app.use('/v1/*', async (context, next) => {
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
  app.get('/checkout.js', (context) => context.body(CHECKOUT, 200, { 'Content-Type': 'text/javascript' }));
  app.post('/checkout/:order/pay', (context) => {
    const order = context.req.param('order');
    const { id } = pay({ order_id: order, amount: orders.get(order)!.amount });
    context.header('Access-Control-Allow-Origin', '*');
    return context.json({ razorpay_payment_id: id, razorpay_order_id: order, razorpay_signature: sign(order, id) });
  });
  const list = (items: unknown[]) => ({ entity: 'collection', count: items.length, items });
  app.get('/v1/orders/:id/payments', (context) =>
    context.json(list(payments.filter(({ order_id }) => order_id === context.req.param('id')))),
  );
  app.get('/v1/payments/qr_codes/:id/payments', (context) =>
    context.json(list(payments.filter(({ qr }) => qr === context.req.param('id')))),
  );
  app.post('/v1/payments/qr_codes/:id/close', (context) => {
    state.closed.push(context.req.param('id'));
    return context.json({ id: context.req.param('id'), entity: 'qr_code', status: 'closed' });
  });
  app.get('/v1/payments/:id', (context) => {
    const payment = payments.find(({ id }) => id === context.req.param('id'));
    return payment ? context.json(payment) : context.json(error('BAD_REQUEST_ERROR', 'The id provided does not exist'), 400);
  });
  app.post('/v1/payments/:id/refund', async (context) => {
    const payment = payments.find(({ id }) => id === context.req.param('id'))!;
    const { amount } = await context.req.json<{ amount: number }>();
    const refunded = (payment.amount_refunded ?? 0) + amount;
    if (refunded > payment.amount)
      return context.json(error('BAD_REQUEST_ERROR', 'The total refund amount is greater than the payment amount'), 400);
    payment.amount_refunded = refunded;
    if (refunded === payment.amount) payment.status = 'refunded';
    return context.json({ id: `rfnd_${payment.id}`, entity: 'refund', amount, payment_id: payment.id, status: 'processed' });
  });
  return { app, state, pay };
}

type RazorpayStandIn = Pick<ReturnType<typeof createStandIn>, 'state' | 'pay'>;

export interface RazorpayShop {
  standIn: RazorpayStandIn;
  server: RunningServer;
  dataDir: string;
  checkoutUrl: string;
  close(): Promise<void>;
}

/** A shop whose payments go to the stand-in, each on any free port. */
export async function openRazorpayShop(): Promise<RazorpayShop> {
  const { app, ...standIn } = createStandIn();
  const provider = await new Promise<ServerType>((resolve) => {
    const made = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, () => resolve(made));
  });
  const url = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
  const checkoutUrl = `${url}/checkout.js`;
  const shop = await openShop({ ...KEYS, PAYMENT_PROVIDER: 'razorpay', RAZORPAY_API_URL: url, RAZORPAY_CHECKOUT_URL: checkoutUrl });
  return {
    ...shop,
    standIn,
    checkoutUrl,
    async close() {
      await shop.server.stop();
      provider.close();
    },
  };
}
