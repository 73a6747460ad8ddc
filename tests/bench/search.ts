import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SearchRequest } from '../../src/domain/search.ts';
import { fillCatalogue } from '../../src/server/catalogue/fill.ts';
import { openDatabase } from '../../src/server/database/open.ts';
import { bulkProperties, searchFacets, searchProperties } from '../../src/server/search/search.ts';
import { readUnderstanding } from '../../src/understanding/node/read-understanding.ts';
import { percentile, timed, type Bench } from './bench.ts';
import { localities, place, random, WISHES } from './wishes.ts';

const RUNS = 150;
const WARM = 15;
const SIZES = [1000, 100_000];

/** How long searching takes on the embedded database, at the size of a start and at a large one. */
export const search: Bench = async ({ count }) => {
  const understanding = readUnderstanding('en');
  const rows: Record<string, string | number>[] = [];
  const result: Record<string, unknown> = {};
  for (const size of count ? [count] : SIZES) {
    const dataDir = mkdtempSync(join(tmpdir(), 'bench-search-'));
    const { db, close } = await openDatabase({ databaseUrl: process.env['DATABASE_URL'] || undefined, dataDir });
    await fillCatalogue(db, { localities, count: size });
    const tests: Record<string, () => Promise<unknown>> = {
      ...Object.fromEntries(
        Object.entries(WISHES).map(([name, query]) => [name, () => searchProperties(db, SearchRequest.parse(query()), understanding)]),
      ),
      facets: () => searchFacets(db, SearchRequest.parse({ filters: { type: 'Flat', purpose: 'buy', locality: place() } }), understanding),
      detail: () => bulkProperties(db, [1 + Math.floor(random() * size)]),
    };
    for (const [name, run] of Object.entries(tests)) {
      const times = await timed(Array.from({ length: RUNS + WARM }), run);
      const [p50, p95] = [percentile(times.slice(WARM), 0.5), percentile(times.slice(WARM), 0.95)];
      rows.push({ 'listings': size, 'what': name, 'p50 ms': p50, 'p95 ms': p95 });
      result[`${size} ${name}`] = { p50, p95 };
    }
    await close();
    rmSync(dataDir, { recursive: true, force: true });
  }
  return { rows, result };
};
