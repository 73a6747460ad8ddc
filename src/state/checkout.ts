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

/** What this device keeps of a checkout beside its state. */
interface Kept {
  handedBack(): HandedBack;
  draft: { read(): Record<string, string>; keep(texts: Record<string, string>): void };
}

/** Plans, sign-up and payment, as the screens show them. What outlives a reload is kept by the service of the same name. */
export function createCheckout() {
  let kept: Kept = { handedBack: () => null, draft: { read: () => ({}), keep: () => undefined } };
  const store = createStore<CheckoutState>(() => ({ purchase: null, purpose: null, billing: 'monthly', verifying: false }));
  return {
    store,
    setBilling: (billing: Billing): void => store.setState({ billing }),
    setVerifying: (verifying: boolean): void => store.setState({ verifying }),
    setPurpose: (purpose: SignUpPurpose | null): void => store.setState({ purpose }),
    /** What a checkout on a page of our own has handed back; taken once. */
    takeHandedBack: (): HandedBack => kept.handedBack(),
    /** What was typed into the sign-up; it outlives a reload. */
    draft: (): Record<string, string> => kept.draft.read(),
    keepDraft: (texts: Record<string, string>): void => kept.draft.keep(texts),
    /** Shows what this device has kept. */
    open(shown: Pick<CheckoutState, 'purchase' | 'purpose'>, device: Kept): void {
      kept = device;
      store.setState(shown);
    },
    hold: (purchase: Purchase | null): void => store.setState({ purchase }),
  };
}
