import { describe, expect, it, vi } from 'vitest';
import { AppError } from '../../src/domain/errors.ts';
import { fakeApp } from './fake-app.ts';
import { aPayment, aPurchase, somePlans } from './fake-data.ts';

const atPayment = () => {
  const app = fakeApp();
  app.scene.screen = 'payment';
  app.services.checkout.hold(aPurchase());
  return app;
};

describe('paying', () => {
  it.each(['voice', 'typed', 'menu', 'keyboard', 'model'] as const)('waits for a yes to the exact amount, from %s', async (source) => {
    const { services, server, run } = atPayment();
    expect(await run('pay', {}, source)).toMatchObject({
      status: 'asks',
      command: 'pay',
      question: {
        key: 'commands.pay.confirm',
        params: { amount: 999, plan: 'Pro', billing: { key: 'plans.billing.monthly' }, method: { key: 'payment.method.upi' } },
      },
    });
    expect(server.made('payment')).toEqual([]);
    expect(services.stage.go).not.toHaveBeenCalled();
  });

  it('goes to the stand-in bank after the yes', async () => {
    const { services, runAndAgree } = atPayment();
    await runAndAgree('pay');
    expect(services.stage.go).toHaveBeenCalledWith('/sandbox-bank?payment=pay_1');
  });

  it('asks nothing where there is nothing to pay, and shows the plans', async () => {
    const { services, run } = fakeApp();
    expect(await run('pay')).toMatchObject({ status: 'done', reply: { key: 'commands.pay.noPlan' } });
    expect(services.stage.go).toHaveBeenCalledWith('/subscription-plans');
  });

  it('with another method begins that one first', async () => {
    const { services, server, runAndAgree } = atPayment();
    server.answer('payment', aPayment({ paymentMethod: 'card', checkout: { kind: 'page', orderId: 'o' } }));
    await runAndAgree('pay', { method: 'card' });
    expect(server.made('payment')).toMatchObject([{ body: { action: 'initialize', paymentId: 'order_1', paymentMethod: 'card' } }]);
    expect(services.stage.go).toHaveBeenCalledWith('/sandbox-bank?payment=pay_1');
  });

  it('by a provider’s checkout that is dismissed says so and leaves the order open', async () => {
    const { services, run } = atPayment();
    const checkout = { kind: 'razorpay', orderId: 'o' } as const;
    services.checkout.hold(aPurchase({ method: 'card', payment: aPayment({ paymentMethod: 'card', checkout }) }));
    expect(await run('pay', {}, 'control')).toMatchObject({ reply: { key: 'payment.cancelled' } });
    vi.mocked(services.checkoutWindow.open).mockResolvedValue({ end: 'failed' });
    expect(await run('pay', {}, 'control')).toMatchObject({ status: 'failed', code: 'payment-not-made' });
    expect(services.checkout.purchase()).not.toBeNull();
  });

  it('in cash keeps a success record of that method on the device', async () => {
    const { services, run } = atPayment();
    services.checkout.hold(aPurchase({ method: 'cash', payment: undefined }));
    await run('pay', {}, 'control');
    expect(services.checkout.finish).toHaveBeenCalledWith(expect.objectContaining({ paymentMethod: 'cash', paymentStatus: 'success' }));
  });
});

