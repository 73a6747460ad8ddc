import * as z from 'zod/mini';
import { SecretKey } from '../../domain/secret-key.ts';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';
import { savedSearchesQuery } from './queries.ts';

/** Stops the mails of a search, with the key from one of them. */
export const stopSavedSearch = defineCommand({
  name: 'stop-saved-search',
  args: z.object({ key: SecretKey }),
  effect: 'once',
  example: false,
  async perform({ key }, { server, queries }) {
    await server.call('stopSavedSearch', { body: { key } });
    queries.invalidate(savedSearchesQuery);
    return words('commands.stop-saved-search.done');
  },
});
