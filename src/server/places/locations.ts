import { sql } from 'kysely';
import type { PlaceWords, UserLocation } from '../../capabilities/places/contract.ts';
import { distanceKm } from '../../domain/distance.ts';
import type { Database } from '../database/open.ts';
import { CITY } from '../../domain/market.ts';

/** From the nearest locality on, a place is no longer in the city. */
const CITY_REACH_KM = 25;

/** How long a place is remembered. */
const KEPT_DAYS = 30;

/** Remembers a place. A default never replaces where the device really is. */
export async function keepLocation(db: Database, visitor: string, { latitude, longitude, source }: UserLocation): Promise<void> {
  const place = { latitude, longitude, source };
  await db
    .insertInto('visitor_locations')
    .values({ visitor, ...place })
    .onConflict((conflict) =>
      conflict
        .column('visitor')
        .doUpdateSet({ ...place, updated_at: sql`now()` })
        .where((eb) => eb.or([eb.val(source === 'device'), eb('visitor_locations.source', '=', 'default')])),
    )
    .execute();
  await db
    .deleteFrom('visitor_locations')
    .where('updated_at', '<', sql<Date>`now() - make_interval(days => ${KEPT_DAYS})`)
    .execute();
}

export async function locationOf(db: Database, visitor: string): Promise<UserLocation | null> {
  const row = await db
    .selectFrom('visitor_locations')
    .select(['latitude', 'longitude', 'source'])
    .where('visitor', '=', visitor)
    .executeTakeFirst();
  return row ?? null;
}

/** City, state and nearest locality of a place; nulls outside the city. */
export async function placeWords(db: Database, place: UserLocation | null): Promise<PlaceWords> {
  if (!place) return { city: null, state: null };
  const localities = await db.selectFrom('localities').select(['name', 'latitude', 'longitude']).execute();
  const [nearest] = localities
    .map((locality) => ({ name: locality.name, km: distanceKm(place, locality) }))
    .toSorted((a, b) => a.km - b.km);
  if (!nearest || nearest.km > CITY_REACH_KM) return { city: null, state: null, source: place.source };
  return { city: CITY.name, state: CITY.state, locality: nearest.name, source: place.source };
}
