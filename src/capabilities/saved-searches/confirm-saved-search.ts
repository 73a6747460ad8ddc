import * as z from 'zod/mini';
import { SecretKey } from '../../domain/secret-key.ts';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';
import { savedSearchesQuery } from './queries.ts';
import { searchTitle } from './search-words.ts';

/** Lets a search begin that waited for the link of its mail. From now on this device holds its key. */
export const confirmSavedSearch = defineCommand({
  name: 'confirm-saved-search',
  args: z.object({ key: SecretKey }),
  effect: 'once',
  example: false,
  async perform({ key }, { server, heldSearches, queries }) {
    const search = await server.call('confirmSavedSearch', { body: { key } });
    heldSearches.hold(search.key);
    queries.invalidate(savedSearchesQuery);
    return words('commands.confirm-saved-search.done', { search: searchTitle(search) });
  },
});
