import { SearchRequest } from '../../domain/search.ts';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';

/** How many homes each further filter would leave, and which localities there are. */
export const countChoices = defineCommand({
  name: 'count-choices',
  args: SearchRequest,
  effect: 'read',
  example: false,
  async perform(wish, { market, results }) {
    results.holdChoices(wish, await market.facets(wish), await market.localities());
    return { ...words('commands.count-choices.done'), silent: true };
  },
});
