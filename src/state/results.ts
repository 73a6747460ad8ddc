import { create } from 'zustand';
import type { Results } from '../capabilities/ports.ts';
import type { SearchAnswer, SearchWish } from '../domain/search.ts';
import { holdAgent, holdAgents } from './agents.ts';
import { holdFacets, holdLocalities } from './facets.ts';
import { wishKey } from './wish-key.ts';

interface ResultsState {
  held: { wish: SearchWish; answer: SearchAnswer; key: string } | null;
}

/** The results on the stage. */
export const useResults = create<ResultsState>(() => ({ held: null }));

export const results: Results = {
  current: () => useResults.getState().held,
  holdAgents,
  holdAgent,
  holdChoices(wish, facets, localities) {
    holdFacets(wish, facets);
    holdLocalities(localities);
  },
  holdLocalities,
  hold: (wish, answer) => useResults.setState({ held: { wish, answer, key: wishKey(wish) } }),
};
