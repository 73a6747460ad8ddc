import { priceWords } from '../../domain/home-words.ts';
import { isMonthly, type Property } from '../../domain/property.ts';
import type { SearchAnswer, SearchQuery } from '../../domain/search.ts';
import { words, type Words } from '../../domain/words.ts';
import type { Reply } from '../../kernel/reply.ts';
import { filterWords } from '../../domain/filter-words.ts';

const WAYS = 3;

/** A home by its name and price, and its area where that is why it is named. */
const named = (home: Property): Words => words('commands.search.home', { name: home.propertyName, price: priceWords(home) });

const areaOf = ({ totalSquareFeet = 0 }: Property): number => totalSquareFeet;

/** Prices for sale stand beside rents by the month, which nobody can compare. */
const isMixed = (properties: readonly Property[]): boolean => new Set(properties.map(isMonthly)).size > 1;

/** Two homes that stand out, and why; of a list that goes on beyond its page only the order is known. */
function standingOut({ properties, total, page, sort_by }: SearchAnswer): { why: Words[]; homes: Property[] } {
  const [first, second] = properties;
  if (!first) return { why: [], homes: [] };
  if (!second) return { why: total === 1 ? [words('commands.search.only', { home: named(first) })] : [], homes: [first] };
  const ofOther = properties.find((home) => isMonthly(home) !== isMonthly(first));
  if (ofOther) return { why: [words('commands.search.buyOrRent')], homes: [first, ofOther] };
  if (total > properties.length || page > 1 || sort_by !== 'match') {
    const order = ['distance', 'price', 'area', 'date'].includes(sort_by) ? 'inOrder' : 'newest';
    return { why: [words(`commands.search.${order}`, { home: named(first), other: named(second) })], homes: [first, second] };
  }
  const cheapest = properties.reduce((best, home) => (home.marketValue < best.marketValue ? home : best));
  const largest = properties.reduce((best, home) => (areaOf(home) > areaOf(best) ? home : best));
  const other = largest === cheapest ? properties.find((home) => home !== cheapest)! : largest;
  const why =
    largest !== cheapest && areaOf(largest) > areaOf(cheapest)
      ? words('commands.search.cheapestAndLargest', { home: named(cheapest), other: named(largest), area: areaOf(largest) })
      : words('commands.search.cheapest', { home: named(cheapest) });
  return { why: [why], homes: [cheapest, other] };
}

export interface Found {
  answer: SearchAnswer;
  query?: SearchQuery;
  /** Sentences on what was kept, and what could not be used. */
  notes?: readonly Words[];
}

/** Nothing found: what giving up one wish would bring. */
function nothingFound({ relaxations }: SearchAnswer, notes: readonly Words[]): Reply {
  const ways = relaxations.slice(0, WAYS);
  const none = words(ways.length > 0 ? 'commands.search.noneBut' : 'commands.search.none', {
    ways: ways.map(({ without, count }) =>
      words('commands.search.way', { without: without.map((family) => words(`family.${family}`)), count }),
    ),
  });
  return {
    ...words('commands.search.told', { parts: [none, ...notes] }),
    suggestions: ways.map(({ without }) => words(`suggest.remove.${without[0]}`)),
  };
}

/** How many homes there are, two of them and why, and what could not be used; what was searched for is said to who listens only. */
export function foundReply({ answer, query, notes = [] }: Found): Reply {
  const { filters, assumedPurpose, rest, restFound } = answer.understood;
  if (answer.total === 0) return nothingFound(answer, notes);
  const wishes = [
    ...filterWords({ ...(assumedPurpose && { purpose: assumedPurpose }), ...filters }).map((item) => item.words),
    ...(rest && (restFound ?? 'all') === 'all' ? [words('chip.words', { text: rest })] : []),
    ...(query?.looks ? [words('chip.photo')] : []),
  ];
  const count = words(wishes.length > 0 ? 'commands.search.found' : 'commands.search.foundAll', { count: answer.total, wishes });
  const { why, homes } = standingOut(answer);
  return {
    ...words('commands.search.told', { parts: [count, ...why, ...notes] }),
    homes,
    ...(isMixed(answer.properties) && { wants: { command: { name: 'refine-search' }, slot: 'purpose' } }),
    suggestions: isMixed(answer.properties)
      ? [words('suggest.toBuy'), words('suggest.forRent'), words('suggest.openFirst')]
      : [words('suggest.read'), words('suggest.openFirst'), words('suggest.sortByPrice')],
  };
}
