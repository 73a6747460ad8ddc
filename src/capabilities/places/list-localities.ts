import * as z from 'zod/mini';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';

/** Brings the localities of the city for the screens that show them. */
export const listLocalities = defineCommand({
  name: 'list-localities',
  args: z.object({}),
  effect: 'read',
  example: false,
  async perform(_, { market, results }) {
    const localities = await market.localities();
    results.holdLocalities(localities);
    return { ...words('commands.list-localities.done', { count: localities.length }), silent: true };
  },
});
