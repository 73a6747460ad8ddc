import * as z from 'zod/mini';
import { Filters } from '../domain/filters.ts';
import { words, type Words } from '../domain/words.ts';
import type { CommandCall } from '../kernel/reply.ts';
import { filterWords } from '../domain/filter-words.ts';

const FINDING = ['search', 'refine-search', 'near-me'];

/** What a sayable command would do, in a few words that follow "Did you mean:". */
export function gistOf({ name, args = {} }: CommandCall): Words {
  if (FINDING.includes(name)) {
    const filters = z.safeParse(z.object(Filters.shape), args);
    const wishes = filters.success ? filterWords(filters.data).map((item) => item.words) : [];
    if (wishes.length > 0) return words(`gist.${name}-for`, { wishes });
  }
  return words(`gist.${name}`);
}
