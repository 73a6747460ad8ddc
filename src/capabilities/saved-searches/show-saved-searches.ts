import * as z from 'zod/mini';
import { SAVED_SEARCHES_PATH } from '../../domain/saved-search.ts';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';
import { savedSearchesQuery } from './queries.ts';
import { searchTitle } from './search-words.ts';

const MOST_SAID = 3;

/** Goes to the saved searches and says how many homes have come for each. */
export const showSavedSearches = defineCommand({
  name: 'show-saved-searches',
  args: z.object({}),
  effect: 'read',
  async perform(_, { stage, queries, session }) {
    stage.go(SAVED_SEARCHES_PATH);
    queries.invalidate(savedSearchesQuery);
    const all = await queries.fetch(savedSearchesQuery, {});
    if (all.length === 0)
      return {
        ...words(`commands.show-saved-searches.${session.current() ? 'none' : 'noneHere'}`),
        suggestions: [words('commands.search.example')],
      };
    const said = all.slice(0, MOST_SAID).map((search) =>
      words(`commands.show-saved-searches.one.${search.state === 'active' ? 'active' : 'quiet'}`, {
        search: searchTitle(search),
        count: search.fresh,
        state: words(`savedSearch.state.${search.state}`),
      }),
    );
    return words('commands.show-saved-searches.done', { count: all.length, said });
  },
});
