import { listingAddress } from '../../domain/listing-address.ts';
import type { Facets, SearchAnswer, SearchWish } from '../../domain/search.ts';
import type { Property } from '../../domain/property.ts';
import { defineQuery } from '../../kernel/query.ts';
import { readSearchAnswer } from './read-search-answer.ts';

/** One page of the homes a search finds. Throws `search-answer-unreadable` if the answer is no list of homes. */
export const searchQuery = defineQuery<SearchWish, SearchAnswer>({
  name: 'search',
  key: (wish) => listingAddress(wish),
  load: async (wish, { server }, signal) => readSearchAnswer(await server.raw('search', { body: wish, signal }), wish),
});

/** How many homes each further choice would leave. */
export const facetsQuery = defineQuery<SearchWish, Facets>({
  name: 'facets',
  key: (wish) => listingAddress(wish),
  load: (wish, { server }, signal) => server.call('searchFacets', { body: wish, signal }),
});

/** The homes that came to the market last. */
export const newestQuery = defineQuery<{ count: number }, readonly Property[]>({
  name: 'newest',
  async load({ count }, { server }, signal) {
    const wish = { sort_by: 'date' as const };
    return readSearchAnswer(await server.raw('search', { body: wish, signal }), wish).properties.slice(0, count);
  },
});
