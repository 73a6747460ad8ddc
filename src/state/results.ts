import { createStore } from 'zustand/vanilla';
import type { SearchAnswer, SearchQuery } from '../domain/search.ts';

interface ResultsState {
  held: { query: SearchQuery; answer: SearchAnswer } | null;
}

/** The latest results. */
export function createResults() {
  const store = createStore<ResultsState>(() => ({ held: null }));
  return {
    store,
    current: () => store.getState().held,
    hold: (query: SearchQuery, answer: SearchAnswer): void => store.setState({ held: { query, answer } }),
  };
}
