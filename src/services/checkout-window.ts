import type { CheckoutEnd, CheckoutWindow } from '../capabilities/payment/ports.ts';
import { AppError } from '../domain/errors.ts';
import { toPaise } from '../domain/payment.ts';
import { MARKET } from '../domain/market.ts';

interface RazorpayAnswer {
  razorpay_payment_id: string;
  razorpay_order_id: string;
  razorpay_signature: string;
}

interface RazorpayWindow {
  open(): void;
  on(event: 'payment.failed', listener: () => void): void;
}

type RazorpayMaker = new (options: object) => RazorpayWindow;

/** Loads the provider's script, only when someone pays by card. */
async function loadScript(source: string): Promise<RazorpayMaker> {
  const found = () => (globalThis as { Razorpay?: RazorpayMaker }).Razorpay;
  if (!found()) {
    await new Promise((resolve, reject) => {
      const script = Object.assign(document.createElement('script'), { src: source, onload: resolve, onerror: reject });
      document.head.append(script);
    }).catch((cause: unknown) => {
      throw new AppError('payment-provider-away', { cause });
    });
  }
  const maker = found();
  if (!maker) throw new AppError('payment-provider-away');
  return maker;
}

/** Razorpay's checkout. Its result is only a claim; the server finds out whether money moved. */
export const checkoutWindow: CheckoutWindow = {
  async open({ key, script, orderId }, { amount, name, email, phone }) {
    const Maker = await loadScript(script!);
    return new Promise<CheckoutEnd>((resolve) => {
      let failed = false;
      const checkout = new Maker({
        key,
        order_id: orderId,
        amount: toPaise(amount),
        currency: 'INR',
        name: MARKET.name,
        prefill: { name, email, contact: phone },
        handler: (answer: RazorpayAnswer) =>
          resolve({
            end: 'paid',
            answer: { paymentId: answer.razorpay_payment_id, orderId: answer.razorpay_order_id, signature: answer.razorpay_signature },
          }),
        modal: { ondismiss: () => resolve({ end: failed ? 'failed' : 'dismissed' }) },
      });
      checkout.on('payment.failed', () => {
        failed = true;
      });
      checkout.open();
    });
  },
};
