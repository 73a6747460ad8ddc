import { changeSavedSearch } from './change-saved-search.ts';
import { confirmSavedSearch } from './confirm-saved-search.ts';
import { openSavedSearch } from './open-saved-search.ts';
import { saveSearch } from './save-search.ts';
import { showSavedSearches } from './show-saved-searches.ts';
import { stopSavedSearch } from './stop-saved-search.ts';

export const SAVED_SEARCH_COMMANDS = [
  saveSearch,
  showSavedSearches,
  changeSavedSearch,
  openSavedSearch,
  confirmSavedSearch,
  stopSavedSearch,
] as const;
