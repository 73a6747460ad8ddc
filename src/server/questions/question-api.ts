import type { Hono } from 'hono';
import type { CityPlace } from '../../domain/city-place.ts';
import type { Database } from '../database/open.ts';
import { plainName } from '../../domain/place-address.ts';
import { serve } from '../http/contract.ts';
import { createKeptAnswers } from '../search/kept-answers.ts';
import { cityLevels } from './city-levels.ts';
import { comparableHomes } from './comparable-homes.ts';
import { today } from './levels.ts';
import { placeFacts } from './place-facts.ts';
import { knownPlaces } from './known-places.ts';

/** The localities and the places of the city, by name. */
async function cityPlaces(db: Database): Promise<CityPlace[]> {
  const localities = await db.selectFrom('localities').select(['name', 'latitude', 'longitude']).orderBy('name').execute();
  return [...(await knownPlaces(db)), ...localities.map((locality) => ({ ...locality, kind: 'locality' as const }))];
}

/** What questions are answered from. What is the same for everybody is kept until the market changes, or the day. */
export function serveQuestions(app: Hono, db: Database): void {
  const keep = createKeptAnswers(db);
  serve(app, 'cityPlaces', () => cityPlaces(db));
  serve(app, 'comparableHomes', ({ body }) => comparableHomes(db, body));
  serve(app, 'placeFacts', ({ params }) => keep(['place', plainName(params.name), today()], () => placeFacts(db, params.name)));
  serve(app, 'cityLevels', () => keep(['levels', today()], () => cityLevels(db)));
}
