import { Facets, SearchAnswer, SearchRequest } from '../../domain/search.ts';
import type { Calls } from '../../kernel/call.ts';

export const SEARCH_CALLS = {
  search: {
    method: 'POST',
    path: '/api/search',
    summary: 'Search the market by words, filters or both.',
    body: SearchRequest,
    answer: SearchAnswer,
  },
  searchFacets: {
    method: 'POST',
    path: '/api/search/facets',
    summary: 'How many results each further choice would leave.',
    body: SearchRequest,
    answer: Facets,
  },
} as const satisfies Calls;
