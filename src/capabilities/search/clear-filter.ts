import * as z from 'zod/mini';
import { familiesIn, FilterFamily } from '../../domain/filters.ts';
import { withoutFilter } from '../../domain/listing-address.ts';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';
import { currentWish, findAndShow } from './found.ts';

export const clearFilter = defineCommand({
  name: 'clear-filter',
  args: z.object({ field: z._default(z.union([FilterFamily, z.literal('all')]), 'all') }),
  effect: 'read',
  at: ['results'],
  async perform({ field }, services) {
    const wish = currentWish(services);
    if (!wish) return words('list.noSearch');
    if (field === 'all') return findAndShow({}, services);
    const assumed = services.results.current()?.answer.understood.assumedPurpose;
    if (!familiesIn(wish.filters ?? {}).includes(field) && !(field === 'purpose' && assumed))
      return words('commands.clear-filter.absent', { family: words(`family.${field}`) });
    return findAndShow(withoutFilter(wish, field), services);
  },
});
