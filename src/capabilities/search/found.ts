import { filterWords } from './filter-words.ts';
import { listingAddress } from '../../domain/listing-address.ts';
import type { SearchAnswer, SearchWish } from '../../domain/search.ts';
import { words } from '../../domain/words.ts';
import type { Reply } from '../../kernel/define.ts';
import type { Services } from '../ports.ts';

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

/** Searches, puts the results on the stage and goes there. */
export async function findAndShow(wish: SearchWish, { market, results, stage }: Services): Promise<Reply> {
  const answer = await market.search(wish);
  results.hold(wish, answer);
  stage.go(listingAddress(wish, { source: 'search' }));
  return foundReply({ answer, wish });
}

/** The search on the stage with all its wishes spelt out, whether they were typed, chosen or said. */
export function currentWish({ results }: Services): SearchWish | null {
  const current = results.current();
  if (!current) return null;
  const { wish, answer } = current;
  return { ...wish, text: answer.understood.rest, filters: answer.understood.filters, page: 1 };
}
