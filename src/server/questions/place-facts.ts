import { sql } from 'kysely';
import type { PlaceFacts, SizeLevel } from '../../capabilities/questions/contract.ts';
import { placeSeenFrom, type PlaceNear } from '../../domain/city-place.ts';
import { distanceKm } from '../../domain/distance.ts';
import { plainName } from '../../domain/place-address.ts';
import type { Place } from '../../domain/search.ts';
import { facilitySeenFrom } from '../catalogue/facilities.ts';
import type { Database } from '../database/open.ts';
import { knownPlaces } from './known-places.ts';
import { levelColumns, levelOf, NO_LEVEL, today, type LevelRow } from './levels.ts';

const BESIDE = 3;

type Named = Place & { name: string };

const liveIn = (locality: string) => sql`state = 'live' and locality = ${locality}`;

/** What flats of each size ask in a locality. */
async function bySize(db: Database, locality: string, offer: 'buy' | 'rent'): Promise<SizeLevel[]> {
  const { rows } = await sql<LevelRow & { bhk: string }>`
    select bhk, ${levelColumns()} from properties where ${liveIn(locality)} and type = 'Flat' and offer = ${offer} and bhk is not null
    group by bhk order by bhk`.execute(db);
  return rows.map((row) => ({ bhk: Number(row.bhk), ...levelOf(row) }));
}

/** What our own listings and the places of the city say about a locality, in whatever spelling; null for one that we do not know. */
export async function placeFacts(db: Database, name: string): Promise<PlaceFacts | null> {
  const all = await db.selectFrom('localities').select(['name', 'latitude', 'longitude']).execute();
  const found = all.find((one) => plainName(one.name) === plainName(name));
  if (!found) return null;
  const { name: locality, ...here } = found;
  const { rows: counts } = await sql<{ offer: 'buy' | 'rent' | 'pg'; count: number }>`
    select offer, count(*)::int as count from properties where ${liveIn(locality)} group by offer`.execute(db);
  const { rows: sale } = await sql<LevelRow>`
    select ${levelColumns()} from properties where ${liveIn(locality)} and type = 'Flat' and offer = 'buy'`.execute(db);
  return {
    locality,
    ...here,
    date: today(),
    homes: { buy: 0, rent: 0, pg: 0, ...Object.fromEntries(counts.map(({ offer, count }) => [offer, count])) },
    sale: sale[0] ? levelOf(sale[0]) : NO_LEVEL,
    sales: await bySize(db, locality, 'buy'),
    rents: await bySize(db, locality, 'rent'),
    nearby: await nearestOfEachKind(db, locality, here),
    beside: localitiesBeside(found, all),
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

const localitiesBeside = (here: Named, all: readonly Named[]): string[] =>
  all
    .filter(({ name }) => name !== here.name)
    .toSorted((a, b) => distanceKm(here, a) - distanceKm(here, b))
    .slice(0, BESIDE)
    .map(({ name }) => name);
