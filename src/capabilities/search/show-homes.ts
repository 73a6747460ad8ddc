import { listingAddress } from '../../domain/listing-address.ts';
import type { SearchAnswer, SearchQuery } from '../../domain/search.ts';
import { words } from '../../domain/words.ts';
import type { Performed, Reply } from '../../kernel/reply.ts';
import type { Services } from '../../kernel/services.ts';
import { filterWords } from '../../domain/filter-words.ts';
import { searchQuery } from './queries.ts';

const SHOWN_HOMES = 3;

/** How many homes there are, for which filters, and the first few; or what dropping one filter would find. */
export function foundReply({ answer, query }: { answer: SearchAnswer; query?: SearchQuery }): Reply {
  const { filters, assumedPurpose, rest } = answer.understood;
  const wishes = [
    ...filterWords({ ...(assumedPurpose && { purpose: assumedPurpose }), ...filters }).map((item) => item.words),
    ...(rest ? [words('chip.words', { text: rest })] : []),
    ...(query?.looks ? [words('chip.photo')] : []),
  ];
  if (answer.total === 0) {
    return {
      ...words(answer.relaxations.length > 0 ? 'commands.search.noneBut' : 'commands.search.none', {
        ways: answer.relaxations
          .slice(0, SHOWN_HOMES)
          .map(({ without, count }) =>
            words('commands.search.way', { without: without.map((family) => words(`family.${family}`)), count }),
          ),
      }),
      suggestions: answer.relaxations.slice(0, SHOWN_HOMES).map(({ without }) => words(`suggest.remove.${without[0]}`)),
    };
  }
  return {
    ...words(wishes.length > 0 ? 'commands.search.found' : 'commands.search.foundAll', { count: answer.total, wishes }),
    homes: answer.properties.slice(0, SHOWN_HOMES),
    suggestions: [words('suggest.read'), words('suggest.openFirst'), words('suggest.sortByPrice')],
  };
}

/** Searches, puts the results on the stage and goes there. `say` is the reply; undo goes back to what was shown before. */
export async function showHomes(
  query: SearchQuery,
  services: Services,
  say: (answer: SearchAnswer) => Reply = (answer) => foundReply({ answer, query }),
): Promise<Performed> {
  const { queries, results, stage } = services;
  const before = results.current();
  const answer = await queries.fetch(searchQuery, query);
  results.hold(query, answer);
  stage.go(listingAddress(query, { source: 'search' }));
  const reply = { ...say(answer), onStage: true };
  if (!before) return { reply };
  return {
    reply,
    async undo() {
      const earlier = await queries.fetch(searchQuery, before.query);
      results.hold(before.query, earlier);
      stage.go(listingAddress(before.query, { source: 'search' }));
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
