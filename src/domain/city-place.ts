import * as z from 'zod/mini';
import { distanceKm } from './distance.ts';
import type { NearbyPlace, Property } from './property.ts';
import { Place } from './search.ts';

/** What people ask to be near of. */
export const PLACE_KINDS = [
  'metro',
  'school',
  'hospital',
  'market',
  'park',
  'railway',
  'airport',
  'bus',
  'lake',
  'landmark',
  'university',
  'work',
] as const;
export const PlaceKind = z.enum(PLACE_KINDS);
export type PlaceKind = z.infer<typeof PlaceKind>;

/** A place of the city by its name; its coordinates are rounded to 0.01 degree, about a kilometre. */
export const CityPlace = z.object({
  name: z.string(),
  kind: z.union([PlaceKind, z.literal('locality')]),
  /** The lines that stop at a metro station: red, blue, green. */
  lines: z.optional(z.array(z.string())),
  ...Place.shape,
});
export type CityPlace = z.infer<typeof CityPlace>;

/** A place seen from a home or a locality, in a straight line. */
export interface PlaceNear extends Omit<NearbyPlace, 'distanceKm'> {
  distanceKm: number;
}

/** Rounded coordinates allow no finer distance than a whole kilometre, and none below one. */
const wholeKm = (km: number): number => Math.max(1, Math.round(km));

/** How far a place of the city lies from here. */
export const placeSeenFrom = (here: Place, { name, kind, lines, ...there }: CityPlace): PlaceNear => ({
  name,
  kind,
  ...(lines && { lines }),
  distanceKm: wholeKm(distanceKm(here, there)),
});

const nearestFirst = (places: readonly PlaceNear[]): PlaceNear[] => places.toSorted((a, b) => a.distanceKm - b.distanceKm);

/** Where a home stands; null if the listing does not say. */
export const placeOfHome = ({ latitude, longitude }: Pick<Property, 'latitude' | 'longitude'>): Place | null =>
  latitude === undefined || longitude === undefined ? null : { latitude, longitude };

/** The places of one kind around a home, nearest first: those its listing names, and those of the city. */
export function placesAround(
  home: Pick<Property, 'latitude' | 'longitude' | 'nearbyAmenities'>,
  kind: PlaceKind,
  city: readonly CityPlace[],
): PlaceNear[] {
  const named = home.nearbyAmenities.flatMap((place) =>
    place.kind === kind && place.distanceKm !== undefined ? [{ ...place, distanceKm: place.distanceKm }] : [],
  );
  const here = placeOfHome(home);
  const known = here ? city.filter((place) => place.kind === kind).map((place) => placeSeenFrom(here, place)) : [];
  return nearestFirst([...named, ...known.filter(({ name }) => !named.some((place) => place.name === name))]);
}

const sameName = (a: string, b: string): boolean =>
  a.toLowerCase().replaceAll(/[^a-z0-9]/g, '') === b.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** A landmark before a locality before a station, where they share a name. */
const rank = ({ kind }: CityPlace): number => (kind === 'metro' ? 2 : kind === 'locality' ? 1 : 0);

/** The place of the city with this name; null if we do not know it. */
export const placeNamed = (name: string, city: readonly CityPlace[]): CityPlace | null =>
  city.filter((place) => sameName(place.name, name)).toSorted((a, b) => rank(a) - rank(b))[0] ?? null;
