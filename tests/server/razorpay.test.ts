import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Payment, Verified } from '../../src/domain/payment.ts';
import { KEYS, sign, openRazorpayShop, type RazorpayShop, type StandInPayment } from './razorpay-stand-in.ts';
import { anOrder, begin, mailTo, visitorOf, type Visitor } from './shop.ts';

let shop: RazorpayShop;

beforeAll(async () => {
  shop = await openRazorpayShop();
});
afterAll(() => shop.close());

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

describe('with Razorpay', () => {
  it('a card is verified by its signature and by the provider’s own word', async () => {
    const visitor = visitorOf(shop.server);
    const order = await anOrder(visitor);
    const payment = await begin(visitor, order.id, 'card');
    expect(payment.checkout).toEqual({
      kind: 'razorpay',
      key: 'rzp_test_1',
      script: shop.checkoutUrl,
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
    const { id } = shop.standIn.pay({ order_id: orderId });
    expect((await verify(id, sign(orderId, id).replace(/.$/, 'x'))).code).toBe('payment-signature-wrong');
    expect((await verify(id, sign('order_RZ999', id))).code).toBe('payment-signature-wrong');
    expect((await verify(id, sign(orderId, id))).body).toMatchObject({ verified: true, payment: { bankReference: '123456789012' } });
    expect((await visitor.call('/api/subscriptions/process', { paymentId: payment.paymentId })).body).toMatchObject({
      active: true,
      plan: 'Pro',
    });
    expect(await mailTo(shop.dataDir, order.email, /Receipt/)).toContain('123456789012');
  });

  it('a card of another amount is refused though it is signed', async () => {
    const visitor = visitorOf(shop.server);
    const order = await anOrder(visitor);
    const { checkout } = await begin(visitor, order.id, 'card');
    const { id } = shop.standIn.pay({ order_id: checkout!.orderId, amount: 100 });
    const reply = await visitor.call('/api/Payment/verify-payment', {
      razorpay_payment_id: id,
      razorpay_order_id: checkout!.orderId,
      razorpay_signature: sign(checkout!.orderId, id),
    });
    expect(reply.code).toBe('amount-wrong');
    expect((await visitor.call<Payment>(`/api/Payment/status/${order.id}`)).body.paymentStatus).toBe('pending');
  });

  it('UPI is paid by the provider’s QR code, and its message finds the payment', async () => {
    const visitor = visitorOf(shop.server);
    const order = await anOrder(visitor);
    const { paymentId, upiLink } = await begin(visitor, order.id, 'upi');
    expect((await visitor.call(`/api/Payment/generate-qr/${encodeURIComponent(upiLink!)}`)).status).toBe(200);
    const qr = /tr=(qr_RZ\d+)/.exec(upiLink!)![1]!;
    const paid = shop.standIn.pay({ qr, method: 'upi' });
    const more = { qr_code: { entity: { id: qr } } };
    expect(await webhook(visitor, 'qr_code.credited', paid, more, 'other-secret')).toMatchObject({
      status: 400,
      code: 'payment-signature-wrong',
    });
    for (const known of [false, true])
      expect((await webhook(visitor, 'qr_code.credited', paid, more)).body).toEqual({ received: true, known });
    expect((await visitor.call<Payment>(`/api/Payment/status/${paymentId}`)).body.paymentStatus).toBe('captured');
  });

  it('money that was taken twice goes back through its refunds, and the QR code beside a paid card is closed', async () => {
    const visitor = visitorOf(shop.server);
    const order = await anOrder(visitor);
    const upi = await begin(visitor, order.id, 'upi');
    const card = await begin(visitor, order.id, 'card');
    const first = shop.standIn.pay({ order_id: card.checkout!.orderId });
    const second = shop.standIn.pay({ order_id: card.checkout!.orderId });
    for (const paid of [first, second]) expect((await webhook(visitor, 'payment.captured', paid)).status).toBe(200);
    await vi.waitFor(() => expect(second).toMatchObject({ status: 'refunded', amount_refunded: 99_900 }));
    expect(first.status).toBe('captured');
    expect((await visitor.call<Payment>(`/api/Payment/status/${upi.paymentId}`)).body.paymentStatus).toBe('cancelled');
    expect((await webhook(visitor, 'refund.processed', second)).status).toBe(200);
    expect(await mailTo(shop.dataDir, order.email, /paid back the second payment/)).toContain('999');
  });

  it('a message that is about nothing of ours is taken and changes nothing', async () => {
    const visitor = visitorOf(shop.server);
    expect((await webhook(visitor, 'payment.captured', shop.standIn.pay({ order_id: 'order_other' }))).status).toBe(200);
  });

  it('an outage is told as such, and no order is made', async () => {
    const visitor = visitorOf(shop.server);
    shop.standIn.state.down = true;
    const reply = await visitor.call('/api/Payment/create', { amount: 999, plan: 'pro', billing: 'monthly', receipt: 'r' });
    shop.standIn.state.down = false;
    expect(reply).toMatchObject({ status: 502, code: 'payment-provider-away' });
  });

  it('has no stand-in bank', async () => {
    expect((await visitorOf(shop.server).call('/api/sandbox-bank/pay_1')).status).toBe(404);
  });
});
