import { describe, expect, it, vi } from 'vitest';
import { createRunner } from '../../src/kernel/run-command.ts';
import { AppError } from '../../src/domain/errors.ts';
import { fakeServices } from './fake-services.ts';
import { aPayment, aPurchase, somePlans } from './fake-shop.ts';

const atPayment = () => {
  const services = fakeServices();
  services.scene.screen = 'payment';
  services.counter.hold(aPurchase());
  return { services, run: createRunner(services) };
};

describe('paying', () => {
  it.each(['voice', 'typed', 'menu', 'keyboard', 'model'] as const)('waits for a yes to the exact amount, from %s', async (source) => {
    const { services, run } = atPayment();
    expect(await run({ name: 'pay', source })).toEqual({
      status: 'needs-confirmation',
      command: { name: 'pay', args: {} },
      question: {
        key: 'commands.pay.confirm',
        params: { amount: 999, plan: 'Pro', billing: { key: 'plans.billing.monthly' }, method: { key: 'payment.method.upi' } },
      },
    });
    expect(services.payments.begin).not.toHaveBeenCalled();
    expect(services.stage.go).not.toHaveBeenCalled();
  });

  it('goes to the stand-in bank after the yes', async () => {
    const { services, run } = atPayment();
    await run({ name: 'pay', source: 'voice', confirmed: true });
    expect(services.stage.go).toHaveBeenCalledWith('/sandbox-bank?payment=pay_1');
  });

  it('asks nothing where there is nothing to pay, and shows the plans', async () => {
    const services = fakeServices();
    const outcome = await createRunner(services)({ name: 'pay', source: 'voice' });
    expect(outcome).toMatchObject({ status: 'done', reply: { key: 'commands.pay.noPlan' } });
    expect(services.stage.go).toHaveBeenCalledWith('/subscription-plans');
  });

  it('with another method begins that one first', async () => {
    const { services, run } = atPayment();
    vi.mocked(services.payments.begin).mockResolvedValue(aPayment({ paymentMethod: 'card', checkout: { kind: 'page', orderId: 'o' } }));
    await run({ name: 'pay', args: { method: 'card' }, source: 'voice', confirmed: true });
    expect(services.payments.begin).toHaveBeenCalledWith('order_1', 'card');
    expect(services.stage.go).toHaveBeenCalledWith('/sandbox-bank?payment=pay_1');
  });

  it('by a provider’s checkout that is dismissed says so and leaves the order open', async () => {
    const { services, run } = atPayment();
    services.counter.hold(
      aPurchase({ method: 'card', payment: aPayment({ paymentMethod: 'card', checkout: { kind: 'razorpay', orderId: 'o' } }) }),
    );
    expect(await run({ name: 'pay', source: 'menu', confirmed: true })).toMatchObject({ reply: { key: 'payment.cancelled' } });
    vi.mocked(services.checkout.open).mockResolvedValue({ end: 'failed' });
    expect(await run({ name: 'pay', source: 'menu', confirmed: true })).toMatchObject({ status: 'failed', code: 'payment-not-made' });
    expect(services.counter.purchase()).not.toBeNull();
  });

  it('in cash keeps a success record of that method on the device', async () => {
    const { services, run } = atPayment();
    services.counter.hold(aPurchase({ method: 'cash', payment: undefined }));
    await run({ name: 'pay', source: 'menu', confirmed: true });
    expect(services.counter.finish).toHaveBeenCalledWith(expect.objectContaining({ paymentMethod: 'cash', paymentStatus: 'success' }));
  });
});

