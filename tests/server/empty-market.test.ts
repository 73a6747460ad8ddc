import { afterAll, beforeAll, expect, it } from 'vitest';
import { hasPostgres, startPostgres, WITHOUT_POSTGRES, type DebianPostgres } from './debian-postgres.ts';
import type { RunningServer } from '../../src/server/start.ts';
import { ask, startTestServer } from './test-server.ts';

let postgres: DebianPostgres;
let server: RunningServer;

beforeAll(async () => {
  if (!hasPostgres) return;
  postgres = await startPostgres();
  server = await startTestServer({ databaseUrl: postgres.url, settings: { DEMO: 'off' } });
});
afterAll(async () => {
  await server?.stop();
  await postgres?.stop();
});

it.runIf(hasPostgres)(`DEMO=off leaves an empty market empty, and ready${WITHOUT_POSTGRES}`, async () => {
  expect(await ask(server, '/readyz')).toMatchObject({ status: 200, body: { ready: true, catalogue: { ok: true, listings: 0 } } });
  expect(await ask(server, '/api/search', { text: 'flats in Kondapur' })).toMatchObject({ status: 200, body: { total: 0 } });
});
