import { useEffect, useMemo } from 'react';
import { MARKET_QUERIES } from '../../capabilities/search/market-pages.ts';
import { searchQuery } from '../../capabilities/search/queries.ts';
import type { MarketPage } from '../../domain/addresses.ts';
import { readListingAddress, type ListingView } from '../../domain/listing-address.ts';
import { withoutHidden, type SearchAnswer } from '../../domain/search.ts';
import { useHidden, useStores } from '../../state/stores.tsx';
import { useListed } from '../../state/use-listed.ts';
import { useTakenOver } from '../../ui/use-taken-over.ts';
import { useQuery, type Shown } from '../../state/use-query.ts';

export interface Listing {
  view: ListingView;
  /** Without the homes that the person has hidden. */
  answer: SearchAnswer | undefined;
  /** How many of the page are hidden. */
  left: number;
  state: Shown<SearchAnswer>;
}

/** The search in the address; its homes are what people refer to from now on. */
export function useListing(query: string, page?: MarketPage): Listing {
  const { results } = useStores();
  const view = useMemo(() => {
    const read = readListingAddress(query);
    if (!page) return read;
    const { filters, ...request } = MARKET_QUERIES[page];
    return { ...read, request: { ...read.request, ...request, filters: { ...filters, ...read.request.filters } } };
  }, [query, page]);
  const state = useQuery(searchQuery, view.request);
  const takenOver = useTakenOver();
  const hidden = useHidden((homes) => homes.ids);
  const found = state.data;
  const answer = useMemo(() => found && withoutHidden(found, takenOver ? hidden : []), [found, hidden, takenOver]);
  useEffect(() => {
    if (found) results.hold(view.request, found);
  }, [results, view, found]);
  useListed(answer?.properties);
  return { view, answer, left: (found?.properties.length ?? 0) - (answer?.properties.length ?? 0), state };
}
