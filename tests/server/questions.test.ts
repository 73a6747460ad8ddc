import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { LEAST_COMPARED, type ComparableHomes, type ComparedHome, type PlaceFacts } from '../../src/capabilities/questions/contract.ts';
import type { CityPlace } from '../../src/domain/city-place.ts';
import { distanceKm } from '../../src/domain/distance.ts';
import { fillCatalogue } from '../../src/server/catalogue/fill.ts';
import { fillPlaces, hasPlaces } from '../../src/server/catalogue/fill-places.ts';
import { openDatabase, type OpenDatabase } from '../../src/server/database/open.ts';
import { cityLevels } from '../../src/server/questions/city-levels.ts';
import { comparableHomes } from '../../src/server/questions/comparable-homes.ts';
import { placeFacts } from '../../src/server/questions/place-facts.ts';
import type { RunningServer } from '../../src/server/start.ts';
import { readLocalities } from '../../src/understanding/node/read-intents.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { copyFilled } from './filled/filled-folder.ts';
import { ask, startTestServer } from './test-server.ts';

let database: OpenDatabase;

beforeAll(async () => {
  const dataDir = temporaryFolder('questions');
  copyFilled(inject('filledFolder'), dataDir);
  database = await openDatabase({ dataDir, databaseUrl: undefined });
});
afterAll(() => database.close());

const GACHIBOWLI = { latitude: 17.44, longitude: 78.35 };
const TWO_BHK: ComparedHome = { offer: 'buy', type: 'Flat', bhk: 2, ...GACHIBOWLI };

/** The value below which a share of them lies, by its definition (linear between neighbours). */
function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (sorted.length - 1) * share;
  const [low, high] = [sorted[Math.floor(at)]!, sorted[Math.ceil(at)]!];
  return Math.round(low + (high - low) * (at - Math.floor(at)));
}

interface Row {
  id: number;
  price: number;
  area: number;
  latitude: number;
  longitude: number;
  locality: string;
  bhk: number | null;
  offer: string;
}

const flats = async (where: { offer: string; bhk?: number; type?: string }): Promise<Row[]> => {
  const rows = await database.db
    .selectFrom('properties')
    .select(['id', 'price', 'area', 'latitude', 'longitude', 'locality', 'bhk', 'offer'])
    .where('state', '=', 'live')
    .where('type', '=', where.type ?? 'Flat')
    .where('offer', '=', where.offer)
    .execute();
  return rows
    .map((row) => ({ ...row, price: Number(row.price), area: row.area!, bhk: row.bhk === null ? null : Number(row.bhk) }))
    .filter(({ bhk }) => where.bhk === undefined || bhk === where.bhk);
};

describe('homes to compare a price with', () => {
  it('are of the same type, offer and BHK, the nearest, without the home itself', async () => {
    const all = (await flats({ offer: 'buy', bhk: 2 })).map((home) => ({ ...home, km: distanceKm(GACHIBOWLI, home) }));
    const nearest = all.toSorted((a, b) => a.km - b.km)[0]!;
    const answer = await comparableHomes(database.db, { ...TWO_BHK, except: nearest.id });
    const within = all.filter(({ km, id }) => km <= answer.withinKm && id !== nearest.id);
    expect(answer.count).toBe(within.length);
    expect(answer.count).toBeGreaterThanOrEqual(LEAST_COMPARED);
    expect(answer.nearest.map(({ id }) => id)).not.toContain(nearest.id);
    expect(answer.nearest.every(({ beds, offer, typeName }) => beds === 2 && offer === 'buy' && typeName === 'Flat')).toBe(true);
    expect(answer.date).toBe(new Date().toISOString().slice(0, 10));
  });

  it('are listed with what each asks, the nearest first, and not where they are too few', async () => {
    const { compared, withinKm, count } = await comparableHomes(database.db, TWO_BHK);
    const all = await flats({ offer: 'buy', bhk: 2 });
    expect(compared.length).toBe(Math.min(12, count));
    expect(compared.map(({ km }) => km)).toEqual(compared.map(({ km }) => km).toSorted((a, b) => a - b));
    for (const { id, price, perSqft, km } of compared) {
      const home = all.find((one) => one.id === id)!;
      expect({ price, perSqft }).toEqual({ price: home.price, perSqft: Math.round(home.price / home.area) });
      expect(km).toBeLessThanOrEqual(withinKm);
    }
    expect((await comparableHomes(database.db, { ...TWO_BHK, bhk: 9 })).compared).toEqual([]);
  });

  it('have the quartiles that their prices have', async () => {
    const answer = await comparableHomes(database.db, TWO_BHK);
    const within = (await flats({ offer: 'buy', bhk: 2 })).filter((home) => distanceKm(GACHIBOWLI, home) <= answer.withinKm);
    const perSqft = within.map(({ price, area }) => price / area);
    expect(answer.perSqft).toEqual({ lower: quantile(perSqft, 0.25), middle: quantile(perSqft, 0.5), upper: quantile(perSqft, 0.75) });
    const prices = within.map(({ price }) => price);
    expect(answer.price).toEqual({ lower: quantile(prices, 0.25), middle: quantile(prices, 0.5), upper: quantile(prices, 0.75) });
  });

  it('are sought no farther than it takes to find enough', async () => {
    const answer = await comparableHomes(database.db, TWO_BHK);
    const nearer = [2, 5, 10].filter((km) => km < answer.withinKm);
    const all = await flats({ offer: 'buy', bhk: 2 });
    for (const km of nearer) expect(all.filter((home) => distanceKm(GACHIBOWLI, home) <= km).length).toBeLessThan(LEAST_COMPARED);
  });

  it('have no level where they are too few', async () => {
    const few = await comparableHomes(database.db, { ...TWO_BHK, latitude: 20, longitude: 70 });
    expect(few).toMatchObject({ count: 0, perSqft: null, price: null, withinKm: 10, nearest: [] });
    const rare = await comparableHomes(database.db, { ...TWO_BHK, bhk: 9 });
    expect(rare).toMatchObject({ count: 0, perSqft: null, price: null });
  });

  it('may be plots, which have no BHK', async () => {
    const plots = await comparableHomes(database.db, { offer: 'buy', type: 'Land', ...GACHIBOWLI });
    expect(plots.count).toBeGreaterThanOrEqual(LEAST_COMPARED);
    expect(plots.nearest.every(({ typeName }) => typeName === 'Land')).toBe(true);
  });
});

