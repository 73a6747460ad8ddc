import { refine } from '../../domain/filters.ts';
import { defineCommand } from '../../kernel/define.ts';
import { SearchArgs } from './search.ts';
import { currentWish, showHomes } from './show-homes.ts';

export const refineSearch = defineCommand({
  name: 'refine-search',
  args: SearchArgs,
  effect: 'read',
  at: ['results'],
  perform({ text, ...changes }, services) {
    const wish = currentWish(services) ?? {};
    return showHomes({ ...wish, text: text || wish.text, filters: refine(wish.filters ?? {}, changes) }, services);
  },
});
