import * as z from 'zod/mini';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';

/** Mails six digits to log in with, if the address is known. */
export const mailCode = defineCommand({
  name: 'mail-code',
  args: z.object({ email: z.string() }),
  effect: 'once',
  example: false,
  async perform({ email }, { server }) {
    await server.call('mailLogInCode', { body: { email: email.trim() } });
    return { ...words('commands.mail-code.done', { email: email.trim() }), asksFor: 'code' };
  },
});
