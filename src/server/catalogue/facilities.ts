import * as z from 'zod/mini';
import { CityPlace, placeSeenFrom, type PlaceNear } from '../../domain/city-place.ts';
import { distanceKm } from '../../domain/distance.ts';
import type { Place } from '../../domain/search.ts';
import type { LocalityNames } from '../../understanding/data.ts';
import { seededRandom } from '../../understanding/seeded-random.ts';
import { PHRASES } from './site.ts';
import { readCity } from './read-city.ts';

/** The places of the city: from general knowledge, rounded to 0.01 degree. */
export const CITY_PLACES = z.parse(z.array(CityPlace), readCity('places.json'));

/** A made-up place at a made-up point near the middle of a locality. */
export interface Facility extends Place {
  name: string;
  kind: FacilityKind;
  locality: string;
}

/** How many of each kind stand around a locality. */
const IN_A_LOCALITY = { school: 2, hospital: 1, market: 2, park: 1, bus: 1 } as const;
type FacilityKind = keyof typeof IN_A_LOCALITY;
const KINDS = Object.keys(IN_A_LOCALITY) as FacilityKind[];

/** They lie within about 1.3 km of the middle, in each direction. */
const SPREAD_DEGREES = 0.024;
const aside = (degrees: number, random: () => number): number => Math.round((degrees + (random() - 0.5) * SPREAD_DEGREES) * 1e5) / 1e5;

/** The made-up places around each locality, the same every time. */
export function makeFacilities(localities: readonly LocalityNames[]): Facility[] {
  return localities.flatMap(({ name: locality, latitude, longitude }, place) => {
    const random = seededRandom(place * 17 + 3);
    return KINDS.flatMap((kind) => {
      const names = PHRASES.facilities[kind]!;
      const first = Math.floor(random() * names.length);
      return Array.from({ length: IN_A_LOCALITY[kind] }, (_, i) => ({
        name: names[(first + i) % names.length]!,
        kind,
        locality,
        latitude: aside(latitude, random),
        longitude: aside(longitude, random),
      }));
    });
  });
}

const LEAST_KM = 0.1;
const oneDecimal = (km: number): number => Math.max(LEAST_KM, Math.round(km * 10) / 10);

/** How far a made-up place lies from here; its point is exact, because it is ours. */
export const facilitySeenFrom = (here: Place, { name, kind, ...there }: Omit<Facility, 'locality'>): PlaceNear => ({
  name,
  kind,
  distanceKm: oneDecimal(distanceKm(here, there)),
  illustration: true,
});

/** From here on a metro station is no longer near. */
const METRO_REACH_KM = 3;

/** What is near a made-up home, nearest first: of each kind the nearest made-up place, and the metro where the line really stops. */
export function nearbyOf(here: Place, facilities: readonly Facility[]): PlaceNear[] {
  const seen = facilities.map((facility) => facilitySeenFrom(here, facility)).toSorted((a, b) => a.distanceKm - b.distanceKm);
  const metro = CITY_PLACES.filter(({ kind }) => kind === 'metro')
    .map((station) => placeSeenFrom(here, station))
    .toSorted((a, b) => a.distanceKm - b.distanceKm)[0];
  return [
    ...KINDS.flatMap((kind) => seen.find((place) => place.kind === kind) ?? []),
    ...(metro && metro.distanceKm <= METRO_REACH_KM ? [metro] : []),
  ].toSorted((a, b) => a.distanceKm - b.distanceKm);
}
