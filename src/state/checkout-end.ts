import type { Counter } from '../capabilities/account-ports.ts';

let counter: Counter | null = null;

/** The app hands over the counter once, at its start. */
export const setCounter = (made: Counter): void => {
  counter = made;
};

/** What the stand-in bank has handed back for the payment screen; taken once. */
export const takeCheckout = (): ReturnType<Counter['takeCheckout']> => counter?.takeCheckout() ?? null;
