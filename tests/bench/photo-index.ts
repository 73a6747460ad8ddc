import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openDatabase, type Database } from '../../src/server/database/open.ts';
import { CANDIDATES } from '../../src/server/photos/likeness.ts';
import { seededRandom } from '../../src/understanding/seeded-random.ts';
import { percentile, timed } from './bench.ts';

const SIZE = 256;
/** Pictures of homes differ in some dozens of ways, not in 256. */
const WAYS = 40;
const NOISE = 0.1;
const BATCH = 500;
const QUERIES = 100;
/** How many homes a photo finds. */
const FOUND = 24;
const MAKER = 'bench';

const spread = (random: () => number): number => random() + random() + random() - 1.5;

const DIRECTIONS: Float32Array[] = (() => {
  const random = seededRandom(WAYS);
  return Array.from({ length: WAYS }, () => Float32Array.from({ length: SIZE }, () => spread(random)));
})();

/** The looks of a made-up picture, as pgvector reads them; the same number gives the same looks. */
export function looksLike(seed: number): string {
  const random = seededRandom(seed);
  const looks = new Float32Array(SIZE);
  for (const direction of DIRECTIONS) {
    const weight = spread(random);
    for (let i = 0; i < SIZE; i++) looks[i]! += weight * direction[i]!;
  }
  return `[${Array.from(looks, (value) => Math.round(20 * (value + NOISE * spread(random)))).join(',')}]`;
}

async function fill(db: Database, count: number): Promise<void> {
  for (let from = 0; from < count; from += BATCH) {
    const rows = Array.from({ length: Math.min(BATCH, count - from) }, (_, i) => ({
      file: `bench-${from + i}.jpg`,
      looks: looksLike(from + i + 1),
    }));
    await sql`
      with pictures as (select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as one (file text, looks text)),
        kept as (insert into photos (file, kind, room, alt, illustration) select file, 'bench', '', '', true from pictures returning file)
      insert into photo_looks (file, maker, looks) select file, ${MAKER}, looks::vector from pictures join kept using (file)`.execute(db);
  }
}

/** The pictures most like one, by the index or by comparing all. */
async function nearest(db: Database, looks: string, indexed: boolean): Promise<string[]> {
  return db.transaction().execute(async (trx) => {
    await sql`set local hnsw.ef_search = ${sql.lit(CANDIDATES)}`.execute(trx);
    await sql`set local ${sql.raw(indexed ? 'enable_seqscan' : 'enable_indexscan')} = off`.execute(trx);
    const { rows } = await sql<{ file: string }>`
      select file from photo_looks where maker = ${MAKER} order by looks <=> ${looks}::vector limit ${sql.lit(FOUND)}`.execute(trx);
    return rows.map(({ file }) => file);
  });
}

/** Of the pictures that comparing all finds, the share that the index finds too; and how long both take, in milliseconds. */
export async function measureIndex(db: Database, pictures: number) {
  await fill(db, pictures);
  const start = performance.now();
  await sql`create index if not exists photo_looks_near on photo_looks using hnsw (looks vector_cosine_ops)`.execute(db);
  const indexSeconds = Math.round((performance.now() - start) / 1000);
  // Photos that nobody has kept, but that are like those.
  const queries = Array.from({ length: QUERIES }, (_, i) => looksLike(1_000_000 + i));
  const found: string[][] = [];
  const exact: string[][] = [];
  const indexMs = await timed(queries, async (looks) => found.push(await nearest(db, looks, true)));
  const allMs = await timed(queries, async (looks) => exact.push(await nearest(db, looks, false)));
  const hits = exact.reduce((sum, files, i) => sum + files.filter((file) => found[i]!.includes(file)).length, 0);
  return {
    pictures,
    indexSeconds,
    recall: Math.round((1000 * hits) / (QUERIES * FOUND)) / 1000,
    indexP50: percentile(indexMs, 0.5),
    indexP95: percentile(indexMs, 0.95),
    allP50: percentile(allMs, 0.5),
  };
}

/** The index on the embedded database; `npm run test:long -- many` measures PostgreSQL. */
export async function photoIndex(pictures: number) {
  const dataDir = mkdtempSync(join(tmpdir(), 'gharvani-bench-'));
  const { db, close } = await openDatabase({ databaseUrl: undefined, dataDir });
  const result = await measureIndex(db, pictures);
  await close();
  rmSync(dataDir, { recursive: true });
  return { rows: [result], result };
}
