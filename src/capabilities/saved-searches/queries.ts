import type { SavedSearch } from '../../domain/saved-search.ts';
import { defineQuery } from '../../kernel/query.ts';

/** The person's saved searches, newest first: the account's, and those whose keys this device holds. */
export const savedSearchesQuery = defineQuery<Record<string, never>, SavedSearch[]>({
  name: 'saved-searches',
  async load(_, { server, session, heldSearches }, signal) {
    const held = heldSearches.all();
    if (held.length === 0 && !session.current()) return [];
    return server.call('mySavedSearches', { body: { held }, signal });
  },
});
