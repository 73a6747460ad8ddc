import { refine } from '../../domain/filters.ts';
import { defineCommand } from '../../kernel/define.ts';
import { currentWish, findAndShow } from './found.ts';
import { SearchArgs } from './search.ts';

export const refineSearch = defineCommand({
  name: 'refine-search',
  args: SearchArgs,
  effect: 'read',
  at: ['results'],
  perform({ text, ...changes }, services) {
    const wish = currentWish(services) ?? {};
    return findAndShow({ ...wish, text: text || wish.text, filters: refine(wish.filters ?? {}, changes) }, services);
  },
});
