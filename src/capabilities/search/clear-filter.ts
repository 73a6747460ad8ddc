import * as z from 'zod/mini';
import { familiesIn, FilterFamily } from '../../domain/filters.ts';
import { withoutFilter } from '../../domain/listing-address.ts';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';
import { currentQuery, showHomes } from './show-homes.ts';

const Field = z.union([FilterFamily, z.enum(['all', 'photo', 'words'])]);

/** Removes one filter from the search, several, or all. */
export const clearFilter = defineCommand({
  name: 'clear-filter',
  args: z.object({ field: z._default(Field, 'all'), also: z.optional(z.array(FilterFamily)) }),
  effect: 'read',
  at: ['results'],
  async perform({ field, also = [] }, services) {
    const query = currentQuery(services);
    if (!query) return words('list.noSearch');
    if (field === 'all') return showHomes({}, services);
    if (field === 'photo') return showHomes({ ...query, looks: undefined }, services);
    if (field === 'words') return showHomes({ ...query, text: '' }, services);
    if (field === 'amenities' && !query.filters?.amenities && query.filters?.access)
      return showHomes(withoutFilter(query, 'access'), services);
    const assumed = services.results.current()?.answer.understood.assumedPurpose;
    if (!familiesIn(query.filters ?? {}).includes(field) && !(field === 'purpose' && assumed))
      return words('commands.clear-filter.absent', { family: words(`family.${field}`) });
    return showHomes([field, ...also].reduce(withoutFilter, query), services);
  },
});