describe('what is known about a locality', () => {
  it('comes from its own listings', async () => {
    const facts = (await placeFacts(database.db, 'Kondapur'))!;
    const here = ({ locality }: Row) => locality === 'Kondapur';
    const sold = (await flats({ offer: 'buy' })).filter(here);
    expect(facts.sale.count).toBe(sold.length);
    expect(facts.sale.perSqft!.middle).toBe(
      quantile(
        sold.map(({ price, area }) => price / area),
        0.5,
      ),
    );
    const rented = (await flats({ offer: 'rent', bhk: 2 })).filter(here);
    const two = facts.rents.find(({ bhk }) => bhk === 2)!;
    expect(two.count).toBe(rented.length);
    expect(two.price?.middle ?? null).toBe(
      rented.length < LEAST_COMPARED
        ? null
        : quantile(
            rented.map(({ price }) => price),
            0.5,
          ),
    );
    const { rows } = await sql<{
      count: number;
    }>`select count(*)::int as count from properties where locality = 'Kondapur' and state = 'live'`.execute(database.db);
    expect(facts.homes.buy + facts.homes.rent + facts.homes.pg).toBe(rows[0]!.count);
    expect(facts.date).toBe(new Date().toISOString().slice(0, 10));
  });

  it('names the nearest of each kind, made-up ones marked, and the localities beside it', async () => {
    const facts = (await placeFacts(database.db, 'Nampally'))!;
    expect(facts.nearby.find(({ kind }) => kind === 'railway')).toEqual({
      name: 'Nampally railway station',
      kind: 'railway',
      distanceKm: 1,
    });
    expect(facts.nearby.find(({ kind }) => kind === 'metro')).toMatchObject({ lines: ['red'], distanceKm: 1 });
    expect(facts.nearby.find(({ kind }) => kind === 'school')).toMatchObject({ illustration: true });
    const kinds = facts.nearby.map(({ kind }) => kind);
    expect(new Set(kinds).size).toBe(kinds.length);
    expect(facts.beside).toHaveLength(3);
    expect(facts.beside).not.toContain('Nampally');
  });

  it('names no made-up place where no made-up home is', async () => {
    const { db } = database;
    await db.updateTable('properties').set({ state: 'withdrawn' }).where('locality', '=', 'Chevella').execute();
    const facts = (await placeFacts(db, 'Chevella'))!;
    expect(facts.nearby.filter(({ illustration }) => illustration)).toEqual([]);
    expect(facts).toMatchObject({ homes: { buy: 0, rent: 0, pg: 0 }, sale: { count: 0, perSqft: null }, rents: [] });
    await db.updateTable('properties').set({ state: 'live' }).where('locality', '=', 'Chevella').execute();
  });

  it('has the quartiles of flats of each size, for sale and for rent, where they are five at least', async () => {
    const facts = (await placeFacts(database.db, 'Kondapur'))!;
    for (const [offer, sizes] of [
      ['buy', facts.sales],
      ['rent', facts.rents],
    ] as const) {
      const here = (await flats({ offer })).filter(({ locality, bhk }) => locality === 'Kondapur' && bhk !== null);
      expect(sizes.map(({ bhk }) => bhk)).toEqual([...new Set(here.map(({ bhk }) => bhk!))].toSorted((a, b) => a - b));
      for (const { bhk, count, price } of sizes) {
        const prices = here.filter((home) => home.bhk === bhk).map((home) => home.price);
        expect(count).toBe(prices.length);
        expect(price).toEqual(
          prices.length < LEAST_COMPARED
            ? null
            : { lower: quantile(prices, 0.25), middle: quantile(prices, 0.5), upper: quantile(prices, 0.75) },
        );
      }
    }
  });

  it('is found in any spelling', async () => {
    for (const name of ['banjara-hills', 'BANJARA HILLS', 'banjarahills'])
      expect(await placeFacts(database.db, name)).toMatchObject({ locality: 'Banjara Hills' });
  });

  it('gives the level of each place for a map of the city, and none of fewer than five homes', async () => {
    await database.db.updateTable('properties').set({ state: 'withdrawn' }).where('locality', '=', 'Chevella').execute();
    const { localities } = await cityLevels(database.db);
    const kondapur = (await flats({ offer: 'buy' })).filter(({ locality }) => locality === 'Kondapur');
    expect(localities.find(({ name }) => name === 'Kondapur')).toMatchObject({
      sale: quantile(
        kondapur.map(({ price, area }) => price / area),
        0.5,
      ),
    });
    expect(localities.find(({ name }) => name === 'Chevella')).toMatchObject({ sale: null, rent: null, listings: 0 });
    await database.db.updateTable('properties').set({ state: 'live' }).where('locality', '=', 'Chevella').execute();
  });

  it('is nothing for a place that we do not know', async () => expect(await placeFacts(database.db, 'Atlantis')).toBeNull());
});