describe('waiting for a payment', () => {
  it.each(['success', 'captured'])('verifies, processes and goes to log-in on “%s” [G156]', async (paymentStatus) => {
    const { services, server, run } = atPayment();
    server.answer('paymentStatus', aPayment({ paymentStatus }));
    expect(await run('payment-status', { quiet: true }, 'control')).toMatchObject({
      status: 'done',
      reply: { key: 'commands.payment-status.finished' },
    });
    expect(server.made('verifyUpi')).toMatchObject([{ body: { paymentId: 'pay_1', amount: 999 } }]);
    expect(server.made('processSubscription')).toEqual([{ body: { paymentId: 'pay_1' } }]);
    expect(services.stage.go).toHaveBeenCalledWith('/login-customer');
    expect(services.checkout.purchase()).toBeNull();
  });

  it.each(['failed', 'expired', 'cancelled'])('ends on “%s” [G157]', async (paymentStatus) => {
    const { server, run } = atPayment();
    server.answer('paymentStatus', aPayment({ paymentStatus }));
    expect(await run('payment-status', { quiet: true }, 'control')).toMatchObject({ status: 'failed', code: 'payment-failed' });
    expect(server.made('verifyUpi')).toEqual([]);
  });

  it.each(['pending', 'cod_pending', 'something new'])('goes on on “%s” [G158]', async (paymentStatus) => {
    const { server, run } = atPayment();
    server.answer('paymentStatus', aPayment({ paymentStatus }));
    expect(await run('payment-status', { quiet: true }, 'control')).toMatchObject({ status: 'done', reply: { key: 'payment.waiting' } });
  });

  it('does nothing with an answer that comes after the screen was left [G159]', async () => {
    const { services, server, scene, run } = atPayment();
    server.answer('paymentStatus', () => {
      scene.screen = 'home';
      return aPayment({ paymentStatus: 'captured' });
    });
    await run('payment-status', { quiet: true }, 'control');
    expect(server.made('verifyUpi')).toEqual([]);
    expect(services.stage.go).not.toHaveBeenCalled();
  });

  it('says “not verified” and “not processed” as such, and keeps the purchase', async () => {
    const { services, server, run } = atPayment();
    server.answer('paymentStatus', aPayment({ paymentStatus: 'captured' }));
    server.answer('verifyUpi', { verified: false });
    expect(await run('payment-status', { quiet: true }, 'control')).toMatchObject({ code: 'payment-not-verified' });
    server.answer('verifyUpi', { verified: true });
    server.answer('processSubscription', new AppError('server-failed'));
    expect(await run('payment-status', { quiet: true }, 'control')).toMatchObject({ code: 'payment-not-processed' });
    expect(services.checkout.purchase()).not.toBeNull();
    expect(services.checkout.verifying).toHaveBeenLastCalledWith(false);
  });

  it('without a payment says that there is none to track', async () => {
    expect(await fakeApp().run('payment-status')).toMatchObject({ status: 'failed', code: 'no-payment-to-track' });
  });
});

describe('beginning a payment', () => {
  const wish = { plan: 'Pro', billing: 'monthly', purpose: 'customer', amount: 999, email: 'asha@example.com', method: 'upi' } as const;

  it('makes one order and one QR code, and goes on with them after a reload [G160]', async () => {
    const { services, server, run } = fakeApp();
    for (let i = 0; i < 2; i++) await run('choose-method', wish, 'control');
    expect(server.made('createOrder')).toHaveLength(1);
    expect(server.made('payment')).toHaveLength(1);
    expect(server.made('generateQr')).toHaveLength(2);
    expect(services.checkout.purchase()).toMatchObject({ orderId: 'order_1', qrCode: 'cGln' });
  });

  it('by UPI that is overtaken by cash leaves cash chosen', async () => {
    const { services, run } = fakeApp();
    const upi = run('choose-method', wish, 'control');
    await run('choose-method', { ...wish, method: 'cash' }, 'control');
    await upi;
    expect(services.checkout.purchase()).toMatchObject({ method: 'cash', orderId: 'order_1' });
  });

  it('refuses an amount of nothing', async () => {
    expect(await fakeApp().run('choose-method', { ...wish, amount: 0 }, 'control')).toMatchObject({ code: 'amount-wrong' });
  });

  it('without anything known of the buyer begins nothing', async () => {
    const { server, run } = fakeApp();
    expect(await run('choose-method', { ...wish, email: '' }, 'control')).toMatchObject({ code: 'order-unusable' });
    expect(server.made('createOrder')).toEqual([]);
  });

  it('can be cancelled', async () => {
    const { server, run } = atPayment();
    expect(await run('cancel-payment')).toMatchObject({ reply: { key: 'payment.cancelled' } });
    expect(server.made('payment')).toEqual([{ body: { action: 'cancel', paymentId: 'pay_1' } }]);
  });

  it.each([
    ['createOrder', 'order-not-made'],
    ['payment', 'order-failed'],
    ['initiateUpi', 'payment-failed'],
    ['generateQr', 'qr-failed'],
  ] as const)('names a failure of %s as the customer does', async (call, code) => {
    const { server, run } = fakeApp();
    server.answer(call, new AppError('server-failed'));
    expect(await run('choose-method', wish, 'control')).toMatchObject({ status: 'failed', code });
  });
});

