import type { CityPlace } from '../../domain/city-place.ts';
import type { Transaction } from 'kysely';
import type { Database } from '../database/open.ts';
import type { Tables } from '../database/schema.ts';

/** The places that the city really has. */
export async function knownPlaces(db: Database | Transaction<Tables>): Promise<CityPlace[]> {
  const rows = await db
    .selectFrom('places')
    .select(['name', 'kind', 'lines', 'latitude', 'longitude'])
    .where('made_up', '=', false)
    .orderBy('id')
    .execute();
  return rows.map(({ lines, ...place }) => ({ ...place, ...(lines.length > 0 && { lines }) }));
}
