import { createStore } from 'zustand/vanilla';

export interface VisitState {
  /** Counts every navigation, including one to the same address. */
  count: number;
  /** How the current address was reached. */
  manner: 'first' | 'go' | 'again' | 'back';
}

/** How the person came to the current address. */
export function createVisit() {
  const store = createStore<VisitState>(() => ({ count: 0, manner: 'first' }));
  return {
    store,
    arrive: (manner: VisitState['manner']): void => store.setState(({ count }) => ({ count: count + 1, manner })),
  };
}
