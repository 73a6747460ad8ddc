import { mustsOf } from '../../domain/goal.ts';
import { listingAddress, readListingAddress } from '../../domain/listing-address.ts';
import { withoutHidden, type SearchAnswer, type SearchQuery } from '../../domain/search.ts';
import type { Performed, Reply } from '../../kernel/reply.ts';
import type { Services } from '../../kernel/services.ts';
import { foundReply } from './found-reply.ts';
import { searchQuery } from './queries.ts';

/** Who looks at a map of homes goes on doing so. */
const isOnMap = ({ stage }: Pick<Services, 'stage'>): boolean => readListingAddress(stage.address().split('?')[1] ?? '').map === true;

/** Searches, puts the results on the stage and goes there. `say` is the reply; undo goes back to what was shown before. */
export async function showHomes(
  query: SearchQuery,
  services: Services,
  say: (answer: SearchAnswer) => Reply = (answer) => foundReply({ answer, query }),
): Promise<Performed> {
  const { queries, results, stage, goal, hidden } = services;
  const before = results.current();
  const view = { source: 'search', ...(isOnMap(services) && { map: true }) } as const;
  const found = await queries.fetch(searchQuery, query);
  results.hold(query, found);
  const answer = withoutHidden(found, hidden.ids());
  goal.keep(mustsOf(answer.understood.filters));
  stage.go(listingAddress(query, view));
  const reply = { ...say(answer), onStage: true };
  if (!before) return { reply };
  return {
    reply,
    async undo() {
      const earlier = await queries.fetch(searchQuery, before.query);
      results.hold(before.query, earlier);
      goal.keep(mustsOf(earlier.understood.filters));
      stage.go(listingAddress(before.query, view));
      return foundReply({ answer: earlier, query: before.query });
    },
  };
}

/** The search on the stage with all its filters spelt out, whether typed, chosen or said. */
export function currentQuery({ results }: Pick<Services, 'results'>): SearchQuery | null {
  const current = results.current();
  if (!current) return null;
  const { query, answer } = current;
  return { ...query, text: answer.understood.rest, filters: answer.understood.filters, page: 1 };
}
