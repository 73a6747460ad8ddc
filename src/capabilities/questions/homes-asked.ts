import type { Property } from '../../domain/property.ts';
import { toProperties } from '../../domain/property-mapper.ts';
import type { SearchQuery } from '../../domain/search.ts';
import { defineQuery } from '../../kernel/query.ts';
import type { Services } from '../../kernel/services.ts';

/** The first homes of a search in some order, and how many it finds. */
export interface FirstHomes {
  homes: Property[];
  total: number;
}

/** The first few homes that a search finds. */
export const firstHomesQuery = defineQuery<SearchQuery, FirstHomes>({
  name: 'first-homes',
  async load(query, { server }, signal) {
    const { properties, total } = await server.call('search', { body: query, signal });
    return { homes: toProperties(properties), total };
  },
});

/** So many homes are named in an answer about the list; they are no list of their own. */
const NAMED_IN_ANSWER = 2;

const sameHomes = (a: readonly Property[], b: readonly Property[]): boolean =>
  a.length === b.length && a.every(({ id }, i) => id === b[i]!.id);

/** The search that found more homes than are listed; null if the list is all there is, or the assistant's own. */
export function widerSearch({ stage, results }: Pick<Services, 'stage' | 'results'>): { query: SearchQuery; total: number } | null {
  const current = results.current();
  if (!current || current.answer.total <= current.answer.properties.length) return null;
  const listed = stage.listed();
  const isOfAnswer = stage.screen() === 'results' && listed.length <= NAMED_IN_ANSWER;
  if (!isOfAnswer && !sameHomes(listed, current.answer.properties)) return null;
  const { text: _, ...query } = current.query;
  const { rest, filters } = current.answer.understood;
  return { query: { ...query, text: rest, filters, page: 1 }, total: current.answer.total };
}
