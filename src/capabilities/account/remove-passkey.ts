import * as z from 'zod/mini';
import { AppError } from '../../domain/errors.ts';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';
import { passkeysQuery } from './queries.ts';

/** Removes a passkey; the device may go on showing it, but it opens nothing. */
export const removePasskey = defineCommand({
  name: 'remove-passkey',
  args: z.object({ id: z.string() }),
  effect: 'irreversible',
  example: false,
  async prepare({ id }, { server, queries }) {
    const passkey = (await server.call('passkeys')).find((one) => one.id === id);
    if (!passkey) throw new AppError('not-found');
    const name = passkey.name || words('passkeys.unnamed');
    return {
      says: { name },
      async run() {
        await server.call('removePasskey', { body: { id } });
        queries.invalidate(passkeysQuery);
        return words('commands.remove-passkey.done', { name });
      },
    };
  },
});
