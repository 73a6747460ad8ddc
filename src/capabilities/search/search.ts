import * as z from 'zod/mini';
import { Filters } from '../../domain/filters.ts';
import { defineCommand } from '../../kernel/define.ts';
import { showHomes } from './show-homes.ts';

/** The filters as slots, and the words that no slot took. */
export const SearchArgs = z.object({ ...Filters.shape, text: z.optional(z.string()) });

export const search = defineCommand({
  name: 'search',
  args: SearchArgs,
  effect: 'read',
  perform({ text = '', ...filters }, services) {
    const looks = services.stage.screen() === 'results' ? services.results.current()?.query.looks : undefined;
    return showHomes({ text, filters, ...(looks && { looks }) }, services);
  },
});
