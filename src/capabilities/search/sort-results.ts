import * as z from 'zod/mini';
import { listingAddress } from '../../domain/listing-address.ts';
import { SortKey, SortOrder, usualOrder } from '../../domain/search.ts';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';
import { currentWish } from './found.ts';

export const sortResults = defineCommand({
  name: 'sort-results',
  args: z.object({ sort_by: SortKey, order: z.optional(SortOrder) }),
  effect: 'read',
  at: ['results'],
  async perform({ sort_by, order = usualOrder(sort_by) }, services) {
    const { market, results, stage, place } = services;
    const wish = currentWish(services);
    if (!wish) return words('list.noSearch');
    const near = wish.near ?? place.known() ?? undefined;
    if (sort_by === 'distance' && !near)
      return { ...words('commands.sort-results.needsPlace'), asks: { name: 'near-me', args: { ...wish.filters } } };
    const sorted = { ...wish, ...(sort_by === 'distance' && { near }), sort_by, order };
    const answer = await market.search(sorted);
    results.hold(sorted, answer);
    stage.go(listingAddress(sorted, { source: 'search' }));
    return { ...words(`commands.sort-results.${sort_by}.${order}`), homes: answer.properties.slice(0, 3) };
  },
});
