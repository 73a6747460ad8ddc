import { listingAddress } from '../../domain/listing-address.ts';
import type { SearchAnswer, SearchWish } from '../../domain/search.ts';
import { words } from '../../domain/words.ts';
import type { Performed, Reply } from '../../kernel/reply.ts';
import type { Services } from '../../kernel/services.ts';
import { filterWords } from './filter-words.ts';
import { searchQuery } from './queries.ts';

const SHOWN_HOMES = 3;

/** How many homes there are, for which wishes, and the first of them; or what would be found with one wish less. */
export function foundReply({ answer, wish }: { answer: SearchAnswer; wish?: SearchWish }): Reply {
  const { filters, assumedPurpose, rest } = answer.understood;
  const wishes = [
    ...filterWords({ ...(assumedPurpose && { purpose: assumedPurpose }), ...filters }).map((item) => item.words),
    ...(rest ? [words('chip.words', { text: rest })] : []),
    ...(wish?.looks ? [words('chip.photo')] : []),
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

/** Searches, puts the results on the stage and goes there. `say` is what is told of them; an undo goes back to what was shown. */
export async function showHomes(
  wish: SearchWish,
  services: Services,
  say: (answer: SearchAnswer) => Reply = (answer) => foundReply({ answer, wish }),
): Promise<Performed> {
  const { queries, results, stage } = services;
  const before = results.current();
  const answer = await queries.fetch(searchQuery, wish);
  results.hold(wish, answer);
  stage.go(listingAddress(wish, { source: 'search' }));
  const reply = { ...say(answer), onStage: true };
  if (!before) return { reply };
  return {
    reply,
    async undo() {
      const earlier = await queries.fetch(searchQuery, before.wish);
      results.hold(before.wish, earlier);
      stage.go(listingAddress(before.wish, { source: 'search' }));
      return foundReply({ answer: earlier, wish: before.wish });
    },
  };
}

/** The search on the stage with all its wishes spelt out, whether they were typed, chosen or said. */
export function currentWish({ results }: Pick<Services, 'results'>): SearchWish | null {
  const current = results.current();
  if (!current) return null;
  const { wish, answer } = current;
  return { ...wish, text: answer.understood.rest, filters: answer.understood.filters, page: 1 };
}
