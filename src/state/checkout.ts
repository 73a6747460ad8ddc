import { createStore } from 'zustand/vanilla';
import type { CheckoutAnswer } from '../domain/payment.ts';
import type { Billing, SignUpPurpose } from '../domain/plans.ts';
import type { Purchase } from '../domain/purchase.ts';

export type HandedBack = CheckoutAnswer | 'dismissed' | 'failed' | null;

export interface CheckoutState {
  purchase: Purchase | null;
  purpose: SignUpPurpose | null;
  billing: Billing;
  /** The payment is being verified and its subscription made. */
  verifying: boolean;
}

/** Plans, sign-up and payment, as the screens show them. What outlives a reload is kept by the service of the same name. */
export function createCheckout() {
  let take: () => HandedBack = () => null;
  const store = createStore<CheckoutState>(() => ({ purchase: null, purpose: null, billing: 'monthly', verifying: false }));
  return {
    store,
    setBilling: (billing: Billing): void => store.setState({ billing }),
    setVerifying: (verifying: boolean): void => store.setState({ verifying }),
    setPurpose: (purpose: SignUpPurpose | null): void => store.setState({ purpose }),
    /** What a checkout on a page of our own has handed back; taken once. */
    takeHandedBack: (): HandedBack => take(),
    /** Shows what is kept; `handedBack` takes what a checkout has left. */
    open(kept: Pick<CheckoutState, 'purchase' | 'purpose'>, handedBack: () => HandedBack): void {
      take = handedBack;
      store.setState(kept);
    },
    hold: (purchase: Purchase | null): void => store.setState({ purchase }),
  };
}
