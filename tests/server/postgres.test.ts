import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Account } from '../../src/capabilities/account/contract.ts';
import type { Posting } from '../../src/domain/posting.ts';
import type { SearchAnswer } from '../../src/domain/search.ts';
import type { RunningServer } from '../../src/server/start.ts';
import { aPostingForm, buyPro, logInAs, mailTo, newFolder, oneTimePasswordIn, visitorOf } from './shop.ts';
import { hasPostgres, startPostgres, WITHOUT_POSTGRES, type DebianPostgres } from './debian-postgres.ts';
import { ask, startTestServer } from './test-server.ts';

/** Hides pgvector from whoever asks what there is, so that it is absent wherever this runs. */
async function hidePgvector(connectionString: string): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  await client.query(
    `create view public.pg_available_extensions as select * from pg_catalog.pg_available_extensions where name <> 'vector'`,
  );
  await client.query('alter database postgres set search_path = public, pg_catalog');
  await client.end();
}

const SETTINGS = { PAYMENT_PROVIDER: 'sandbox' };

describe.runIf(hasPostgres)(`on a PostgreSQL server without pgvector${WITHOUT_POSTGRES}`, () => {
  let server: RunningServer;
  const dataDir = newFolder();
  let postgres: DebianPostgres;

  beforeAll(async () => {
    postgres = await startPostgres();
    await hidePgvector(postgres.url);
    server = await startTestServer({ dataDir, databaseUrl: postgres.url, settings: SETTINGS });
  });

  afterAll(async () => {
    await server?.stop();
    await postgres?.stop();
  });

  it('starts, fills the catalogue and searches', async () => {
    const { body } = await ask<SearchAnswer>(server, '/api/search', { text: '2 BHK flats in Gachibowli under 80 lakhs' });
    expect(body.total).toBeGreaterThanOrEqual(3);
  });

  it('says what it runs on', async () => {
    expect((await ask(server, '/readyz')).body).toMatchObject({ ready: true, database: { kind: 'server' } });
  });

  it('says that search by photo lacks pgvector, and searches by words', async () => {
    expect((await ask(server, '/readyz')).body).toMatchObject({
      ready: true,
      photoModel: { ok: false, status: 'unavailable', reason: 'the database lacks the extension pgvector' },
    });
    expect((await ask(server, '/api/visual-search/status')).body).toEqual({
      status: 'unavailable',
      model_loaded: false,
      collection_ready: false,
    });
    const form = new FormData();
    form.append('image', new Blob(['x'], { type: 'image/jpeg' }), 'x.jpg');
    const response = await fetch(`${server.url}/api/visual-search/analyze`, { method: 'POST', body: form });
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ error: { code: 'photo-search-unavailable' } });
    const { body } = await ask<SearchAnswer>(server, '/api/search', { text: 'flats in Kondapur', looks: 'A'.repeat(342) });
    expect(body.total).toBeGreaterThan(0);
  });

  it('sells a plan, lets its buyer log in and takes a home for review', async () => {
    const buyer = visitorOf(server);
    const { email, orderId } = await buyPro(buyer);
    await logInAs(buyer, email, oneTimePasswordIn(await mailTo(dataDir, email, /one-time password/)));
    expect((await buyer.call<Account>('/api/account')).body).toMatchObject({
      plan: { name: 'Pro' },
      payments: [{ orderId, paymentStatus: 'captured', paymentAmount: 999 }],
    });
    const { body } = await buyer.call<Posting>('/api/postings', aPostingForm());
    await buyer.call(`/api/postings/${body.id}/state`, { action: 'submit' });
    expect((await buyer.call<Posting[]>('/api/postings')).body).toMatchObject([{ id: body.id, state: 'pending' }]);
  });

  it('lets a second server share it', async () => {
    const second = await startTestServer({ databaseUrl: postgres.url, settings: SETTINGS });
    expect((await ask(second, '/readyz')).body).toMatchObject({ ready: true });
    await second.stop();
  });
});
