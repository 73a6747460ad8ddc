import * as z from 'zod/mini';
import { listingAddress } from '../../domain/listing-address.ts';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';
import { savedSearchesQuery } from './queries.ts';
import { savedSearchMeant } from './saved-search-meant.ts';
import { searchTitle } from './search-words.ts';

const MOST_SHOWN = 3;

/** Searches again as it was saved, and tells which homes have come since; they are not new any more. */
export const openSavedSearch = defineCommand({
  name: 'open-saved-search',
  args: z.object({ id: z.int() }),
  effect: 'read',
  example: false,
  async perform({ id }, services) {
    const meant = await savedSearchMeant({ id }, services, {});
    if ('none' in meant) return meant.none;
    const { search } = meant;
    const found =
      search.state === 'unconfirmed' ? [] : await services.server.call('openSavedSearch', { params: { id }, body: { key: search.key } });
    services.queries.invalidate(savedSearchesQuery);
    services.stage.go(listingAddress({ filters: search.filters, text: search.words }, { source: 'search' }));
    const fresh = found.slice(0, search.fresh).map(({ home }) => home);
    return {
      ...words('commands.open-saved-search.done', { search: searchTitle(search), count: fresh.length }),
      homes: fresh.slice(0, MOST_SHOWN),
    };
  },
});
