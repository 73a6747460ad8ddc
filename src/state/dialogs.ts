import { createStore } from 'zustand/vanilla';

export type WhySubscribe = 'visitor' | 'inactive' | 'unknown';

export interface DialogsState {
  /** Why a subscription is needed, while its dialog is open. */
  subscription: WhySubscribe | null;
  /** The login and register dialog is open. */
  account: boolean;
}

/** Dialogs that can open over any screen. */
export function createDialogs() {
  const store = createStore<DialogsState>(() => ({ subscription: null, account: false }));
  return {
    store,
    showSubscription: (subscription: WhySubscribe | null): void => store.setState({ subscription }),
    showAccount: (account: boolean): void => store.setState({ account }),
  };
}
