import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Filters } from '../../src/domain/filters.ts';
import { fillCatalogue } from '../../src/server/catalogue/fill.ts';
import type { Database } from '../../src/server/database/open.ts';
import { openDatabase } from '../../src/server/database/open.ts';
import { keysOfSearch } from '../../src/server/saved-searches/index-keys.ts';
import { matchHomes } from '../../src/server/saved-searches/match-homes.ts';
import { readLocalities } from '../../src/understanding/node/read-intents.ts';
import { pick, seededRandom } from '../../src/understanding/seeded-random.ts';
import { percentile, type Bench } from './bench.ts';

const HOMES = 1000;
const SEARCHES = 100_000;
/** As many as the market compares at once. */
const AT_ONCE = 100;
const BATCH = 2000;

const localities = readLocalities();
const random = seededRandom(11);

const oneIn = <T>(chance: number, value: () => T): T | undefined => (random() < chance ? value() : undefined);

/** What people look for: nearly all an offer, most a type and a place, some a limit and more. */
function someFilters(): Filters {
  const purpose = pick(['buy', 'buy', 'rent'] as const, random);
  const wanted = {
    purpose,
    type: oneIn(0.8, () => pick(['Flat', 'Flat', 'Flat', 'Villa', 'TownHouse', 'Land'] as const, random)),
    locality: oneIn(0.85, () => pick(localities, random).name),
    bhk: oneIn(0.6, () => pick([1, 2, 3, 4], random)),
    price_max: oneIn(0.7, () =>
      purpose === 'buy' ? pick([40, 60, 80, 120, 200], random) * 100_000 : pick([15, 25, 40, 60], random) * 1000,
    ),
    furnishing: oneIn(0.15, () => pick(['furnished', 'semi-furnished', 'unfurnished'] as const, random)),
    facing: oneIn(0.1, () => pick(['east', 'north', 'west'] as const, random)),
    amenities: oneIn(0.3, () => [pick(['lift', 'parking', 'gym', 'garden'] as const, random)]),
  };
  return Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined)) as Filters;
}

async function writeSearches(db: Database, count: number): Promise<void> {
  for (let done = 0; done < count; done += BATCH) {
    const rows = Array.from({ length: Math.min(BATCH, count - done) }, (_, i) => {
      const filters = someFilters();
      return { email: `seeker${done + i}@example.com`, filters, keys: keysOfSearch(filters), price_max: filters.price_max ?? null };
    });
    await sql`insert into saved_searches (email, filters, keys, price_max, pace, state, language, created_at, changed_at)
      select email, filters, keys, price_max, 'at-once', 'active', 'en', now(), now()
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as one (email text, filters jsonb, keys text[], price_max bigint)`.execute(
      db,
    );
  }
  await sql`analyze saved_searches`.execute(db);
}

/** How long it takes to compare new homes with the saved searches that wait for them. */
export const savedSearches: Bench = async ({ count = SEARCHES }) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-wishes-'));
  const { db, close } = await openDatabase({ databaseUrl: process.env['DATABASE_URL'] || undefined, dataDir });
  await fillCatalogue(db, { localities, count: HOMES });
  await writeSearches(db, count);
  const homes = await db.selectFrom('properties').select('id').orderBy('id').limit(HOMES).execute();
  const times: number[] = [];
  const start = performance.now();
  for (let from = 0; from < homes.length; from += AT_ONCE) {
    const begun = performance.now();
    await matchHomes(
      db,
      homes.slice(from, from + AT_ONCE).map(({ id }) => ({ id, was: null })),
      new Date(),
    );
    times.push(performance.now() - begun);
  }
  const seconds = Math.round((performance.now() - start) / 10) / 100;
  const { rows } = await sql<{ count: string }>`select count(*) as count from saved_search_homes`.execute(db);
  const found = Number(rows[0]!.count);
  await close();
  rmSync(dataDir, { recursive: true, force: true });
  const result = { searches: count, homes: homes.length, found, seconds, p50: percentile(times, 0.5), p95: percentile(times, 0.95) };
  return {
    rows: [{ 'saved searches': count, 'new homes': homes.length, 'matches': found, seconds, 'p50 ms a hundred': result.p50 }],
    result,
  };
};
