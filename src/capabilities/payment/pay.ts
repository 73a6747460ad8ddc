import * as z from 'zod/mini';
import { bankAddress, CUSTOMER_LOG_IN_PATH, PLANS_PATH } from '../../domain/plan-address.ts';
import { AppError } from '../../domain/errors.ts';
import { PaymentMethod } from '../../domain/payment.ts';
import { words } from '../../domain/words.ts';
import type { Purchase } from '../account-ports.ts';
import { beginPayment } from './begin-payment.ts';
import { defineCommand } from '../../kernel/define.ts';
import { finishPayment } from './finish-payment.ts';
import type { Services } from '../ports.ts';

async function payInCash(purchase: Purchase, { payments, counter, stage }: Services) {
  const payment = await payments.begin(purchase.orderId!, 'cash');
  counter.finish({ ...payment, paymentStatus: 'success' });
  stage.go(`${CUSTOMER_LOG_IN_PATH}?cash=true`);
  return words('commands.pay.cash', { amount: purchase.amount });
}

async function payByCard(purchase: Purchase, services: Services) {
  const { checkout, counter, stage } = services;
  const window = purchase.payment?.checkout;
  if (!window) throw new AppError('order-unusable');
  if (window.kind === 'page') {
    stage.go(bankAddress(purchase.payment!.paymentId));
    return words('commands.pay.atBank');
  }
  const details = counter.details();
  const end = await checkout.open(window, {
    amount: purchase.amount,
    name: details ? `${details.firstName} ${details.lastName}` : '',
    email: purchase.email,
    phone: details?.phoneNumber ?? '',
  });
  if (end.end === 'dismissed') return words('payment.cancelled');
  if (end.end === 'failed') throw new AppError('payment-not-made');
  return finishPayment.perform({ checkout: end.answer }, services);
}

/** Pays for the plan on the payment screen. Nothing begins before the exact amount was said and agreed to. */
export const pay = defineCommand({
  name: 'pay',
  args: z.object({ method: z.optional(PaymentMethod) }),
  effect: 'irreversible',
  at: ['payment'],
  before(_, { stage, counter }) {
    if (stage.screen() === 'payment' && counter.purchase()) return null;
    stage.go(PLANS_PATH);
    return { ...words('commands.pay.noPlan'), suggestions: [words('commands.show-plans.example')] };
  },
  confirm({ method }, { counter }) {
    const { plan, billing, amount, method: shown = 'upi' } = counter.purchase()!;
    return { amount, plan, billing: words(`plans.billing.${billing}`), method: words(`payment.method.${method ?? shown}`) };
  },
  async perform({ method }, services) {
    const { counter, stage } = services;
    const before = counter.purchase();
    if (!before) throw new AppError('order-unusable');
    const wanted = method ?? before.method ?? 'upi';
    if (before.method !== wanted || !before.orderId || (wanted !== 'cash' && !before.payment))
      await beginPayment.perform({ ...before, method: wanted }, services);
    const purchase = counter.purchase()!;
    if (wanted === 'cash') return payInCash(purchase, services);
    if (wanted === 'card') return payByCard(purchase, services);
    const link = purchase.payment?.upiLink;
    if (!link) throw new AppError('payment-ended');
    if (purchase.payment!.isSandbox) stage.go(bankAddress(purchase.payment!.paymentId));
    else stage.leave(link);
    return words('commands.pay.upi', { amount: purchase.amount });
  },
});
