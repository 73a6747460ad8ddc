import * as z from 'zod/mini';
import { filterWords } from '../../domain/filter-words.ts';
import { familiesIn, withoutFamily, type FilterFamily } from '../../domain/filters.ts';
import { priceWords } from '../../domain/home-words.ts';
import { stillWished, together, withWishes } from '../../domain/household.ts';
import { meetsFilters } from '../../domain/meets-filters.ts';
import { MemberWish } from '../../domain/member-wish.ts';
import type { Property } from '../../domain/property.ts';
import type { SearchAnswer } from '../../domain/search.ts';
import { words, type Words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';
import type { Reply } from '../../kernel/reply.ts';
import type { Services } from '../../kernel/services.ts';
import { searchQuery } from './queries.ts';
import { showHomes } from './show-homes.ts';

/** More wishes than these nobody keeps in mind by ear. */
const MOST_PRICED = 4;
const MOST_NAMED = 2;

/** A wish of somebody, and how many homes there are without it. */
interface Cost {
  wish: Words;
  family: FilterFamily;
  answer: SearchAnswer;
}

const nameOf = ({ who }: MemberWish): Words => words(`household.name.${who}`);

const wishOf = ({ filters }: MemberWish): Words[] => filterWords(filters).map((chip) => chip.words);

/** What every single wish costs: the homes that there would be without it. */
async function costsOf(wishes: readonly MemberWish[], { queries }: Services): Promise<Cost[]> {
  const all = JSON.stringify(together(wishes).filters);
  const dropped = wishes.flatMap((wish, at) =>
    filterWords(wish.filters).map(({ family, words: told }) => ({
      family,
      wish: told,
      filters: together(wishes.map((one, i) => (i === at ? { ...one, filters: withoutFamily(one.filters, family) } : one))).filters,
    })),
  );
  // Somebody else may wish the same.
  const counted = dropped.filter(({ filters }) => JSON.stringify(filters) !== all).slice(0, MOST_PRICED);
  return Promise.all(counted.map(async ({ filters, ...cost }) => ({ ...cost, answer: await queries.fetch(searchQuery, { filters }) })));
}

/** What people give up last: needs of access last of all. */
const GIVEN_UP_LAST: readonly FilterFamily[] = ['type', 'price', 'locality', 'purpose', 'access'];

/** Homes that meet all wishes but one, a home for each, what is given up most easily first. */
function nearly(costs: readonly Cost[], met: SearchAnswer): { home: Property; wish: Words }[] {
  const known = new Set(met.properties.map(({ id }) => id));
  return costs
    .toSorted((a, b) => GIVEN_UP_LAST.indexOf(a.family) - GIVEN_UP_LAST.indexOf(b.family))
    .flatMap(({ wish, answer }) => {
      const home = answer.properties.find(({ id }) => !known.has(id));
      if (!home) return [];
      known.add(home.id);
      return [{ home, wish }];
    })
    .slice(0, MOST_NAMED);
}

const homeWords = (home: Property): Words => words('commands.search.home', { name: home.propertyName, price: priceWords(home) });

function told(wishes: readonly MemberWish[], costs: readonly Cost[], answer: SearchAnswer): Reply {
  const { filters, apart } = together(wishes);
  const isMet = apart.length === 0;
  const close = nearly(costs, answer);
  const parts = [
    ...wishes.map((wish) => words('household.wishes', { who: nameOf(wish), wishes: wishOf(wish) })),
    isMet
      ? words('household.found', { count: answer.total })
      : words('household.apart', { families: apart.map((family) => words(`family.${family}`)) }),
    ...(costs.length > 0
      ? [words('household.costs', { costs: costs.map((cost) => words('household.cost', { wish: cost.wish, count: cost.answer.total })) })]
      : []),
    ...(isMet && close.length > 0
      ? [words('household.nearly', { homes: close.map(({ home, wish }) => words('household.nearlyOne', { home: homeWords(home), wish })) })]
      : []),
  ];
  const met = isMet ? answer.properties.filter((home) => meetsFilters(home, filters)).slice(0, MOST_NAMED) : [];
  return {
    ...words('commands.search.told', { parts }),
    homes: isMet ? [...met, ...close.map(({ home }) => home)] : answer.properties.slice(0, MOST_NAMED),
    suggestions: [
      ...[...new Set(costs.map(({ family }) => family))].slice(0, MOST_NAMED).map((family) => words(`suggest.remove.${family}`)),
      words('suggest.openFirst'),
    ],
  };
}

/**
 * Searches for what several people wish, each kept by name: what all can have first, then what nearly is, and how many homes there
 * would be without each wish.
 */
export const householdSearch = defineCommand({
  name: 'household-search',
  args: z.object({ wishes: z.array(MemberWish).check(z.minLength(1), z.maxLength(6)) }),
  effect: 'read',
  example: false,
  async perform({ wishes: said }, services) {
    const { goal, results } = services;
    const current = results.current()?.answer.understood.filters ?? goal.musts();
    const wishes = withWishes(stillWished(goal.household(), current), said).filter(({ filters }) => familiesIn(filters).length > 0);
    const costs = wishes.length > 1 || familiesIn(together(wishes).filters).length > 1 ? await costsOf(wishes, services) : [];
    goal.keepHousehold(wishes);
    return showHomes({ filters: together(wishes).filters }, services, (answer) => told(wishes, costs, answer));
  },
});
