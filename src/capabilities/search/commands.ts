import { clearFilter } from './clear-filter.ts';
import { householdSearch } from './household-search.ts';
import { nearMe } from './near-me.ts';
import { nextPage } from './next-page.ts';
import { openResult } from './open-result.ts';
import { previousPage } from './previous-page.ts';
import { readResults } from './read-results.ts';
import { refineSearch } from './refine-search.ts';
import { search } from './search.ts';
import { setFilters } from './set-filters.ts';
import { showMap } from './show-map.ts';
import { sortResults } from './sort-results.ts';

export const SEARCH_COMMANDS = [
  search,
  refineSearch,
  householdSearch,
  clearFilter,
  setFilters,
  sortResults,
  showMap,
  openResult,
  nextPage,
  previousPage,
  readResults,
  nearMe,
] as const;
