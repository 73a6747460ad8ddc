import { filterWords } from '../../domain/filter-words.ts';
import { familiesIn, refine, type Filters } from '../../domain/filters.ts';
import { calledShort, priceWords } from '../../domain/home-words.ts';
import { meetsFilters } from '../../domain/meets-filters.ts';
import type { Property } from '../../domain/property.ts';
import { words, type Words } from '../../domain/words.ts';
import type { Reply } from '../../kernel/reply.ts';
import type { Services } from '../../kernel/services.ts';
import { firstHomesQuery, widerSearch, type FirstHomes } from './homes-asked.ts';
import { offeringToOpen } from './superlative-reply.ts';

const NAMED = 3;

/** Those that meet what was asked, in the whole search where it found more than is listed. `of` counts all that were looked at. */
async function meeting(asked: Filters, services: Services): Promise<FirstHomes & { of: number }> {
  const wider = widerSearch(services);
  const searched = familiesIn(wider?.query.filters ?? {});
  if (wider && familiesIn(asked).every((family) => family === 'amenities' || !searched.includes(family))) {
    const filters = refine(wider.query.filters ?? {}, asked);
    return { ...(await services.queries.fetch(firstHomesQuery, { ...wider.query, filters, pageSize: NAMED })), of: wider.total };
  }
  const listed = services.stage.listed();
  const homes = listed.filter((home) => meetsFilters(home, asked));
  return { homes, total: homes.length, of: listed.length };
}

const named = (home: Property): Words => words('commands.ask-homes.named', { name: calledShort(home), price: priceWords(home) });

/** Which of the homes have what was asked, and how many: the number first, then the first few by name. */
export async function whichReply(asked: Filters, services: Services): Promise<Reply> {
  const { homes, total, of } = await meeting(asked, services);
  const wishes = filterWords(asked).map((item) => item.words);
  const shown = homes.slice(0, NAMED);
  if (total === 0) return words('commands.ask-homes.none', { count: of, wishes });
  const text = words(total > shown.length ? 'commands.ask-homes.someOfThem' : 'commands.ask-homes.these', {
    count: total,
    of,
    wishes,
    names: shown.map(named),
  });
  const [only] = shown;
  if (total === 1 && only) return offeringToOpen(text, [only], services);
  if (services.stage.screen() !== 'results') return { ...text, homes: shown };
  return {
    ...words('commands.ask-homes.shallIShowOnlyThese', { text }),
    homes: shown,
    asks: { name: 'refine-search', args: { ...asked } },
    suggestions: [words('suggest.yes'), words('suggest.no')],
  };
}

/** How many homes there are, where nothing else was asked. */
export function countReply(services: Services): Reply {
  const listed = services.stage.listed().length;
  return words('commands.ask-homes.count', { count: widerSearch(services)?.total ?? listed });
}