describe('the places of a database of an earlier version', () => {
  it('are added with the distances to them, and the texts of its homes follow', async () => {
    const dataDir = temporaryFolder('earlier');
    const earlier = await openDatabase({ dataDir, databaseUrl: undefined });
    const { db } = earlier;
    const localities = readLocalities();
    await fillCatalogue(db, { localities, count: 60 });
    const texts = () => db.selectFrom('properties').select(['id', 'nearby', 'description', 'words']).orderBy('id').execute();
    const before = await texts();
    await db.deleteFrom('places').execute();
    await db
      .updateTable('properties')
      .set({
        nearby: '[]',
        words: sql<string>`''::tsvector`,
        description: sql<string>`regexp_replace(description, ' [^.]+ is [0-9a-z. ]+ km away\\.$', ' Bakery is 1.7 km away.')`,
      })
      .execute();
    expect((await texts()).every(({ description }) => description.endsWith(' Bakery is 1.7 km away.'))).toBe(true);
    expect(await hasPlaces(db)).toBe(false);
    expect(await fillPlaces(db, localities)).toBe(60);
    expect(await hasPlaces(db)).toBe(true);
    expect(await texts()).toEqual(before);
    await db.deleteFrom('places').execute();
    await earlier.close();
    const server = await startTestServer({ dataDir });
    expect((await ask<CityPlace[]>(server, '/api/places')).body).toContainEqual(
      expect.objectContaining({ name: 'Charminar', kind: 'landmark' }),
    );
    await server.stop();
  }, 60_000);
});

describe('the calls', () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.stop());

  it('give the places of the city, localities among them, and none that is made up', async () => {
    const { body } = await ask<CityPlace[]>(server, '/api/places');
    expect(body).toContainEqual({ name: 'Ameerpet', kind: 'metro', lines: ['red', 'blue'], latitude: 17.44, longitude: 78.44 });
    expect(body).toContainEqual({ name: 'Kondapur', kind: 'locality', latitude: 17.47, longitude: 78.37 });
    expect(body.filter(({ kind }) => kind === 'school')).toEqual([]);
  });

  it('give what is asked nearby, and what is known of a locality', async () => {
    const { status, body } = await ask<ComparableHomes>(server, '/api/comparable-homes', TWO_BHK);
    expect(status).toBe(200);
    expect(body.count).toBeGreaterThanOrEqual(LEAST_COMPARED);
    expect((await ask<PlaceFacts>(server, '/api/localities/HITEC%20City/facts')).body).toMatchObject({ locality: 'HITEC City' });
    expect((await ask(server, '/api/localities/Atlantis/facts')).body).toBe('null');
    expect((await ask(server, '/api/comparable-homes', { ...TWO_BHK, latitude: 200 })).status).toBe(400);
  });
});
