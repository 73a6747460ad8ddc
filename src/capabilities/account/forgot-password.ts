import * as z from 'zod/mini';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';

/** Emails a one-time password if the address is known. */
export const forgotPassword = defineCommand({
  name: 'forgot-password',
  args: z.object({ email: z.string() }),
  effect: 'once',
  example: false,
  async perform({ email }, { server }) {
    await server.call('forgotPassword', { body: { email: email.trim() } });
    return words('commands.forgot-password.done');
  },
});
