import { PLANS_RESET_EVENT } from '../domain/events.ts';
import { create } from 'zustand';
import type { Counter, Purchase } from '../capabilities/account-ports.ts';
import type { Billing, SignUpPurpose } from '../domain/plans.ts';

interface AtTheCounter {
  purchase: Purchase | null;
  purpose: SignUpPurpose | null;
  billing: Billing;
  /** The payment is being verified and its subscription made. */
  verifying: boolean;
}

/** Plans, sign-up and payment on this device. */
export const usePurchase = create<AtTheCounter>(() => ({ purchase: null, purpose: null, billing: 'monthly', verifying: false }));

export const setBilling = (billing: Billing): void => usePurchase.setState({ billing });
export const setVerifying = (verifying: boolean): void => usePurchase.setState({ verifying });

/** The counter whose keeping the screens see. The purpose goes when somebody asks for the plans while they are shown. */
export function openCounter(kept: Counter): Counter {
  const counter: Counter = {
    ...kept,
    purchase: () => usePurchase.getState().purchase,
    hold(purchase) {
      kept.hold(purchase);
      usePurchase.setState({ purchase });
    },
    setPurpose(purpose) {
      kept.setPurpose(purpose);
      usePurchase.setState({ purpose });
    },
    finish(payment) {
      kept.finish(payment);
      usePurchase.setState({ purchase: null, purpose: null });
    },
  };
  usePurchase.setState({ purchase: kept.purchase(), purpose: kept.purpose() });
  globalThis.addEventListener(PLANS_RESET_EVENT, () => counter.setPurpose(null));
  return counter;
}