describe('waiting for a payment', () => {
  it.each(['success', 'captured'])('verifies, processes and goes to log-in on “%s” [G156]', async (paymentStatus) => {
    const { services, run } = atPayment();
    vi.mocked(services.payments.status).mockResolvedValue(aPayment({ paymentStatus }));
    expect(await run({ name: 'check-payment', source: 'typed' })).toMatchObject({
      status: 'done',
      reply: { key: 'commands.finish-payment.done' },
    });
    expect(services.payments.verifyUpi).toHaveBeenCalledWith({ paymentId: 'pay_1', amount: 999 });
    expect(services.payments.process).toHaveBeenCalledWith('pay_1');
    expect(services.stage.go).toHaveBeenCalledWith('/login-customer');
    expect(services.counter.purchase()).toBeNull();
  });

  it.each(['failed', 'expired', 'cancelled'])('ends on “%s” [G157]', async (paymentStatus) => {
    const { services, run } = atPayment();
    vi.mocked(services.payments.status).mockResolvedValue(aPayment({ paymentStatus }));
    expect(await run({ name: 'check-payment', source: 'typed' })).toMatchObject({ status: 'failed', code: 'payment-failed' });
    expect(services.payments.verifyUpi).not.toHaveBeenCalled();
  });

  it.each(['pending', 'cod_pending', 'something new'])('goes on on “%s” [G158]', async (paymentStatus) => {
    const { services, run } = atPayment();
    vi.mocked(services.payments.status).mockResolvedValue(aPayment({ paymentStatus }));
    expect(await run({ name: 'check-payment', source: 'typed' })).toMatchObject({ status: 'done', reply: { key: 'payment.waiting' } });
  });

  it('does nothing with an answer that comes after the screen was left [G159]', async () => {
    const { services, run } = atPayment();
    vi.mocked(services.payments.status).mockImplementation(async () => {
      services.scene.screen = 'home';
      return aPayment({ paymentStatus: 'captured' });
    });
    await run({ name: 'check-payment', source: 'typed' });
    expect(services.payments.verifyUpi).not.toHaveBeenCalled();
    expect(services.stage.go).not.toHaveBeenCalled();
  });

  it('says “not verified” and “not processed” as such, and keeps the purchase', async () => {
    const { services, run } = atPayment();
    vi.mocked(services.payments.status).mockResolvedValue(aPayment({ paymentStatus: 'captured' }));
    vi.mocked(services.payments.verifyUpi).mockResolvedValue({ verified: false });
    expect(await run({ name: 'check-payment', source: 'typed' })).toMatchObject({ code: 'payment-not-verified' });
    vi.mocked(services.payments.verifyUpi).mockResolvedValue({ verified: true });
    vi.mocked(services.payments.process).mockRejectedValue(new AppError('payment-not-processed'));
    expect(await run({ name: 'check-payment', source: 'typed' })).toMatchObject({ code: 'payment-not-processed' });
    expect(services.counter.purchase()).not.toBeNull();
    expect(services.dialogs.verifying).toHaveBeenLastCalledWith(false);
  });

  it('without a payment says that there is none to track', async () => {
    const run = createRunner(fakeServices());
    expect(await run({ name: 'payment-status', source: 'voice' })).toMatchObject({ status: 'failed', code: 'no-payment-to-track' });
  });
});

describe('beginning a payment', () => {
  const wish = { plan: 'Pro', billing: 'monthly', purpose: 'customer', amount: 999, email: 'asha@example.com', method: 'upi' } as const;

  it('makes one order and one QR code, and goes on with them after a reload [G160]', async () => {
    const services = fakeServices();
    const run = createRunner(services);
    for (let i = 0; i < 2; i++) await run({ name: 'begin-payment', args: wish, source: 'typed' });
    expect(services.payments.createOrder).toHaveBeenCalledTimes(1);
    expect(services.payments.begin).toHaveBeenCalledTimes(1);
    expect(services.payments.qrCode).toHaveBeenCalledTimes(2);
    expect(services.counter.purchase()).toMatchObject({ orderId: 'order_1', qrCode: 'cGln' });
  });

  it('by UPI that is overtaken by cash leaves cash chosen', async () => {
    const services = fakeServices();
    const run = createRunner(services);
    const upi = run({ name: 'begin-payment', args: wish, source: 'typed' });
    await run({ name: 'begin-payment', args: { ...wish, method: 'cash' }, source: 'typed' });
    await upi;
    expect(services.counter.purchase()).toMatchObject({ method: 'cash', orderId: 'order_1' });
  });

  it('refuses an amount of nothing', async () => {
    const services = fakeServices();
    expect(await createRunner(services)({ name: 'begin-payment', args: { ...wish, amount: 0 }, source: 'typed' })).toMatchObject({
      code: 'amount-wrong',
    });
  });

  it('without anything known of the buyer begins nothing', async () => {
    const services = fakeServices();
    expect(await createRunner(services)({ name: 'begin-payment', args: { ...wish, email: '' }, source: 'typed' })).toMatchObject({
      code: 'order-unusable',
    });
    expect(services.payments.createOrder).not.toHaveBeenCalled();
  });

  it('can be cancelled', async () => {
    const { services, run } = atPayment();
    expect(await run({ name: 'cancel-payment', source: 'voice' })).toMatchObject({ reply: { key: 'payment.cancelled' } });
    expect(services.payments.cancel).toHaveBeenCalledWith('pay_1');
  });
});

describe('plans', () => {
  it('are told with their prices', async () => {
    const services = fakeServices();
    const outcome = await createRunner(services)({ name: 'show-plans', args: { plan: 'pro' }, source: 'voice' });
    expect(outcome).toMatchObject({ reply: { key: 'plans.inWords.monthly', params: { price: 999 } } });
  });

  it('are chosen by word, and lead to sign-up', async () => {
    const services = fakeServices();
    await createRunner(services)({ name: 'choose-plan', args: { plan: 'pro', billing: 'yearly' }, source: 'voice' });
    expect(services.stage.go).toHaveBeenCalledWith('/signup?plan=Pro&billing=yearly&price=9990&purpose=customer');
    expect(services.counter.choosePlan).toHaveBeenCalledWith(somePlans()[2]);
  });

  it('lead who is logged in to payment at once', async () => {
    const services = fakeServices();
    const run = createRunner(services);
    await run({ name: 'log-in', args: { email: 'a@b.com', password: 'x', to: 'stay' }, source: 'menu' });
    await run({ name: 'choose-plan', args: { plan: 'pro' }, source: 'voice' });
    expect(services.stage.go).toHaveBeenLastCalledWith(
      '/payment-method?plan=Pro&billing=monthly&price=999&email=asha%40example.com&purpose=customer',
    );
  });
});
