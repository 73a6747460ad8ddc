import { listingAddress } from '../../domain/listing-address.ts';
import type { Facets, SearchAnswer, SearchQuery } from '../../domain/search.ts';
import type { Property } from '../../domain/property.ts';
import { defineQuery } from '../../kernel/query.ts';
import { readSearchAnswer } from './read-search-answer.ts';

/** One page of the homes a search finds. Throws `search-answer-unreadable` if the answer is no list of homes. */
export const searchQuery = defineQuery<SearchQuery, SearchAnswer>({
  name: 'search',
  shared: true,
  key: (request) => listingAddress(request),
  load: async (request, { server }, signal) => readSearchAnswer(await server.raw('search', { body: request, signal }), request),
});

/** As many homes as one question to the server brings. */
const MOST_MAPPED = 60;

/** The first homes of a search, for a map of them. */
export const mappedHomesQuery = defineQuery<SearchQuery, SearchAnswer>({
  name: 'mapped-homes',
  key: (request) => listingAddress({ ...request, page: 1 }),
  async load(request, { server }, signal) {
    const body = { ...request, page: 1, pageSize: MOST_MAPPED };
    return readSearchAnswer(await server.raw('search', { body, signal }), body);
  },
});

/** How many homes each further choice would leave. */
export const facetsQuery = defineQuery<SearchQuery, Facets>({
  name: 'facets',
  key: (request) => listingAddress(request),
  load: (request, { server }, signal) => server.call('searchFacets', { body: request, signal }),
});

/** The homes that came to the market last; half of them for sale, half for rent. */
export const newestQuery = defineQuery<{ count: number }, readonly Property[]>({
  name: 'newest',
  shared: true,
  async load({ count }, { server }, signal) {
    const request = { sort_by: 'date' as const, pageSize: count };
    return readSearchAnswer(await server.raw('search', { body: request, signal }), request).properties;
  },
});

/** The homes of a locality that came to the market last. */
export const homesInQuery = defineQuery<{ locality: string; count: number }, readonly Property[]>({
  name: 'homes-in',
  shared: true,
  async load({ locality, count }, { server }, signal) {
    const request = { filters: { locality }, sort_by: 'date' as const, pageSize: count };
    return readSearchAnswer(await server.raw('search', { body: request, signal }), request).properties;
  },
});
