import * as z from 'zod/mini';
import { AppError } from '../../domain/errors.ts';
import { PaymentMethod } from '../../domain/payment.ts';
import { bankAddress, CUSTOMER_LOG_IN_PATH, PLANS_PATH } from '../../domain/plan-address.ts';
import type { Purchase } from '../../domain/purchase.ts';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';
import type { Reply } from '../../kernel/reply.ts';
import type { Services } from '../../kernel/services.ts';
import { beginPayment } from './begin-payment.ts';
import { finishPayment } from './finish-payment.ts';
import { initialize } from './payment-server.ts';

async function payInCash(purchase: Purchase, { server, checkout, stage }: Services): Promise<Reply> {
  const payment = await initialize(server, purchase.orderId!, 'cash');
  checkout.finish({ ...payment, paymentStatus: 'success' });
  stage.go(`${CUSTOMER_LOG_IN_PATH}?cash=true`);
  return words('commands.pay.cash', { amount: purchase.amount });
}

async function payByCard(purchase: Purchase, services: Services): Promise<Reply> {
  const { checkout, checkoutWindow, stage } = services;
  const window = purchase.payment?.checkout;
  if (!window) throw new AppError('order-unusable');
  if (window.kind === 'page') {
    stage.go(bankAddress(purchase.payment!.paymentId));
    return words('commands.pay.atBank');
  }
  const details = checkout.details();
  const end = await checkoutWindow.open(window, {
    amount: purchase.amount,
    name: details ? `${details.firstName} ${details.lastName}` : '',
    email: purchase.email,
    phone: details?.phoneNumber ?? '',
  });
  if (end.end === 'dismissed') return words('payment.cancelled');
  if (end.end === 'failed') throw new AppError('payment-not-made');
  return finishPayment(end.answer, services);
}

function payByUpi(purchase: Purchase, { stage }: Services): Reply {
  const link = purchase.payment?.upiLink;
  if (!link) throw new AppError('payment-ended');
  if (purchase.payment!.isSandbox) stage.go(bankAddress(purchase.payment!.paymentId));
  else stage.leave(link);
  return words('commands.pay.upi', { amount: purchase.amount });
}

/** The purchase with everything made ready for this method. */
async function ready(wanted: Purchase & { method: PaymentMethod }, services: Services): Promise<Purchase> {
  const { checkout } = services;
  const now = checkout.purchase();
  if (now?.method !== wanted.method || !now.orderId || (wanted.method !== 'cash' && !now.payment)) await beginPayment(wanted, services);
  return checkout.purchase()!;
}

/** Pays for the plan on the payment screen: for this plan, this amount and this method, or not at all. */
export const pay = defineCommand({
  name: 'pay',
  args: z.object({ method: z.optional(PaymentMethod) }),
  effect: 'irreversible',
  at: ['payment'],
  prepare({ method: said }, services) {
    const { stage, checkout } = services;
    const purchase = checkout.purchase();
    if (stage.screen() !== 'payment' || !purchase) {
      stage.go(PLANS_PATH);
      return { ...words('commands.pay.noPlan'), suggestions: [words('commands.show-plans.example')] };
    }
    const method = said ?? purchase.method ?? 'upi';
    const { plan, billing, purpose, amount, email } = purchase;
    return {
      says: { amount, plan, billing: words(`plans.billing.${billing}`), method: words(`payment.method.${method}`) },
      madeOf: [purpose, email],
      async run() {
        const exact = await ready({ plan, billing, purpose, amount, email, method }, services);
        if (method === 'cash') return payInCash(exact, services);
        return method === 'card' ? payByCard(exact, services) : payByUpi(exact, services);
      },
    };
  },
});
