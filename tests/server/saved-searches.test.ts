import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AccountExport } from '../../src/capabilities/account/contract.ts';
import type { Posting, PostingForm } from '../../src/domain/posting.ts';
import type { FoundHome, SavedSearch } from '../../src/domain/saved-search.ts';
import type { RunningServer } from '../../src/server/start.ts';
import {
  anEmail,
  aPostingForm,
  logInAs,
  mailsTo,
  mailTo,
  newMember,
  openShop,
  OWN_PASSWORD,
  visitorOf,
  type Reply,
  type Member,
  type Visitor,
} from './shop.ts';

let server: RunningServer;
let dataDir: string;
let operator: Visitor;
let owner: Visitor;

const member = (): Promise<Member> => newMember({ server, dataDir });

beforeAll(async () => {
  ({ server, dataDir } = await openShop());
  operator = visitorOf(server);
  await logInAs(operator, 'operator@gharvani.example', 'Charminar-1591!');
});
// A plan has room for ten homes.
beforeEach(async () => void ({ visitor: owner } = await member()));
afterAll(() => server.stop());

/** Puts a home on the market, or a change of one, as its owner and an operator do. */
async function publish(more: Partial<PostingForm>, known?: number): Promise<number> {
  const { id } = known === undefined ? (await owner.call<Posting>('/api/postings', aPostingForm(more))).body : { id: known };
  await owner.call(`/api/postings/${id}/save`, aPostingForm(more));
  await owner.call(`/api/postings/${id}/state`, { action: 'submit' });
  expect(await operator.call(`/api/review/${id}`, { decision: 'approve', reason: '' })).toMatchObject({ status: 200 });
  return id;
}

/** Each test looks in a locality of its own, so that no home is another's. */
const looking = (locality: string, more: object = {}) => ({
  purpose: 'buy',
  type: 'Flat',
  bhk: 3,
  locality,
  price_max: 9_500_000,
  ...more,
});
type Saved = Reply<{ saved: SavedSearch | null }>;
const save = (who: Visitor, filters: object, more: object = {}): Promise<Saved> =>
  who.call('/api/saved-searches', { filters, words: '', pace: 'at-once', ...more });
const mine = async (who: Visitor, held: string[] = []): Promise<SavedSearch[]> =>
  (await who.call<SavedSearch[]>('/api/saved-searches/mine', { held })).body;
const change = (who: Visitor, id: number, body: object) => who.call<SavedSearch>(`/api/saved-searches/${id}/change`, body);
const found = async (who: Visitor, id: number, body = {}) => (await who.call<FoundHome[]>(`/api/saved-searches/${id}/open`, body)).body;

