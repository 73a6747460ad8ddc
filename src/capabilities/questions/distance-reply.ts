import {
  PLACE_KINDS,
  placeNamed,
  placeOfHome,
  placesAround,
  placeSeenFrom,
  type CityPlace,
  type PlaceKind,
} from '../../domain/city-place.ts';
import { calledShort, kmWords, placeName } from '../../domain/home-words.ts';
import type { Property } from '../../domain/property.ts';
import { words, type Words } from '../../domain/words.ts';
import type { Reply } from '../../kernel/reply.ts';

/** From here on a place is no longer close by. */
const CLOSE_KM = 2;

/** What is offered next: the other kinds that people ask for. */
const OFFERED = ['metro', 'school', 'hospital', 'market', 'park'] as const;
const OFFERS = 2;

export const isPlaceKind = (near: string): near is PlaceKind => PLACE_KINDS.some((kind) => kind === near);

const offers = (asked: string): Words[] =>
  OFFERED.filter((kind) => kind !== asked)
    .slice(0, OFFERS)
    .map((kind) => words(`suggest.near.${kind}`));

/** The nearest of a kind. Where a person works is not known: the nearest office areas are. */
function kindReply(home: Property, kind: PlaceKind, city: readonly CityPlace[]): Reply {
  const [nearest, next] = placesAround(home, kind, city);
  const what = { kind: words(`place.kind.${kind}`), aKind: words(`place.a.${kind}`) };
  if (!nearest) return { ...words('commands.ask-distance.noneKnown', what), suggestions: offers(kind) };
  const key = kind === 'work' ? 'work' : nearest.distanceKm <= CLOSE_KM ? 'close' : 'far';
  const seen = { ...what, name: placeName(nearest), km: kmWords(nearest.distanceKm, nearest.illustration) };
  return {
    ...words(`commands.ask-distance.${key}`, {
      ...seen,
      more: next && !next.illustration ? words('commands.ask-distance.next', { name: placeName(next), km: kmWords(next.distanceKm) }) : '',
      note: nearest.illustration ? words('commands.ask-distance.madeUp') : '',
    }),
    suggestions: offers(kind),
  };
}

/** How far a home is from a kind of place, or from a place by its name; never how long the way takes. */
export function distanceReply(home: Property, near: string, city: readonly CityPlace[]): Reply {
  if (isPlaceKind(near)) return kindReply(home, near, city);
  const there = placeNamed(near, city);
  const here = placeOfHome(home);
  if (!there) return { ...words('commands.ask-distance.unknownPlace', { near }), suggestions: offers('') };
  if (!here) return words('commands.ask-distance.homeNowhere', { home: calledShort(home), locality: home.locality });
  const { distanceKm } = placeSeenFrom(here, there);
  return {
    ...words('commands.ask-distance.place', { name: placeName(there), km: kmWords(distanceKm), home: calledShort(home) }),
    suggestions: offers(''),
  };
}
