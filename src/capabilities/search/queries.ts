import { listingAddress } from '../../domain/listing-address.ts';
import type { Facets, SearchAnswer, SearchWish } from '../../domain/search.ts';
import { defineQuery } from '../../kernel/query.ts';
import { readSearchAnswer } from './read-search-answer.ts';

/** The homes of a search, one page of them. Throws `search-answer-unreadable` where no list of homes came. */
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
