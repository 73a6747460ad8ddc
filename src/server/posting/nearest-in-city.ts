import type { Transaction } from 'kysely';
import { placeSeenFrom, type PlaceNear } from '../../domain/city-place.ts';
import type { Place } from '../../domain/search.ts';
import type { Tables } from '../database/schema.ts';
import { knownPlaces } from '../questions/known-places.ts';

const FARTHEST_KM = 10;

/** What the city really has near a home that somebody posted: the nearest of each kind. */
export async function nearestInCity(trx: Transaction<Tables>, here: Place): Promise<PlaceNear[]> {
  const seen = (await knownPlaces(trx))
    .map((place) => placeSeenFrom(here, place))
    .filter(({ distanceKm, kind }) => distanceKm <= FARTHEST_KM && kind !== 'locality')
    .toSorted((a, b) => a.distanceKm - b.distanceKm);
  return seen.filter(({ kind }, i) => seen.findIndex((other) => other.kind === kind) === i);
}
