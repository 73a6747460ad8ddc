import type { Hono } from 'hono';
import type { CityPlace } from '../../domain/city-place.ts';
import type { Database } from '../database/open.ts';
import { serve } from '../http/contract.ts';
import { comparableHomes } from './comparable-homes.ts';
import { placeFacts } from './place-facts.ts';
import { knownPlaces } from './known-places.ts';

/** The localities and the places of the city, by name. */
async function cityPlaces(db: Database): Promise<CityPlace[]> {
  const localities = await db.selectFrom('localities').select(['name', 'latitude', 'longitude']).orderBy('name').execute();
  return [...(await knownPlaces(db)), ...localities.map((locality) => ({ ...locality, kind: 'locality' as const }))];
}

/** What questions are answered from. */
export function serveQuestions(app: Hono, db: Database): void {
  serve(app, 'cityPlaces', () => cityPlaces(db));
  serve(app, 'comparableHomes', ({ body }) => comparableHomes(db, body));
  serve(app, 'placeFacts', ({ params }) => placeFacts(db, params.name));
}
