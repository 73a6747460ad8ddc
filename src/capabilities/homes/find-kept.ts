import * as z from 'zod/mini';
import { MAX_BULK_IDS } from './contract.ts';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';

/** The homes of these ids that are still on the market, for the screens that list them. */
export const findKept = defineCommand({
  name: 'find-kept',
  args: z.object({ ids: z.array(z.int()) }),
  effect: 'read',
  example: false,
  async perform({ ids }, { market }) {
    const homes = ids.length === 0 ? [] : (await market.bulk(ids.slice(0, MAX_BULK_IDS))).flatMap((home) => home ?? []);
    return { ...words('commands.find-kept.done', { count: homes.length }), homes, silent: true };
  },
});
