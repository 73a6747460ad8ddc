import { SearchRequest } from '../../domain/search.ts';
import { defineCommand } from '../../kernel/define.ts';
import { foundReply } from './found.ts';

/** Searches and holds the results without going to them: the search bar and the listing page show them. */
export const findHomes = defineCommand({
  name: 'find-homes',
  args: SearchRequest,
  effect: 'read',
  example: false,
  async perform(wish, { market, results }) {
    const answer = await market.search(wish);
    results.hold(wish, answer);
    return foundReply({ answer });
  },
});
