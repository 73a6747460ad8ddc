import * as z from 'zod/mini';
import { Filters } from '../../domain/filters.ts';
import { defineCommand } from '../../kernel/define.ts';
import { currentQuery, showHomes } from './show-homes.ts';

/** Replaces the filters of the search with those of the filter form; the words of the search stay. */
export const setFilters = defineCommand({
  name: 'set-filters',
  args: z.object({ filters: Filters }),
  effect: 'read',
  example: false,
  perform: ({ filters }, services) => showHomes({ ...currentQuery(services), filters }, services),
});
