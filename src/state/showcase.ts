import { create } from 'zustand';
import type { Showcase, Shown } from '../capabilities/account-ports.ts';

/** What commands have brought for the screens of plans, accounts and postings. */
export const useShown = create<Partial<Shown>>(() => ({}));

export const showcase: Showcase = {
  get: (name) => useShown.getState()[name],
  set: (name, value) => useShown.setState({ [name]: value }),
};
