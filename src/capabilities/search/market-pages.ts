import type { MarketPage } from '../../domain/addresses.ts';
import type { SearchWish } from '../../domain/search.ts';

/** What each market page lists before anyone narrows it. */
export const MARKET_WISHES: Record<MarketPage, SearchWish> = {
  buy: { filters: { purpose: 'buy', possession: 'ready_to_move' } },
  rental: { filters: { purpose: 'rent', possession: 'ready_to_move' } },
  commercial: { filters: { purpose: 'commercial' } },
  pg: { filters: { purpose: 'pg' } },
  owners: { offeredBy: 'owner' },
};
