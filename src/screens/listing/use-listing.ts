import { useEffect, useMemo } from 'react';
import type { MarketPage } from '../../domain/addresses.ts';
import { readListingAddress, type ListingView } from '../../domain/listing-address.ts';
import { MARKET_WISHES } from '../../capabilities/search/market-pages.ts';
import type { SearchAnswer } from '../../domain/search.ts';
import { useResults } from '../../state/results.ts';
import { showListed } from '../../state/stage.ts';
import { useCommand, type Loaded } from '../../state/use-command.ts';
import { wishKey } from '../../state/wish-key.ts';

export interface Listing {
  view: ListingView;
  answer: SearchAnswer | null;
  state: Loaded & { retry(): void };
}

/**
 * The search that the address asks for. Results that a search has just brought are shown as they are; going to the same
 * address again asks anew.
 */
export function useListing(query: string, arrival: string, again: boolean, page?: MarketPage): Listing {
  const view = useMemo(() => {
    const read = readListingAddress(query);
    if (!page) return read;
    const { filters, ...wish } = MARKET_WISHES[page];
    return { ...read, request: { ...read.request, ...wish, filters: { ...filters, ...read.request.filters } } };
  }, [query, page]);
  const held = useResults((results) => results.held);
  const key = wishKey(view.request);
  const fits = held?.key === key;
  const state = useCommand(
    fits && !again ? null : { name: 'find-homes', args: view.request as Record<string, unknown> },
    `${key} ${fits && !again ? 'held' : arrival}`,
  );
  const answer = fits && (state.status !== 'loading' || !again) ? held.answer : null;
  const homes = answer?.properties;
  useEffect(() => {
    if (homes) showListed(homes);
  }, [homes]);
  return { view, answer, state };
}
