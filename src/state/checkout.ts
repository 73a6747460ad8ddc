import { createStore } from 'zustand/vanilla';
import type { CheckoutAnswer } from '../domain/payment.ts';
import type { Billing, SignUpPurpose } from '../domain/plans.ts';
import type { Purchase, Receipt } from '../domain/purchase.ts';

export type HandedBack = CheckoutAnswer | 'dismissed' | 'failed' | null;

export interface CheckoutState {
  purchase: Purchase | null;
  purpose: SignUpPurpose | null;
  billing: Billing;
  /** The payment is being verified and its subscription activated. */
  verifying: boolean;
  /** What was bought last, until that is dismissed. */
  receipt: Receipt | null;
}

/** What this device keeps of a checkout besides its state. */
interface Kept {
  handedBack(): HandedBack;
  draft: { read(): Record<string, string>; keep(texts: Record<string, string>): void };
  keepReceipt(receipt: Receipt | null): void;
}

/** Plans, sign-up and payment, as the screens show them. The service of the same name keeps what survives a reload. */
export function createCheckout() {
  let kept: Kept = { handedBack: () => null, draft: { read: () => ({}), keep: () => undefined }, keepReceipt: () => undefined };
  const store = createStore<CheckoutState>(() => ({ purchase: null, purpose: null, billing: 'monthly', verifying: false, receipt: null }));
  return {
    store,
    setBilling: (billing: Billing): void => store.setState({ billing }),
    setVerifying: (verifying: boolean): void => store.setState({ verifying }),
    setPurpose: (purpose: SignUpPurpose | null): void => store.setState({ purpose }),
    /** What a checkout on a page of our own returned; can be read once. */
    takeHandedBack: (): HandedBack => kept.handedBack(),
    /** What was typed into the sign-up; it survives a reload. */
    draft: (): Record<string, string> => kept.draft.read(),
    keepDraft: (texts: Record<string, string>): void => kept.draft.keep(texts),
    /** Shows what this device has kept. */
    open(shown: Pick<CheckoutState, 'purchase' | 'purpose' | 'receipt'>, device: Kept): void {
      kept = device;
      store.setState(shown);
    },
    hold: (purchase: Purchase | null): void => store.setState({ purchase }),
    /** Shows what was bought, also after a reload; null dismisses it. */
    showReceipt(receipt: Receipt | null): void {
      kept.keepReceipt(receipt);
      store.setState({ receipt });
    },
  };
}
