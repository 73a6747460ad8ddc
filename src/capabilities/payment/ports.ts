import type { Checkout, CheckoutAnswer, Payment } from '../../domain/payment.ts';
import type { Plan, SignUpPurpose } from '../../domain/plans.ts';
import type { Purchase } from '../../domain/purchase.ts';
import type { SignUpDetails } from '../../domain/sign-up.ts';

export type CheckoutEnd = { end: 'paid'; answer: CheckoutAnswer } | { end: 'dismissed' } | { end: 'failed' };

/** The provider's own checkout window. */
export interface CheckoutWindow {
  open(checkout: Checkout, order: { amount: number; name: string; email: string; phone: string }): Promise<CheckoutEnd>;
}

/** What sign-up and payment keep on this device. */
export interface CheckoutDraft {
  purpose(): SignUpPurpose | null;
  setPurpose(purpose: SignUpPurpose | null): void;
  choosePlan(plan: Plan): void;
  forgetPlan(): void;
  details(): SignUpDetails | null;
  keepDetails(details: SignUpDetails, purpose: SignUpPurpose, image: string | null): void;
  /** Forgets the sign-up, with what was typed into its form. */
  forgetDetails(): void;
  purchase(): Purchase | null;
  hold(purchase: Purchase | null): void;
  /** Stores what was paid under `paymentDetails`, and forgets the sign-up. */
  finish(payment: Payment): void;
  /** What a checkout on a page of our own returned; can be read once. */
  takeCheckout(): CheckoutAnswer | 'dismissed' | 'failed' | null;
  keepCheckout(answer: CheckoutAnswer | 'dismissed' | 'failed'): void;
  /** The full-window loader while a payment is verified. */
  verifying(on: boolean): void;
}

declare module '../../kernel/services.ts' {
  interface Services {
    checkoutWindow: CheckoutWindow;
    checkout: CheckoutDraft;
  }
}
