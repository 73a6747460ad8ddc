import * as z from 'zod/mini';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';

/** One home by its id, for the screen that shows it. */
export const findProperty = defineCommand({
  name: 'find-property',
  args: z.object({ id: z.int().check(z.minimum(0)) }),
  effect: 'read',
  example: false,
  perform: async ({ id }, { market }) => ({ ...words('commands.find-property.done'), homes: [await market.property(id)], silent: true }),
});
