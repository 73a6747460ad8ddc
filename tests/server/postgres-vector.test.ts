import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { VisualAnswer, VisualSearchStatus } from '../../src/domain/photo.ts';
import { openDatabase } from '../../src/server/database/open.ts';
import type { RunningServer } from '../../src/server/start.ts';
import { looksLike, measureIndex } from '../bench/photo-index.ts';
import { startPostgres, type DebianPostgres } from './debian-postgres.ts';
import { hasVector, postgresWithVector, WITHOUT_VECTOR } from './pgvector.ts';
import { ask, startTestServer } from './test-server.ts';

const PICTURES = process.env['LONG'] ? 100_000 : 3000;
const LEAST_RECALL = 0.98;

describe.runIf(hasVector)(`photo search on PostgreSQL with pgvector${WITHOUT_VECTOR}`, () => {
  let postgres: DebianPostgres;
  let server: RunningServer;

  beforeAll(async () => {
    postgres = await startPostgres(postgresWithVector());
    server = await startTestServer({ databaseUrl: postgres.url, settings: { DEMO: 'on' } });
  });
  afterAll(async () => {
    await server?.stop();
    await postgres?.stop();
  });

  it('finds the homes whose pictures are like a photo', async () => {
    await expect
      .poll(async () => (await ask<VisualSearchStatus>(server, '/api/visual-search/status')).body.status, { timeout: 150_000 })
      .toBe('ready');
    const form = new FormData();
    form.append('image', new Blob([readFileSync('src/server/catalogue/photos/villa-01.jpg')], { type: 'image/jpeg' }), 'villa.jpg');
    const response = await fetch(`${server.url}/api/visual-search/analyze`, { method: 'POST', body: form });
    const { results } = (await response.json()) as VisualAnswer;
    expect(results[0]).toMatchObject({ image_path: '/photos/villa-01.jpg' });
  });

  it(
    `of ${PICTURES} pictures the index finds what comparing all of them finds`,
    async () => {
      const { db, close } = await openDatabase({ dataDir: '/nowhere', databaseUrl: postgres.url });
      const measured = await measureIndex(db, PICTURES);
      await close();
      if (process.env['LONG']) console.log(JSON.stringify(measured));
      expect(measured.recall).toBeGreaterThanOrEqual(LEAST_RECALL);
    },
    44 * 60_000,
  );

  it('compares looks that differ', async () => {
    const { db, close } = await openDatabase({ dataDir: '/nowhere', databaseUrl: postgres.url });
    const [a, b] = [looksLike(1), looksLike(2)];
    const { rows } = await sql<{
      same: number;
      other: number;
    }>`select ${a}::vector <=> ${a}::vector as same, ${a}::vector <=> ${b}::vector as other`.execute(db);
    await close();
    expect(rows[0]!.same).toBeCloseTo(0, 5);
    expect(rows[0]!.other).toBeGreaterThan(0.1);
  });
});
