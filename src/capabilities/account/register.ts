import * as z from 'zod/mini';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';

/** Creates an account that its emailed link opens. */
export const register = defineCommand({
  name: 'register',
  args: z.object({ name: z.string(), email: z.string(), password: z.string() }),
  effect: 'once',
  example: false,
  async perform(request, { server }) {
    await server.call('register', { body: request });
    return words('commands.register.done');
  },
});
