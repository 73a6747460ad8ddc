import type { MarketPage } from '../../domain/addresses.ts';
import type { SearchQuery } from '../../domain/search.ts';

/** What each market page lists before anyone narrows it. */
export const MARKET_QUERIES: Record<MarketPage, SearchQuery> = {
  buy: { filters: { purpose: 'buy', possession: 'ready_to_move' } },
  rental: { filters: { purpose: 'rent', possession: 'ready_to_move' } },
  commercial: { filters: { purpose: 'commercial' } },
  pg: { filters: { purpose: 'pg' } },
  owners: { filters: { posted_by: 'owner' } },
};
