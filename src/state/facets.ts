import { useEffect } from 'react';
import { create } from 'zustand';
import type { Locality } from '../domain/locality.ts';
import type { Facets, SearchWish } from '../domain/search.ts';
import { runCommand } from './runner.ts';
import { wishKey } from './wish-key.ts';

interface FacetState {
  key: string;
  facets: Facets | null;
  localities: readonly Locality[];
}

/** How many homes each further choice would leave, for the filter form. */
const useFacetStore = create<FacetState>(() => ({ key: '', facets: null, localities: [] }));

export const holdFacets = (wish: SearchWish, facets: Facets): void => useFacetStore.setState({ key: wishKey(wish), facets });
export const holdLocalities = (localities: readonly Locality[]): void => useFacetStore.setState({ localities });

export function useFacets(wish: SearchWish): { facets: Facets | null; localities: readonly Locality[] } {
  const { key, facets, localities } = useFacetStore();
  const wanted = wishKey(wish);
  useEffect(() => {
    void runCommand({ name: 'count-choices', args: wish as Record<string, unknown>, source: 'typed' });
    // The key stands for the wish.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [wanted]);
  return { facets: key === wanted ? facets : null, localities };
}

/** The localities, once a command has brought them. */
export const useLocalities = (): readonly Locality[] => useFacetStore((state) => state.localities);
