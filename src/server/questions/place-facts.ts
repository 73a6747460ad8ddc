import { sql } from 'kysely';
import type { PlaceFacts } from '../../capabilities/questions/contract.ts';
import { placeSeenFrom, type PlaceNear } from '../../domain/city-place.ts';
import { distanceKm } from '../../domain/distance.ts';
import type { Place } from '../../domain/search.ts';
import { facilitySeenFrom } from '../catalogue/facilities.ts';
import type { Database } from '../database/open.ts';
import { knownPlaces } from './known-places.ts';
import { levelColumns, levelOf, NO_LEVEL, today, type LevelRow } from './levels.ts';

const BESIDE = 3;

const liveIn = (locality: string) => sql`state = 'live' and locality = ${locality}`;

/** What our own listings and the places of the city say about a locality; null for one that we do not know. */
export async function placeFacts(db: Database, locality: string): Promise<PlaceFacts | null> {
  const here = await db.selectFrom('localities').select(['latitude', 'longitude']).where('name', '=', locality).executeTakeFirst();
  if (!here) return null;
  const { rows: counts } = await sql<{ offer: 'buy' | 'rent' | 'pg'; count: number }>`
    select offer, count(*)::int as count from properties where ${liveIn(locality)} group by offer`.execute(db);
  const { rows: sale } = await sql<LevelRow>`
    select ${levelColumns()} from properties where ${liveIn(locality)} and type = 'Flat' and offer = 'buy'`.execute(db);
  const { rows: rents } = await sql<LevelRow & { bhk: string }>`
    select bhk, ${levelColumns()} from properties where ${liveIn(locality)} and type = 'Flat' and offer = 'rent' and bhk is not null
    group by bhk order by bhk`.execute(db);
  return {
    locality,
    ...here,
    date: today(),
    homes: { buy: 0, rent: 0, pg: 0, ...Object.fromEntries(counts.map(({ offer, count }) => [offer, count])) },
    sale: sale[0] ? levelOf(sale[0]) : NO_LEVEL,
    rents: rents.map((row) => ({ bhk: Number(row.bhk), ...levelOf(row) })),
    nearby: await nearestOfEachKind(db, locality, here),
    beside: await localitiesBeside(db, locality, here),
  };
}

/** Made-up places stand only beside made-up homes. */
async function nearestOfEachKind(db: Database, locality: string, here: Place): Promise<PlaceNear[]> {
  const { rows: madeUp } = await sql<{ name: string; kind: Parameters<typeof facilitySeenFrom>[1]['kind'] } & Place>`
    select name, kind, latitude, longitude from places where locality = ${locality}
      and exists (select 1 from properties where ${sql`properties.state = 'live' and properties.locality = ${locality}`} and source = 'catalogue')`.execute(
    db,
  );
  const seen = [
    ...(await knownPlaces(db)).map((place) => placeSeenFrom(here, place)),
    ...madeUp.map((place) => facilitySeenFrom(here, place)),
  ].toSorted((a, b) => a.distanceKm - b.distanceKm);
  return seen.filter(({ kind }, i) => seen.findIndex((other) => other.kind === kind) === i);
}

async function localitiesBeside(db: Database, locality: string, here: Place): Promise<string[]> {
  const others = await db.selectFrom('localities').select(['name', 'latitude', 'longitude']).where('name', '<>', locality).execute();
  return others
    .toSorted((a, b) => distanceKm(here, a) - distanceKm(here, b))
    .slice(0, BESIDE)
    .map(({ name }) => name);
}