describe('plans', () => {
  it('are told with their prices', async () => {
    expect(await fakeApp().run('show-plans', { plan: 'pro' })).toMatchObject({
      reply: { key: 'plans.inWords.monthly', params: { price: 999 } },
    });
  });

  it('are shown for one purpose alone where one is named', async () => {
    const { services, run } = fakeApp();
    await run('show-plans', { purpose: 'agent' }, 'control');
    expect(services.checkout.purpose()).toBe('agent');
  });

  it('are chosen by word, and lead to sign-up', async () => {
    const { services, run } = fakeApp();
    await run('choose-plan', { plan: 'pro', billing: 'yearly' });
    expect(services.stage.go).toHaveBeenCalledWith('/signup?plan=Pro&billing=yearly&price=9990&purpose=customer');
    expect(services.checkout.choosePlan).toHaveBeenCalledWith(somePlans()[2]);
  });

  it('lead somebody who is logged in to payment at once', async () => {
    const { services, run, logIn } = fakeApp();
    await logIn();
    await run('choose-plan', { plan: 'pro' });
    expect(services.stage.go).toHaveBeenLastCalledWith(
      '/payment-method?plan=Pro&billing=monthly&price=999&email=asha%40example.com&purpose=customer',
    );
  });

  it('are left for the list of plans, the chosen one forgotten', async () => {
    const { services, run } = fakeApp();
    await run('back-to-plans', {}, 'control');
    expect(services.checkout.forgetPlan).toHaveBeenCalledOnce();
    expect(services.stage.go).toHaveBeenCalledWith('/subscription-plans');
  });
});

describe('the stand-in bank', () => {
  it('hands a card payment back to the payment screen', async () => {
    const { services, server, run } = fakeApp();
    services.checkout.hold(aPurchase({ method: 'card' }));
    server.answer('decideAtBank', { payment: {}, answer: { paymentId: 'p', orderId: 'o', signature: 's' } } as never);
    await run('decide-at-bank', { id: 'pay_1', decision: 'approve' }, 'control');
    expect(services.checkout.keepCheckout).toHaveBeenCalledWith({ paymentId: 'p', orderId: 'o', signature: 's' });
    expect(services.stage.go).toHaveBeenCalledWith(expect.stringContaining('/payment-method?plan=Pro'));
  });

  it.each([
    ['dismiss', 'dismissed'],
    ['decline', 'failed'],
  ] as const)('notes %s as %s', async (decision, kept) => {
    const { services, run } = fakeApp();
    services.checkout.hold(aPurchase({ method: 'card' }));
    await run('decide-at-bank', { id: 'pay_1', decision }, 'control');
    expect(services.checkout.keepCheckout).toHaveBeenCalledWith(kept);
  });

  it.each([
    ['dismissed', { reply: { key: 'payment.cancelled' } }],
    ['failed', { status: 'failed', code: 'payment-not-made' }],
  ] as const)('%s is told on the payment screen', async (handedBack, outcome) => {
    expect(await atPayment().run('payment-status', { handedBack }, 'control')).toMatchObject(outcome);
  });
});
