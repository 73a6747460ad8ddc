import * as z from 'zod/mini';
import { AppError } from '../../domain/errors.ts';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';
import { accessKeysQuery, keyRequestsQuery, newKeyQuery } from './queries.ts';

/** Ends a key: from now on nothing can be asked for with it. */
export const revokeAccessKey = defineCommand({
  name: 'revoke-access-key',
  args: z.object({ id: z.int() }),
  effect: 'irreversible',
  example: false,
  async prepare({ id }, { server, queries }) {
    const key = (await server.call('accessKeys')).find((one) => one.id === id);
    if (!key) throw new AppError('not-found');
    const { name } = key;
    return {
      says: { name },
      async run() {
        await server.call('revokeAccessKey', { body: { id } });
        queries.put(newKeyQuery, {}, null);
        queries.invalidate(accessKeysQuery, keyRequestsQuery);
        return words('commands.revoke-access-key.done', { name });
      },
    };
  },
});
