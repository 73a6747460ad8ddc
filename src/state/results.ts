import { createStore } from 'zustand/vanilla';
import type { SearchAnswer, SearchWish } from '../domain/search.ts';

interface ResultsState {
  held: { wish: SearchWish; answer: SearchAnswer } | null;
}

/** The results that were found last. */
export function createResults() {
  const store = createStore<ResultsState>(() => ({ held: null }));
  return {
    store,
    current: () => store.getState().held,
    hold: (wish: SearchWish, answer: SearchAnswer): void => store.setState({ held: { wish, answer } }),
  };
}