/** Waits until what the workers do is done. */
async function until<T>(read: () => Promise<T>, isDone: (value: T) => boolean): Promise<T> {
  for (let tries = 0; tries < 150; tries++) {
    const value = await read();
    if (isDone(value)) return value;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('it did not come to that');
}

const stopPathIn = (mail: string): string => /https?:\/\/[^/]+(\/saved-searches\/stop\/[\w-]+)/.exec(mail)![1]!;

describe('a saved search', () => {
  it('is told by mail, feed and number of a home that is approved: why it fits, what nearly does, and of a cheaper one', async () => {
    const { visitor, email } = await member();
    const { saved } = (await save(visitor, looking('Kondapur', { furnishing: 'furnished' }))).body;
    expect(saved).toMatchObject({ state: 'active', pace: 'at-once', email, fresh: 0 });
    await publish({ title: 'Bare flat', furnishing: 'unfurnished' });
    await publish({ title: 'Far too dear', furnishing: 'furnished', price: '3 crore' });
    const id = await publish({ title: 'Lake view flat', furnishing: 'furnished' });
    const mail = await mailTo(dataDir, email, /Lake view flat/);
    expect(mail).toContain('1 home has come for your saved search “For sale, Flat, 3 BHK');
    expect(mail).toMatch(/Lake view flat, ₹92,00,000.*fits: .*3 BHK.*Kondapur/);
    expect(mail).toMatch(/Nearly.*\s+.*Bare flat.*but for: .*urnish/);
    expect(mail).not.toContain('Far too dear');
    expect(await mine(visitor)).toMatchObject([{ id: saved!.id, fresh: 1 }]);
    const feed = await fetch(server.url + saved!.feed);
    expect(feed.headers.get('Content-Type')).toContain('application/atom+xml');
    const entries = await feed.text();
    expect(entries).toMatch(/<entry>.*Lake view flat.*It fits/);
    expect(entries).not.toContain('Bare flat');

    expect(await found(visitor, saved!.id)).toMatchObject([{ home: { propertyName: 'Lake view flat' }, was: null }]);
    expect(await mine(visitor)).toMatchObject([{ fresh: 0 }]);
    await publish({ title: 'Lake view flat', furnishing: 'furnished', price: '88 lakh' }, id);
    expect(await mailTo(dataDir, email, /Cheaper than before, it was ₹92,00,000/)).toContain('₹88,00,000');
    expect(await found(visitor, saved!.id)).toMatchObject([{ was: 9_200_000 }]);
    await publish({ title: 'Lake view flat', furnishing: 'furnished', price: '90 lakh' }, id);
    await publish({ title: 'Last of all', furnishing: 'furnished' });
    expect(await mailTo(dataDir, email, /Last of all/)).not.toContain('Lake view');
  });

  it('is stopped by the one press of a mail program, and its mail says where (RFC 8058)', async () => {
    const { visitor, email } = await member();
    const { saved } = (await save(visitor, looking('Miyapur'))).body;
    await publish({ title: 'Flat by the metro', locality: 'Miyapur' });
    const mail = await mailTo(dataDir, email, /Flat by the metro/);
    const path = stopPathIn(mail);
    expect(mail.replaceAll(/\r?\n\s+/g, ' ')).toContain(`List-Unsubscribe: <${server.url}${path}>`);
    expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    const press = (to: string) =>
      fetch(server.url + to, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) });
    expect((await press(`${path.slice(0, -3)}abc`)).status).toBe(404);
    expect(await mine(visitor)).toMatchObject([{ state: 'active' }]);
    expect((await press(path)).status).toBe(200);
    expect((await press(path)).status).toBe(200);
    expect(await mine(visitor)).toMatchObject([{ id: saved!.id, state: 'paused' }]);
    const other = await member();
    await save(other.visitor, looking('Miyapur'));
    await publish({ title: 'Another by the metro', locality: 'Miyapur' });
    await mailTo(dataDir, other.email, /Another by the metro/);
    expect(mailsTo(dataDir, email).filter((sent) => sent.includes('Another by the metro'))).toEqual([]);
  });

  it('without an account begins with the link of its mail alone, and opens with the key that the link gives', async () => {
    const email = anEmail();
    const visitor = visitorOf(server);
    expect((await save(visitor, looking('Manikonda'), { email })).body).toEqual({ saved: null });
    expect(await save(visitor, looking('Manikonda'), { email: 'call me' })).toMatchObject({ code: 'bad-request' });
    expect(await save(visitor, looking('Manikonda'))).toMatchObject({ code: 'bad-request' });
    const other = await member();
    await save(other.visitor, looking('Manikonda'));
    await publish({ title: 'Too early', locality: 'Manikonda' });
    await mailTo(dataDir, other.email, /Too early/);
    const mail = await mailTo(dataDir, email, /Follow this link/);
    const key = /confirm=([\w-]+)/.exec(mail)![1]!;
    expect(await mine(visitor, [key])).toEqual([]);
    const { body: begun } = await visitor.call<SavedSearch>('/api/saved-searches/confirm', { key });
    expect(begun).toMatchObject({ state: 'active', email });
    expect(await visitor.call('/api/saved-searches/confirm', { key: `${key.slice(0, -3)}abc` })).toMatchObject({ code: 'search-gone' });
    await publish({ title: 'Right on time', locality: 'Manikonda' });
    expect(await mailTo(dataDir, email, /Right on time/)).not.toContain('Too early');
    expect(await mine(visitor, [begun.key])).toMatchObject([{ fresh: 1 }]);
    expect(await mine(visitor, [begun.key.replace(/^\d+/, '1')])).toEqual([]);
    expect(await found(visitor, begun.id, { key: begun.key })).toMatchObject([{ home: { propertyName: 'Right on time' } }]);
  });

  it('is changed, paused and deleted by its owner alone, and taken back for a day', async () => {
    const { visitor } = await member();
    const { saved } = (await save(visitor, looking('Nizampet'))).body;
    const { id } = saved!;
    for (const stranger of [visitorOf(server), owner]) {
      expect(await change(stranger, id, { state: 'removed' })).toMatchObject({ status: 404, code: 'search-gone' });
      expect(await stranger.call(`/api/saved-searches/${id}/open`, {})).toMatchObject({ code: 'search-gone' });
    }
    const wanted = { filters: looking('Nizampet', { price_max: 8_000_000 }), words: '' };
    expect((await change(visitor, id, { name: ' Home for us ', pace: 'weekly', wanted })).body).toMatchObject({
      name: 'Home for us',
      pace: 'weekly',
      filters: { price_max: 8_000_000 },
    });
    expect(await change(visitor, id, { state: 'removed' })).toMatchObject({ status: 200 });
    expect(await mine(visitor)).toEqual([]);
    expect((await change(visitor, id, { state: 'paused' })).body).toMatchObject({ name: 'Home for us', state: 'paused' });
    expect(await mine(visitor)).toHaveLength(1);
  });

  it('that is saved twice, also at once, is one; and not more than fifty are kept', async () => {
    const { visitor } = await member();
    await Promise.all([1, 2, 3].map(() => save(visitor, looking('Kokapet'))));
    expect(await mine(visitor)).toHaveLength(1);
    for (let i = 1; i < 50; i++) await save(visitor, { locality: 'Kokapet', price_max: i * 100_000, purpose: 'buy' });
    expect(await save(visitor, { locality: 'Kokapet', bhk: 4 })).toMatchObject({ status: 403, code: 'searches-full' });
    expect((await save(visitor, looking('Kokapet'))).status).toBe(200);
  });

  it.each(['only hindus', 'no bachelors', 'strictly vegetarian families', 'सिर्फ ब्राह्मण'])(
    'for %s is stopped, with the words',
    async (words) => {
      const { visitor } = await member();
      expect(await save(visitor, { locality: 'Kokapet' }, { words })).toMatchObject({ status: 400, code: 'wish-excludes' });
      const { saved } = (await save(visitor, { locality: 'Kokapet' }, { words: 'lake view' })).body;
      const other = await change(visitor, saved!.id, { wanted: { filters: { locality: 'Kokapet' }, words } });
      expect(other).toMatchObject({
        code: 'wish-excludes',
        body: { error: { message: expect.stringContaining('Homes here are open to everybody') } },
      });
      expect(await change(visitor, saved!.id, { name: words })).toMatchObject({ code: 'wish-excludes' });
      expect(await mine(visitor)).toMatchObject([{ words: 'lake view', name: '' }]);
    },
  );

  it('that is deleted while its mail is made is told nothing', async () => {
    const { visitor, email } = await member();
    const { saved } = (await save(visitor, looking('Bachupally'))).body;
    await Promise.all([publish({ title: 'Race flat', locality: 'Bachupally' }), change(visitor, saved!.id, { state: 'removed' })]);
    const other = await member();
    await save(other.visitor, looking('Bachupally'));
    await publish({ title: 'Second race flat', locality: 'Bachupally' });
    await mailTo(dataDir, other.email, /Second race flat/);
    expect(mailsTo(dataDir, email).filter((mail) => /race flat/i.test(mail))).toEqual([]);
  });

  it('is told once a day where that is wished, and not before', async () => {
    const { visitor } = await member();
    const { saved } = (await save(visitor, looking('Tellapur'), { pace: 'daily' })).body;
    await publish({ title: 'Patient flat', locality: 'Tellapur' });
    await until(
      () => mine(visitor),
      ([one]) => one!.fresh === 1,
    );
    const email = saved!.email;
    expect(mailsTo(dataDir, email).filter((mail) => mail.includes('Patient flat'))).toEqual([]);
  });

  it('speaks the language in which it was saved', async () => {
    const visitor = visitorOf(server, 'te');
    const email = anEmail();
    await save(visitor, looking('Kukatpally'), { email });
    expect(await mailTo(dataDir, email, /confirm=/)).toMatch(/\p{Script=Telugu}{3}/u);
  });

  it('goes with the account: it stands in the copy of everything, and is deleted with it', async () => {
    const { visitor, email } = await member();
    await save(visitor, looking('Gopanpally'));
    const copy = (await visitor.call<AccountExport>('/api/account/export')).body;
    expect(copy.savedSearches).toMatchObject([{ email, filters: { locality: 'Gopanpally' } }]);
    const [{ key }] = (await mine(visitor)) as [SavedSearch];
    await visitor.call('/api/account/delete', { password: OWN_PASSWORD });
    expect(await mine(visitorOf(server), [key])).toEqual([]);
  });
});
