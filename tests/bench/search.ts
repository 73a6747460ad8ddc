import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SearchRequest } from '../../src/domain/search.ts';
import { fillCatalogue } from '../../src/server/catalogue/fill.ts';
import { openDatabase, type Database } from '../../src/server/database/open.ts';
import { bulkProperties, searchFacets, searchProperties } from '../../src/server/search/search.ts';
import type { Understanding } from '../../src/understanding/interpret.ts';
import { readUnderstanding } from '../../src/understanding/node/read-understanding.ts';
import { pick } from '../../src/understanding/seeded-random.ts';
import { percentile, timed, type Bench } from './bench.ts';
import { searchRivals, type Wanted } from './search-rivals.ts';
import { localities, place, random, WISHES, WORDS } from './wishes.ts';

const RUNS = 150;
const WARM = 15;
const SIZES = [1000, 100_000];

/** Our search for words beside what people would pick instead, as ratios of the medians. */
async function beside(db: Database, size: number, understanding: Understanding): Promise<Record<string, string | number>[]> {
  const wanted = Array.from({ length: RUNS }, (_, at): Wanted => ({ words: pick(WORDS, random), locality: at % 2 === 0 ? place() : null }));
  const ours = ({ words, locality }: Wanted) =>
    searchProperties(db, SearchRequest.parse({ text: words, filters: locality === null ? {} : { locality } }), understanding);
  const median = async (run: (one: Wanted) => Promise<unknown>) => percentile((await timed(wanted, run)).slice(WARM), 0.5);
  const own = await median(ours);
  const rows: Record<string, string | number>[] = [{ 'listings': size, 'what': 'words: our search', 'p50 ms': own, 'ratio': 1 }];
  for (const [name, find] of Object.entries(await searchRivals(db))) {
    const theirs = await median(find);
    rows.push({ 'listings': size, 'what': `words: ${name}`, 'p50 ms': theirs, 'ratio': Math.round((100 * theirs) / own) / 100 });
  }
  return rows;
}

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
    rows.push(...(await beside(db, size, understanding)));
    await close();
    rmSync(dataDir, { recursive: true, force: true });
  }
  return { rows, result };
};
