import { placeNamed, type CityPlace } from '../../domain/city-place.ts';
import { calledShort, kmWords, placeName } from '../../domain/home-words.ts';
import type { Property } from '../../domain/property.ts';
import type { Place } from '../../domain/search.ts';
import { words, type Words } from '../../domain/words.ts';
import type { Reply } from '../../kernel/reply.ts';
import type { Services } from '../../kernel/services.ts';
import { kmTo, ranked } from './best-homes.ts';
import { isPlaceKind } from './distance-reply.ts';
import { cityPlacesQuery } from './queries.ts';
import { offeringToOpen } from './superlative-reply.ts';

const oneDecimal = (km: number): number => Math.round(km * 10) / 10;

/** To what the homes are near: what was said, or the place that the search is around, or the person. */
const anchor = (near: string | undefined, { results, place }: Services): string | Place | null =>
  near !== undefined && near !== 'me' ? near : (results.current()?.query.near ?? place.known());

function anchorWords(to: string | Place, city: readonly CityPlace[]): Words {
  if (typeof to !== 'string') return words('commands.ask-homes.you');
  if (isPlaceKind(to)) return words(`place.a.${to}`);
  const known = placeNamed(to, city);
  return known ? placeName(known) : words('place.plain', { name: to });
}

/** Which of the homes listed is nearest to a place, with the next one and both distances. */
export async function nearestReply(near: string | undefined, services: Services): Promise<Reply> {
  const to = anchor(near, services);
  if (!to) return { ...words('commands.ask-homes.nearestToWhat'), suggestions: [words('suggest.nearestMetro')] };
  const city = await services.queries.fetch(cityPlacesQuery, {});
  const homes = services.stage.listed();
  const km = (home: Property) => kmTo(home, to, city);
  const order = ranked(homes, { of: km, order: 'asc' });
  const [best, next] = order;
  const what = anchorWords(to, city);
  if (!best) return words('commands.ask-homes.noneHasDistance', { what });
  const far = (home: Property) => kmWords(oneDecimal(km(home)!));
  const text = next
    ? words(km(best) === km(next) ? 'commands.ask-homes.tie.nearest' : 'commands.ask-homes.leads.nearest', {
        name: calledShort(best),
        next: calledShort(next),
        km: far(best),
        nextKm: far(next),
        what,
        count: order.length,
      })
    : words('commands.ask-homes.onlyNear', { name: calledShort(best), km: far(best), what });
  return offeringToOpen(text, next ? [best, next] : [best], services);
}
