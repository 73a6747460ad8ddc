import * as z from 'zod/mini';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';

/** Opens a registered account with the token from its emailed link. */
export const confirmEmail = defineCommand({
  name: 'confirm-email',
  args: z.object({ token: z.string() }),
  effect: 'once',
  example: false,
  async perform({ token }, { server }) {
    await server.call('confirmEmail', { body: { token } });
    return words('commands.confirm-email.done');
  },
});
