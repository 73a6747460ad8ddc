import { createStore } from 'zustand/vanilla';
import type { Billing, SignUpPurpose } from '../domain/plans.ts';
import type { Purchase } from '../domain/purchase.ts';

export interface CheckoutState {
  purchase: Purchase | null;
  purpose: SignUpPurpose | null;
  billing: Billing;
  /** The payment is being verified and its subscription made. */
  verifying: boolean;
}

/** Plans, sign-up and payment, as the screens show them. What outlives a reload is kept by the service of the same name. */
export function createCheckout() {
  const store = createStore<CheckoutState>(() => ({ purchase: null, purpose: null, billing: 'monthly', verifying: false }));
  return {
    store,
    setBilling: (billing: Billing): void => store.setState({ billing }),
    setVerifying: (verifying: boolean): void => store.setState({ verifying }),
    setPurpose: (purpose: SignUpPurpose | null): void => store.setState({ purpose }),
    hold: (purchase: Purchase | null): void => store.setState({ purchase }),
  };
}
