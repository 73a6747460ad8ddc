import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../../src/server/start.ts';
import { anOrder, begin, buyPro, openShop, visitorOf } from './shop.ts';

let server: RunningServer;

beforeAll(async () => {
  ({ server } = await openShop());
});
afterAll(() => server.stop());

describe('the id of a payment', () => {
  it('tells a stranger its state alone, and opens nothing', async () => {
    const [buyer, stranger] = [visitorOf(server), visitorOf(server)];
    const order = await anOrder(buyer);
    await anOrder(stranger);
    const { paymentId } = await begin(buyer, order.id);
    expect((await stranger.call(`/api/Payment/status/${paymentId}`)).body).toEqual({ paymentId, paymentStatus: 'pending' });
    expect((await stranger.call('/api/Payment', { action: 'status', paymentId })).body).toEqual({ paymentId, paymentStatus: 'pending' });
    expect((await stranger.call(`/api/Payment/track/${paymentId}`)).body).toMatchObject({ paymentId, paymentStatus: 'pending' });
    expect(await stranger.call('/api/Payment', { action: 'cancel', paymentId })).toMatchObject({ status: 404, code: 'payment-gone' });
    expect(await stranger.call('/api/Payment', { action: 'initialize', paymentId: order.id })).toMatchObject({ code: 'order-unusable' });
    expect((await stranger.call('/api/Payment/verify-upi', { amount: 999, timestamp: 1, paymentId })).body).toEqual({ verified: false });
    expect((await buyer.call('/api/Payment', { action: 'cancel', paymentId })).body).toMatchObject({ paymentStatus: 'cancelled' });
  });

  it('is not the number that a UPI app shows', async () => {
    const buyer = visitorOf(server);
    const { paymentId, upiLink } = await begin(buyer, (await anOrder(buyer)).id);
    const reference = new URLSearchParams(upiLink!.split('?')[1]).get('tr')!;
    expect(reference).toMatch(/^GV\d{18}$/);
    expect(paymentId).not.toContain(reference);
    expect(await visitorOf(server).call(`/api/Payment/status/${reference}`)).toMatchObject({ code: 'payment-gone' });
  });

  it('gives a stranger neither the e-mail address nor the plan of what was bought', async () => {
    const { paymentId } = await buyPro(visitorOf(server));
    const stranger = visitorOf(server);
    expect(await stranger.call('/api/subscriptions/process', { paymentId })).toMatchObject({ status: 404, code: 'payment-gone' });
    expect((await stranger.call(`/api/Payment/status/${paymentId}`)).body).toEqual({ paymentId, paymentStatus: 'captured' });
  });
});
