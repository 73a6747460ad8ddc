import * as z from 'zod/mini';
import { SortKey, SortOrder, usualOrder } from '../../domain/search.ts';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';
import { currentQuery, showHomes } from './show-homes.ts';

const NAMED = 3;

export const sortResults = defineCommand({
  name: 'sort-results',
  args: z.object({ sort_by: SortKey, order: z.optional(SortOrder) }),
  effect: 'read',
  at: ['results'],
  async perform({ sort_by, order = usualOrder(sort_by) }, services) {
    const query = currentQuery(services);
    if (!query) return words('list.noSearch');
    const near = query.near ?? services.place.known() ?? undefined;
    if (sort_by === 'distance' && !near && query.filters?.near === undefined)
      return { ...words('commands.sort-results.needsPlace'), asks: { name: 'near-me', args: { ...query.filters } } };
    const sorted = { ...query, ...(sort_by === 'distance' && near && { near }), sort_by, order };
    return showHomes(sorted, services, (answer) => ({
      ...words(`commands.sort-results.${sort_by}.${order}`),
      homes: answer.properties.slice(0, NAMED),
    }));
  },
});
