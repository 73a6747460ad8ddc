import { refine } from '../../domain/filters.ts';
import { defineCommand } from '../../kernel/define.ts';
import { SearchArgs } from './search.ts';
import { currentQuery, showHomes } from './show-homes.ts';

export const refineSearch = defineCommand({
  name: 'refine-search',
  args: SearchArgs,
  effect: 'read',
  at: ['results'],
  perform({ text, ...changes }, services) {
    const query = currentQuery(services) ?? {};
    return showHomes({ ...query, text: text || query.text, filters: refine(query.filters ?? {}, changes) }, services);
  },
});
