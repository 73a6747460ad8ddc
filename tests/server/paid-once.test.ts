import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Refund } from '../../src/capabilities/review/contract.ts';
import type { Account } from '../../src/capabilities/account/contract.ts';
import type { Payment } from '../../src/domain/payment.ts';
import type { RunningServer } from '../../src/server/start.ts';
import { anOrder, begin, decide, logInAs, mailTo, oneTimePasswordIn, openShop, visitorOf, type Visitor } from './shop.ts';

let server: RunningServer;
let dataDir: string;
let operator: Visitor;

beforeAll(async () => {
  ({ server, dataDir } = await openShop({ OPERATOR_EMAIL: 'money@example.com' }));
  operator = visitorOf(server);
  await logInAs(operator, 'operator@gharvani.example', 'Charminar-1591!');
});
afterAll(() => server.stop());

const paymentsOf = async (visitor: Visitor, email: string) => {
  await logInAs(visitor, email, oneTimePasswordIn(await mailTo(dataDir, email, /one-time password/)));
  return (await visitor.call<Account>('/api/account')).body.payments;
};
const refundsOf = async (email: string) =>
  (await operator.call<Refund[]>('/api/review/refunds')).body.filter((refund) => refund.email === email);

describe('an order', () => {
  it('begun fifty times at once has one payment of a method', async () => {
    const visitor = visitorOf(server);
    const order = await anOrder(visitor);
    const begun = await Promise.all(Array.from({ length: 50 }, () => begin(visitor, order.id)));
    expect(new Set(begun.map(({ paymentId }) => paymentId)).size).toBe(1);
    expect(begun.every(({ upiLink }) => upiLink?.startsWith('upi://pay?'))).toBe(true);
  });

  it('paid by UPI and card at the same time is paid once: the second goes back, and operator and buyer hear of it', async () => {
    const visitor = visitorOf(server);
    const order = await anOrder(visitor);
    const [upi, card] = [await begin(visitor, order.id, 'upi'), await begin(visitor, order.id, 'card')];
    await Promise.all([decide(visitor, upi.paymentId, 'approve'), decide(visitor, card.paymentId, 'approve')]);
    const states = await Promise.all(
      [upi, card].map(async ({ paymentId }) => (await visitor.call<Payment>(`/api/Payment/status/${paymentId}`)).body.paymentStatus),
    );
    const refunds = await refundsOf(order.email);
    // The stand-in bank refuses the second where it has heard of the first in time.
    if (refunds.length === 0) expect(states.toSorted()).toEqual(['cancelled', 'captured']);
    else {
      expect(states.toSorted()).toEqual(['captured', 'refunded']);
      expect(refunds).toMatchObject([
        { amount: 999, reason: 'paid-twice', state: 'done', advice: expect.stringMatching(/^Nothing to do/) },
      ]);
      await mailTo(dataDir, 'money@example.com', /paid twice/);
      await mailTo(dataDir, order.email, /paid back the second payment/);
    }
    expect(await paymentsOf(visitor, order.email)).toHaveLength(1);
  });

  it('that is paid closes what else was open of it', async () => {
    const visitor = visitorOf(server);
    const order = await anOrder(visitor);
    const upi = await begin(visitor, order.id, 'upi');
    const card = await begin(visitor, order.id, 'card');
    const cash = await begin(visitor, order.id, 'cash');
    await decide(visitor, card.paymentId, 'approve');
    for (const { paymentId } of [upi, cash])
      expect((await visitor.call<Payment>(`/api/Payment/status/${paymentId}`)).body.paymentStatus).toBe('cancelled');
    expect(await operator.call(`/api/review/cash/${cash.paymentId}`, {})).toMatchObject({ status: 409, code: 'already-paid' });
    expect(await refundsOf(order.email)).toEqual([]);
  });

  it('keeps to the plan of its key', async () => {
    const visitor = visitorOf(server);
    await anOrder(visitor);
    const make = (plan: string, amount: number) =>
      visitor.call('/api/Payment/create', { amount, plan, receipt: 'r', email: 'a@example.com' }, { 'Idempotency-Key': 'one' });
    expect((await make('basic', 499)).status).toBe(200);
    expect((await make('basic', 499)).status).toBe(200);
    expect(await make('pro', 999)).toMatchObject({ status: 409, code: 'order-key-used' });
    for (const amount of [100_001, 1e17, 1e308])
      expect(await visitor.call('/api/Payment/create', { amount, receipt: 'r' })).toMatchObject({ status: 400, code: 'amount-wrong' });
  });
});
