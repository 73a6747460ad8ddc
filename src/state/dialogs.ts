import { create } from 'zustand';

export type WhySubscribe = 'visitor' | 'inactive' | 'unknown';

interface Dialogs {
  /** Why a subscription is needed, while its dialog is open. */
  subscription: WhySubscribe | null;
  /** The log-in and register dialog is open. */
  account: boolean;
}

/** Dialogs that may stand over any screen. */
export const useDialogs = create<Dialogs>(() => ({ subscription: null, account: false }));

export const showSubscription = (why: WhySubscribe | null): void => useDialogs.setState({ subscription: why });
export const showAccountDialog = (account: boolean): void => useDialogs.setState({ account });
