import { createStore } from 'zustand/vanilla';

export interface VisitState {
  /** Counts every going, also to the same address. */
  count: number;
  /** How the present address was reached. */
  manner: 'first' | 'go' | 'again' | 'back';
}

/** How the person came to the present address. */
export function createVisit() {
  const store = createStore<VisitState>(() => ({ count: 0, manner: 'first' }));
  return {
    store,
    arrive: (manner: VisitState['manner']): void => store.setState(({ count }) => ({ count: count + 1, manner })),
  };
}
