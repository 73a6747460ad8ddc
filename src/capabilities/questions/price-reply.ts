import { placeNamed, placeOfHome } from '../../domain/city-place.ts';
import { calledShort } from '../../domain/home-words.ts';
import type { Offer, Property, PropertyType } from '../../domain/property.ts';
import type { Place } from '../../domain/search.ts';
import { words } from '../../domain/words.ts';
import type { Reply } from '../../kernel/reply.ts';
import type { Services } from '../../kernel/services.ts';
import type { ComparableHomes } from './contract.ts';
import { amountWords, comparedWords, kindOf, measureOf, priceAmong, rangeWords, standing, tooFew } from './price-words.ts';
import { cityPlacesQuery, comparableHomesQuery } from './queries.ts';

/** A home that is described, not listed: somebody's own, or one from elsewhere. */
export interface Described {
  type: PropertyType;
  bhk?: number | undefined;
  locality: string;
  /** Both where neither was said. */
  offers: Offer[];
  /** Square feet. */
  area?: number | undefined;
  /** What is asked for it. */
  value?: number | undefined;
}

async function placeOf(locality: string, { queries }: Pick<Services, 'queries'>): Promise<Place | null> {
  const city = await queries.fetch(cityPlacesQuery, {});
  return placeNamed(
    locality,
    city.filter(({ kind }) => kind === 'locality'),
  );
}

/** Homes of the same kind around a listed home; null where the listing does not say where it stands. */
export async function comparableTo(home: Property, services: Pick<Services, 'queries'>): Promise<ComparableHomes | null> {
  const here = placeOfHome(home) ?? (await placeOf(home.locality, services));
  if (!here) return null;
  const { latitude, longitude } = here;
  return services.queries.fetch(comparableHomesQuery, { ...kindOf(home), latitude, longitude, except: home.id });
}

/** Whether a price is usual: what it comes to, what the like ask, and where it lies among them. Never advice. */
export async function fairReply(home: Property, value: number | undefined, services: Services): Promise<Reply> {
  const found = await comparableTo(home, services);
  if (!found) return words('commands.ask-price.nowhere', { name: calledShort(home) });
  const asked = value === undefined ? home : { ...home, marketValue: value };
  const compared = priceAmong(asked, found);
  return compared
    ? { ...compared.words, suggestions: [words('suggest.similar')] }
    : { ...tooFew(kindOf(home), found), homes: found.nearest };
}

/** What the like of a described home ask, once for each offer; with an area by the square foot, else as a whole. */
async function levelsOf({ type, bhk, offers, area }: Described, here: Place, { queries }: Pick<Services, 'queries'>) {
  const { latitude, longitude } = here;
  const all = offers.map(async (offer) => {
    const kind = { offer, type, ...(bhk !== undefined && { bhk }) };
    const found = await queries.fetch(comparableHomesQuery, { ...kind, latitude, longitude });
    const byArea = area && found.perSqft;
    const level = byArea ? { lower: byArea.lower * area, middle: byArea.middle * area, upper: byArea.upper * area } : found.price;
    return { kind, found, level, measure: measureOf(offer, false) };
  });
  return Promise.all(all);
}

/** What is asked for the like of a home that somebody describes, and where their figure lies. */
export async function describedReply(home: Described, services: Services): Promise<Reply> {
  const here = await placeOf(home.locality, services);
  if (!here) return words('commands.ask-price.unknownLocality', { locality: home.locality });
  const levels = await levelsOf(home, here, services);
  const facts = levels.map(({ kind, found, level, measure }) =>
    level
      ? words('commands.ask-price.around', {
          ...comparedWords(kind, found),
          locality: home.locality,
          range: rangeWords(measure, level),
          yours:
            home.value === undefined
              ? ''
              : words('commands.ask-price.yours', { amount: amountWords(measure, home.value), standing: standing(home.value, level) }),
        })
      : tooFew(kind, found),
  );
  return words('commands.ask-price.asked', { facts, date: Date.parse(levels[0]!.found.date) });
}
