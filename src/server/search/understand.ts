import * as z from 'zod/mini';
import { assumedPurpose, Filters, refine, withoutFamily, type FilterFamily } from '../../domain/filters.ts';
import type { SearchRequest, Understood } from '../../domain/search.ts';
import type { Understanding } from '../../understanding/interpret.ts';

/** Takes from the slots of a text what is a valid filter. */
function asFilters(slots: Record<string, unknown>): Filters {
  const valid = Object.entries(slots).filter(([name, value]) => {
    const shape = Filters.shape[name as keyof Filters];
    return shape !== undefined && z.safeParse(shape, value).success;
  });
  return Object.fromEntries(valid) as Filters;
}

/** Reads the text of a search: its wishes, changed by what the person has chosen and removed; the rest stays words. */
export function understandSearch(
  { text, filters, without }: Pick<SearchRequest, 'text' | 'filters' | 'without'>,
  understanding: Understanding,
): Understood {
  const read = text ? understanding.readFilters(text) : { slots: {}, rest: '' };
  const said = without.reduce((left: Filters, family: FilterFamily) => withoutFamily(left, family), asFilters(read.slots));
  const wished = refine(said, filters);
  const assumed = without.includes('purpose') ? undefined : assumedPurpose(wished);
  return { filters: wished, ...(assumed && { assumedPurpose: assumed }), rest: read.rest };
}
