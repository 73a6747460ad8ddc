import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from 'kysely';
import { openDatabase } from '../../src/server/database/open.ts';
import { sweepUnmet } from '../../src/server/unmet/unmet-wishes.ts';
import type { UnmetSentence } from '../../src/domain/unmet.ts';
import type { RunningServer } from '../../src/server/start.ts';
import { logInAs, newFolder, openShop, visitorOf, type Visitor } from './shop.ts';

let server: RunningServer;
let operator: Visitor;

beforeAll(async () => {
  ({ server } = await openShop());
  operator = visitorOf(server);
  await logInAs(operator, 'operator@gharvani.example', 'Charminar-1591!');
});
afterAll(() => server.stop());

const list = async () => (await operator.call<UnmetSentence[]>('/api/review/unmet')).body;
const note = (text: string, language = 'en') => visitorOf(server).call('/api/unmet', { text, language });

it('counts sentences that were not understood, whoever says them, and keeps none that may tell who', async () => {
  for (let time = 0; time < 3; time++) expect((await note('Is there a moon garden?')).status).toBe(200);
  await note('is there  a moon garden?', 'hi');
  await note('my name is Asha, call 9848022338');
  const found = (await list()).map(({ kind, text, language, count }) => ({ kind, text, language, count }));
  expect(found).toEqual([
    { kind: 'not-understood', text: 'is there a moon garden?', language: 'en', count: 3 },
    { kind: 'not-understood', text: 'is there a moon garden?', language: 'hi', count: 1 },
  ]);
});

it('notes a search that finds no home, and not one that does', async () => {
  const search = (text: string) => visitorOf(server).call<{ total: number }>('/api/search', { text });
  expect((await search('9 bhk for rent in Kondapur under 5000')).body.total).toBe(0);
  expect((await search('2 bhk in Kondapur')).body.total).toBeGreaterThan(0);
  await expect
    .poll(async () => (await list()).filter(({ kind }) => kind === 'found-nothing').map(({ text }) => text))
    .toEqual(['9 bhk for rent in kondapur under 5000']);
});

it('is shown to operators alone, who take off the list what is done', async () => {
  expect(await visitorOf(server).call('/api/review/unmet')).toMatchObject({ status: 401 });
  const [first] = await list();
  expect(await visitorOf(server).call(`/api/review/unmet/${first!.id}`, {})).toMatchObject({ status: 401 });
  expect((await operator.call(`/api/review/unmet/${first!.id}`, {})).status).toBe(200);
  expect((await list()).map(({ id }) => id)).not.toContain(first!.id);
  expect(await operator.call(`/api/review/unmet/${first!.id}`, {})).toMatchObject({ code: 'not-found' });
});

it('forgets after ninety days, and the rarest where there is too much', async () => {
  const { db, close } = await openDatabase({ dataDir: newFolder(), databaseUrl: undefined });
  const now = new Date('2026-11-22T12:00:00Z');
  await sql`insert into unmet_wishes (kind, text, language, count, first_at, last_at)
    select 'not-understood', 'said ' || n, 'en', n, ${now}, ${now}::timestamptz - case when n <= 10 then interval '91 days' else interval '1 day' end
    from generate_series(1, 5100) as n`.execute(db);
  await sweepUnmet(db, now);
  const { rows } = await sql<{ least: number; count: string }>`select min(count) as least, count(*) as count from unmet_wishes`.execute(db);
  // The ninety rarest of those that are left went as well.
  expect(rows[0]).toEqual({ least: 101, count: '5000' });
  await close();
});
