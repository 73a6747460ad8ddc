import * as z from 'zod/mini';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';

/** The newest homes on the market, without touching the search on the stage. */
export const findNewest = defineCommand({
  name: 'find-newest',
  args: z.object({ count: z._default(z.int().check(z.minimum(1), z.maximum(24)), 6) }),
  effect: 'read',
  example: false,
  async perform({ count }, { market }) {
    const { properties } = await market.search({ sort_by: 'date', pageSize: count });
    return { ...words('commands.find-newest.done', { count: properties.length }), homes: properties, silent: true };
  },
});
