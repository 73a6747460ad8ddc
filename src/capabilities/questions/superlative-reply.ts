import { calledShort, homeFigures } from '../../domain/home-words.ts';
import { isMonthly, type Property } from '../../domain/property.ts';
import { words, type Words } from '../../domain/words.ts';
import type { Reply } from '../../kernel/reply.ts';
import type { Services } from '../../kernel/services.ts';
import { ranked, RANKINGS, type Superlative } from './best-homes.ts';
import { firstHomesQuery, widerSearch } from './homes-asked.ts';

const BEST_AND_NEXT = 2;

/** The first two of a ranking, among so many. */
interface Leaders {
  homes: Property[];
  /** How many homes were compared. */
  count: number;
}

/** Rents and prices are never compared with each other. */
const byOffer = (homes: readonly Property[]): Property[][] =>
  [homes.filter((home) => !isMonthly(home)), homes.filter(isMonthly)].filter((group) => group.length > 0);

const isAboutPrice = (question: Superlative): boolean => RANKINGS[question].sort_by === 'price';

/** Of the whole search where it found more than is listed, else of the list. */
async function leaders(question: Superlative, services: Services): Promise<Leaders[]> {
  const ranking = RANKINGS[question];
  const listed = services.stage.listed();
  const groups = isAboutPrice(question) ? byOffer(listed) : [[...listed]];
  const wider = widerSearch(services);
  if (!wider || groups.length > 1)
    return groups.map((group) => {
      const order = ranked(group, ranking);
      return { homes: order.slice(0, BEST_AND_NEXT), count: order.length };
    });
  const { sort_by, order } = ranking;
  const { homes, total } = await services.queries.fetch(firstHomesQuery, { ...wider.query, sort_by, order, pageSize: BEST_AND_NEXT });
  return [{ homes: ranked(homes, ranking), count: total }];
}

function sentence(question: Superlative, { homes: [best, next], count }: Leaders): Words | null {
  if (!best) return null;
  const { of } = RANKINGS[question];
  const one = { name: calledShort(best), figures: homeFigures(best), count };
  if (!next) return words('commands.ask-homes.only', one);
  const dates = { date: Date.parse(best.createDate), nextDate: Date.parse(next.createDate) };
  const both = { ...one, next: calledShort(next), nextFigures: homeFigures(next), ...(question === 'newest' && dates) };
  return words(of(best) === of(next) ? `commands.ask-homes.tie.${question}` : `commands.ask-homes.leads.${question}`, both);
}

/** Names a home, and offers to open it. */
export function offeringToOpen(text: Words, homes: readonly [Property, ...Property[]], services: Pick<Services, 'stage'>): Reply {
  const listed = services.stage.listed();
  if (homes.some(({ id }) => !listed.some((home) => home.id === id))) services.stage.list(homes);
  const [best] = homes;
  return {
    ...words('commands.ask-homes.shallIOpen', { text, name: calledShort(best) }),
    homes: [...homes],
    asks: { name: 'open-result', args: { id: best.id } },
    suggestions: [words('suggest.yes'), words('suggest.no')],
  };
}

/** The cheapest, dearest, largest, smallest or newest, with the next one and the figures of both. */
export async function superlativeReply(question: Superlative, services: Services): Promise<Reply> {
  const groups = await leaders(question, services);
  const sentences = groups.flatMap((group) => sentence(question, group) ?? []);
  if (sentences.length === 0) return words('commands.ask-homes.noneSays', { what: words(`commands.ask-homes.what.${question}`) });
  const homes = groups.flatMap((group) => group.homes);
  if (sentences.length > 1) return { ...words('details.several', { facts: sentences }), homes };
  const [best, ...rest] = homes;
  return offeringToOpen(sentences[0]!, [best!, ...rest], services);
}
