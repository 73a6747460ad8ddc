import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Account } from '../../src/capabilities/account/contract.ts';
import type { Payment, Verified } from '../../src/domain/payment.ts';
import type { Plan } from '../../src/domain/plans.ts';
import type { RunningServer } from '../../src/server/start.ts';
import { PRO, someDetails } from './purchase.ts';
import { anEmail, anOrder, begin, buyPro, decide, logInAs, mailTo, oneTimePasswordIn, openShop, visitorOf } from './shop.ts';

let server: RunningServer;
let dataDir: string;

beforeAll(async () => {
  ({ server, dataDir } = await openShop());
});
afterAll(() => server.stop());

describe('buying a plan', () => {
  it('goes from order to receipt, one-time password and log-in', async () => {
    const visitor = visitorOf(server);
    const email = anEmail();
    const bought = await buyPro(visitor, email);
    expect(bought).toMatchObject({ active: true, email, plan: 'Pro', billing: 'monthly' });
    expect(await mailTo(dataDir, email, /Receipt/)).toMatch(/999/);
    const password = oneTimePasswordIn(await mailTo(dataDir, email, /one-time password/));
    const logIn = await logInAs(visitor, email.toUpperCase(), password);
    expect(logIn.body).toMatchObject({
      isFirstLogin: true,
      email,
      username: 'Asha Rao',
      phoneNumber: '+919848012345',
      subscriptionPlanId: 'customer-pro-monthly',
    });
    expect((await visitor.call('/api/subscriptions/status')).body).toBe(true);
  });

  it('has the calls of the contract under their exact paths, in any case of letters [G228 G230 G233 G234]', async () => {
    const visitor = visitorOf(server);
    const { body: order } = await visitor.call<{ id: string }>('/api/payment/CREATE', { amount: 1999, currency: 'INR', receipt: 'r1' });
    expect(order).toEqual({ id: expect.stringMatching(/^order_/), amount: 1999, currency: 'INR', receipt: 'r1' });
    const payment = await begin(visitor, order.id);
    expect((await visitor.call<Payment>(`/API/Payment/Status/${payment.paymentId}`)).body.paymentStatus).toBe('pending');
    expect((await visitor.call(`/api/Payment/track/${payment.paymentId}`)).body).toMatchObject({
      paymentStatus: 'pending',
      history: [{ status: 'pending' }],
    });
    expect((await visitor.call('/api/Payment', { action: 'status', paymentId: payment.paymentId })).body).toMatchObject({
      orderId: order.id,
    });
  });

  it('takes both forms of a UPI payment, ignores their payee, and refuses another amount [G229]', async () => {
    const visitor = visitorOf(server);
    const order = await anOrder(visitor);
    const byOrder = { paymentId: order.id, amount: 999, paymentMethod: 'UPI', upiApp: 'gpay' };
    const first = await visitor.call<Payment>('/api/Payment/initiate-upi', byOrder);
    const second = await visitor.call<Payment>('/api/Payment/initiate-upi', {
      amount: 999,
      paymentMethod: 'UPI',
      merchantUpiId: 'thief@bank',
      merchantName: 'Thief',
      note: 'x',
    });
    expect(second.body.paymentId).toBe(first.body.paymentId);
    expect(second.body.upiLink).toMatch(
      /^upi:\/\/pay\?pa=gharvani@sandboxbank&pn=Gharvani&mc=\d{4}&tr=\w{1,35}&tn=[^&]{1,50}&am=999\.00&cu=INR$/,
    );
    for (const amount of [1, 998.99, 999.01])
      expect(await visitor.call('/api/Payment/initiate-upi', { ...byOrder, amount })).toMatchObject({ status: 400, code: 'amount-wrong' });
  });

  it('makes a QR code of our own links only [G235]', async () => {
    const visitor = visitorOf(server);
    const { upiLink } = await begin(visitor, (await anOrder(visitor)).id);
    const { body } = await visitor.call<{ qrCodeBase64: string }>(`/api/Payment/generate-qr/${encodeURIComponent(upiLink!)}`);
    expect(Buffer.from(body.qrCodeBase64, 'base64').subarray(1, 4).toString()).toBe('PNG');
    expect((await visitor.call(`/api/Payment/generate-qr?link=${encodeURIComponent(upiLink!)}`)).body).toEqual(body);
    for (const link of [
      upiLink!.replace('gharvani@sandboxbank', 'thief@bank'),
      `${upiLink}&pa=thief@bank`,
      'https://thief.example',
      'upi://pay?pn=x',
    ])
      expect((await visitor.call(`/api/Payment/generate-qr/${encodeURIComponent(link)}`)).code).toBe('qr-failed');
  });

  it('takes the price of the server alone [G097]', async () => {
    const visitor = visitorOf(server);
    const details = someDetails(anEmail());
    for (const amount of [1, 998, 999.5, 0, -999])
      expect(await visitor.call('/api/Payment/create', { ...PRO, amount, receipt: 'r', details })).toMatchObject({
        status: 400,
        code: 'amount-wrong',
      });
    expect(await visitor.call('/api/Payment/create', { ...PRO, plan: 'gold', receipt: 'r', details })).toMatchObject({
      code: 'plan-unknown',
    });
    expect(await visitor.call('/api/Payment/create', { ...PRO, currency: 'USD', receipt: 'r', details })).toMatchObject({
      code: 'bad-request',
    });
    const { body: plans } = await visitor.call<Plan[]>('/api/plans');
    expect(
      plans.filter(({ purpose, billing }) => purpose === 'customer' && billing === 'monthly').map(({ name, price }) => [name, price]),
    ).toEqual([
      ['Free', 0],
      ['Basic', 499],
      ['Pro', 999],
      ['Premium', 1999],
    ]);
  });

  it('of a cheap plan does not give a dear one', async () => {
    const visitor = visitorOf(server);
    const bare = await visitor.call<{ id: string }>('/api/Payment/create', { amount: 1, currency: 'INR', receipt: 'r' });
    const { paymentId } = await begin(visitor, bare.body.id);
    await decide(visitor, paymentId, 'approve');
    expect(await visitor.call('/api/subscriptions/process', { paymentId })).toMatchObject({ code: 'payment-not-processed' });
  });

  it('is idempotent: one key gives one order, two tabs share one payment, and what is paid is not paid again [G233]', async () => {
    const visitor = visitorOf(server);
    await visitor.call('/api/Payment/create', { amount: 1, currency: 'INR', receipt: 'cookie' });
    const email = anEmail();
    const request = { ...PRO, receipt: 'r', details: someDetails(email) };
    const orders = await Promise.all(
      [1, 2, 3].map(() => visitor.call<{ id: string }>('/api/Payment/create', request, { 'Idempotency-Key': 'k1' })),
    );
    expect(new Set(orders.map(({ body }) => body.id)).size).toBe(1);
    const order = orders[0]!.body.id;
    const tabs = await Promise.all([begin(visitor, order), begin(visitor, order)]);
    await decide(visitor, tabs[0].paymentId, 'approve');
    expect(await visitor.call('/api/Payment', { action: 'initialize', paymentId: order, paymentMethod: 'card' })).toMatchObject({
      status: 409,
      code: 'already-paid',
    });
    expect(await visitor.call(`/api/sandbox-bank/${tabs[1].paymentId}`, { decision: 'approve' })).toMatchObject({ code: 'already-paid' });
    for (let i = 0; i < 3; i++) await visitor.call('/api/subscriptions/process', { paymentId: tabs[0].paymentId });
    const password = oneTimePasswordIn(await mailTo(dataDir, email, /one-time password/));
    await logInAs(visitor, email, password);
    expect((await visitor.call<{ payments: unknown[] }>('/api/account')).body.payments).toHaveLength(1);
  });

  it('shows on the account what was paid, and the enquiry that this e-mail address left, in whatever case', async () => {
    const visitor = visitorOf(server);
    const { email } = await buyPro(visitor);
    const enquiry = { Name: 'Asha Rao', phoneNumber: '+91 98765 43219', selectUserType: 'Builder' };
    await visitor.call('/api/enquiries', { ...enquiry, email });
    await visitor.call('/api/enquiries', { ...enquiry, email: `other.${email}`, phoneNumber: '+91 98765 43218' });
    await logInAs(visitor, email.toUpperCase(), oneTimePasswordIn(await mailTo(dataDir, email, /one-time password/)));
    const { body } = await visitor.call<Account>('/api/account');
    expect(body.payments).toMatchObject([{ paymentAmount: 999, paymentStatus: 'captured' }]);
    expect(body.enquiries).toEqual([{ phoneNumber: '+919876543219', userType: 'Builder', sentAt: expect.stringMatching(/^20.*Z$/) }]);
  });

  it('ends where the bank declines or the time is over, and can be begun again', async () => {
    const visitor = visitorOf(server);
    const order = await anOrder(visitor);
    for (const [decision, status] of [
      ['decline', 'failed'],
      ['expire', 'expired'],
      ['dismiss', 'cancelled'],
    ] as const) {
      const { paymentId } = await begin(visitor, order.id);
      await decide(visitor, paymentId, decision);
      expect((await visitor.call<Payment>(`/api/Payment/status/${paymentId}`)).body.paymentStatus).toBe(status);
      expect((await visitor.call<Verified>('/api/Payment/verify-upi', { amount: 999, timestamp: 1, paymentId })).body.verified).toBe(false);
      expect(await visitor.call('/api/subscriptions/process', { paymentId })).toMatchObject({ code: 'payment-not-verified' });
    }
    const { paymentId } = await begin(visitor, order.id);
    await decide(visitor, paymentId, 'approve');
    expect((await visitor.call<Payment>(`/api/Payment/status/${paymentId}`)).body.paymentStatus).toBe('captured');
  });

  it('by card believes the signature over the stored order only [G231 G232]', async () => {
    const visitor = visitorOf(server);
    const [order, other] = [await anOrder(visitor), await anOrder(visitor)];
    const payment = await begin(visitor, order.id, 'card');
    await begin(visitor, other.id, 'card');
    const { answer } = await decide(visitor, payment.paymentId, 'approve');
    const verify = (more: object = {}) =>
      visitor.call<Verified>('/api/Payment/verify-payment', {
        razorpay_payment_id: answer!.paymentId,
        razorpay_order_id: answer!.orderId,
        razorpay_signature: answer!.signature,
        ...more,
      });
    const last = answer!.signature.at(-1) === '0' ? '1' : '0';
    for (const wrong of [
      { razorpay_signature: answer!.signature.slice(0, -1) + last },
      { razorpay_signature: '' },
      { razorpay_order_id: other.id },
      { razorpay_payment_id: 'bank_0' },
      { razorpay_signature: createHmac('sha256', '').update(`${answer!.orderId}|${answer!.paymentId}`).digest('hex') },
    ])
      expect((await verify(wrong)).code).toBe('payment-signature-wrong');
    for (let i = 0; i < 2; i++) expect((await verify()).body.verified).toBe(true);
    expect((await visitor.call<Payment>(`/api/Payment/status/${other.id}`)).body.paymentStatus).toBe('pending');
  });

  it('in cash is a subscription only when an operator has the money', async () => {
    const visitor = visitorOf(server);
    const order = await anOrder(visitor);
    const cash = await begin(visitor, order.id, 'cash');
    expect(cash.paymentStatus).toBe('cod_pending');
    expect(await visitor.call('/api/subscriptions/process', { paymentId: cash.paymentId })).toMatchObject({ code: 'payment-not-verified' });
    expect(await visitor.call(`/api/review/cash/${cash.paymentId}`, {})).toMatchObject({ code: 'log-in-needed' });
    const operator = visitorOf(server);
    await logInAs(operator, 'customer@gharvani.example', 'Charminar-1591!');
    expect(await operator.call(`/api/review/cash/${cash.paymentId}`, {})).toMatchObject({ code: 'not-allowed' });
    await logInAs(operator, 'operator@gharvani.example', 'Charminar-1591!');
    expect((await operator.call('/api/review/cash')).body).toEqual([expect.objectContaining({ paymentId: cash.paymentId, amount: 999 })]);
    await operator.call(`/api/review/cash/${cash.paymentId}`, {});
    expect((await visitor.call('/api/subscriptions/process', { paymentId: cash.paymentId })).body).toMatchObject({ active: true });
    expect(await mailTo(dataDir, order.email, /one-time password/)).toBeTruthy();
  });

  it('binds a UPI payment without an id to the browser, and refuses where there is none or more than one', async () => {
    const stranger = visitorOf(server);
    const request = { amount: 999, timestamp: '2026-11-21T00:00:00Z' };
    expect(await stranger.call('/api/Payment/verify-upi', request)).toMatchObject({ code: 'no-payment-to-track' });
    const visitor = visitorOf(server);
    await begin(visitor, (await anOrder(visitor)).id);
    expect((await visitor.call<Verified>('/api/Payment/verify-upi', request)).body.verified).toBe(false);
    expect(await visitor.call('/api/Payment/verify-upi', { ...request, amount: 1 })).toMatchObject({ code: 'amount-wrong' });
    await begin(visitor, (await anOrder(visitor)).id);
    expect(await visitor.call('/api/Payment/verify-upi', request)).toMatchObject({ code: 'no-payment-to-track' });
  });

  it('shows a payment to no other account [G221]', async () => {
    const [one, two] = [visitorOf(server), visitorOf(server)];
    const { email, paymentId } = await buyPro(one);
    const other = await buyPro(two);
    await logInAs(two, other.email, oneTimePasswordIn(await mailTo(dataDir, other.email, /one-time password/)));
    expect(await two.call(`/api/Payment/status/${paymentId}`)).toMatchObject({ status: 404, code: 'payment-gone' });
    expect(await two.call(`/api/Payment/track/${paymentId}`)).toMatchObject({ code: 'payment-gone' });
    expect(await two.call('/api/subscriptions/process', { paymentId })).toMatchObject({ code: 'payment-gone' });
    await logInAs(one, email, oneTimePasswordIn(await mailTo(dataDir, email, /one-time password/)));
    expect((await one.call(`/api/Payment/status/${paymentId}`)).status).toBe(200);
  });

  it('for nothing needs no payment, once', async () => {
    const visitor = visitorOf(server);
    const email = anEmail();
    const request = { plan: 'free', billing: 'monthly', purpose: 'customer', details: someDetails(email) };
    for (let i = 0; i < 2; i++) expect((await visitor.call('/api/sign-up', request)).body).toEqual({ done: true });
    expect(await visitor.call('/api/sign-up', { ...request, plan: 'pro' })).toMatchObject({ code: 'plan-unknown' });
    expect(await visitor.call('/api/sign-up', { ...request, details: { ...request.details, firstName: 'A1' } })).toMatchObject({
      code: 'bad-request',
    });
    await logInAs(visitor, email, oneTimePasswordIn(await mailTo(dataDir, email, /one-time password/)));
    expect((await visitor.call('/api/subscriptions/status')).body).toBe(true);
    expect(await mailTo(dataDir, email, /already have an account at Gharvani/)).toBeTruthy();
  });
});
