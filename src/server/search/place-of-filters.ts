import { PlaceKind, placeNamed } from '../../domain/city-place.ts';
import type { Filters } from '../../domain/filters.ts';
import type { Place } from '../../domain/search.ts';
import type { Database } from '../database/open.ts';
import { knownPlaces } from '../questions/known-places.ts';

/** The point of the place that homes are to be near; null for a kind of place, and for a name that nobody knows. */
export async function placeOfFilters(db: Database, { near: name }: Filters): Promise<Place | null> {
  if (name === undefined || PlaceKind.safeParse(name).success) return null;
  const localities = await db.selectFrom('localities').select(['name', 'latitude', 'longitude']).execute();
  const near = placeNamed(name, [
    ...(await knownPlaces(db)),
    ...localities.map((locality) => ({ ...locality, kind: 'locality' as const })),
  ]);
  return near ? { latitude: near.latitude, longitude: near.longitude } : null;
}
