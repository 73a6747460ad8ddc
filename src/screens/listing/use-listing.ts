import { useEffect, useMemo } from 'react';
import { MARKET_QUERIES } from '../../capabilities/search/market-pages.ts';
import { searchQuery } from '../../capabilities/search/queries.ts';
import type { MarketPage } from '../../domain/addresses.ts';
import { readListingAddress, type ListingView } from '../../domain/listing-address.ts';
import type { SearchAnswer } from '../../domain/search.ts';
import { useStores } from '../../state/stores.tsx';
import { useListed } from '../../state/use-listed.ts';
import { useQuery, type Shown } from '../../state/use-query.ts';

export interface Listing {
  view: ListingView;
  answer: SearchAnswer | undefined;
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
  const answer = state.data;
  useEffect(() => {
    if (answer) results.hold(view.request, answer);
  }, [results, view, answer]);
  useListed(answer?.properties);
  return { view, answer, state };
}
