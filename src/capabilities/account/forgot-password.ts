import * as z from 'zod/mini';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';

/** Has a one-time password mailed, where the address is known. */
export const forgotPassword = defineCommand({
  name: 'forgot-password',
  args: z.object({ email: z.string() }),
  effect: 'write',
  example: false,
  async perform({ email }, { accounts }) {
    await accounts.forgotPassword(email.trim());
    return words('commands.forgot-password.done');
  },
});
