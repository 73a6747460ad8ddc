import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AccountExport } from '../../src/capabilities/account/contract.ts';
import type { Posting } from '../../src/domain/posting.ts';
import type { HomeCounts, Thread } from '../../src/domain/thread.ts';
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
  type Member,
  type Visitor,
} from './shop.ts';

let server: RunningServer;
let dataDir: string;
let owner: Visitor;
let ownerEmail: string;
let home: number;

const member = (): Promise<Member> => newMember({ server, dataDir });

beforeAll(async () => {
  ({ server, dataDir } = await openShop());
  const operator = visitorOf(server);
  await logInAs(operator, 'operator@gharvani.example', 'Charminar-1591!');
  ({ visitor: owner, email: ownerEmail } = await member());
  const { id } = (await owner.call<Posting>('/api/postings', aPostingForm())).body;
  await owner.call(`/api/postings/${id}/state`, { action: 'submit' });
  await operator.call(`/api/review/${id}`, { decision: 'approve', reason: '' });
  home = (await owner.call<Posting>(`/api/postings/${id}`)).body.propertyId!;
});
afterAll(() => server.stop());

const ask = (who: Visitor, body: object) => who.call<Thread>(`/api/properties/${home}/contact`, body);
const mine = async (who: Visitor, body: object = {}) => (await who.call<Thread[]>('/api/threads/mine', { held: [], ...body })).body;
const write = (who: Visitor, { id }: Thread, body: object) => who.call<Thread>(`/api/threads/${id}/write`, body);
const keyIn = (mail: string): string => /\/messages\?key=([\w-]+)/.exec(mail)![1]!;

describe('an enquiry', () => {
  it('is a thread of both sides with its state, answered by mail without any address', async () => {
    const seeker = await member();
    const { body: sent } = await ask(seeker.visitor, { text: 'Is it still free?' });
    expect(sent).toMatchObject({ state: 'new', side: 'seeker', other: { phone: '' }, messages: [{ side: 'seeker' }] });
    const [got] = await mine(owner);
    expect(got).toMatchObject({ id: sent.id, side: 'owner', other: { phone: '' }, key: null });
    expect(JSON.stringify(got)).not.toContain(seeker.email);
    const { body: exported } = await owner.call<AccountExport>('/api/account/export');
    expect(exported.threads).toHaveLength(1);
    expect(JSON.stringify(exported)).not.toContain(seeker.email);
    expect((await write(owner, got!, { text: 'Yes, come on Sunday.' })).body).toMatchObject({ state: 'answered' });
    const mail = await mailTo(dataDir, seeker.email, /Yes, come on Sunday\./);
    expect(mail).not.toContain(ownerEmail);
    expect((await write(seeker.visitor, sent, { text: 'At which time?' })).body).toMatchObject({ state: 'new' });
    const closed = await owner.call<Thread>(`/api/threads/${sent.id}/close`, { closed: true });
    expect(closed.body).toMatchObject({ state: 'closed' });
    expect((await mine(seeker.visitor))[0]).toMatchObject({
      state: 'closed',
      messages: [{}, { side: 'owner' }, { text: 'At which time?' }],
    });
    const other = await member();
    expect(await write(other.visitor, sent, { text: 'Let me in' })).toMatchObject({ code: 'thread-gone', status: 404 });
    expect(await mine(other.visitor)).toEqual([]);
  });

  it('goes on in its thread until that is closed, also when sent many times at once', async () => {
    const seeker = await member();
    const first = (await ask(seeker.visitor, { text: 'One' })).body;
    await Promise.all(['Two', 'Three', 'Four'].map((text) => ask(seeker.visitor, { text })));
    const [thread, ...others] = await mine(seeker.visitor);
    expect(others).toEqual([]);
    expect(thread!.messages.map(({ text }) => text).toSorted()).toEqual(['Four', 'One', 'Three', 'Two']);
    await owner.call(`/api/threads/${first.id}/close`, { closed: true });
    await ask(seeker.visitor, { text: 'Again' });
    expect(await mine(seeker.visitor)).toHaveLength(2);
  });

  it('of somebody without an account opens with the link of its mail; words of others come to an address that has shown itself', async () => {
    const email = anEmail();
    const guest = visitorOf(server);
    const { body: sent } = await ask(guest, { name: 'Asha', email, text: 'Win at http://evil.example' });
    const mail = await mailTo(dataDir, email, /wrote to the owner/);
    expect(mail).not.toMatch(/evil/);
    expect(keyIn(mail)).not.toBe(sent.key);
    await write(owner, sent, { text: 'Buy at http://evil.example' });
    expect(await mailTo(dataDir, email, /has answered\. Read/)).not.toMatch(/evil/);
    expect(await mine(visitorOf(server), { held: [sent.key] })).toMatchObject([{ id: sent.id, side: 'seeker' }]);
    await write(owner, sent, { text: 'Buy once more at http://evil.example' });
    await expect.poll(() => mailsTo(dataDir, email).length).toBe(3);
    expect(mailsTo(dataDir, email).join('')).not.toMatch(/evil/);

    const elsewhere = visitorOf(server);
    const [opened] = await mine(elsewhere, { mail: keyIn(mail) });
    expect(opened).toMatchObject({ id: sent.id, key: sent.key });
    await write(owner, sent, { text: 'The lift works again.' });
    await mailTo(dataDir, email, /The lift works again\./);
    expect((await write(elsewhere, sent, { text: 'Good', key: sent.key })).body.messages).toHaveLength(5);
    expect(await write(elsewhere, sent, { text: 'Good', key: `${sent.id}-${'a'.repeat(43)}` })).toMatchObject({ code: 'thread-gone' });
    expect(await ask(guest, { name: 'Asha', email: 'call me', text: 'Hello' })).toMatchObject({ code: 'bad-request' });
  });

  it('shows a number only once it was given, with a receipt for both of who got what when', async () => {
    const seeker = await member();
    const { body: sent } = await ask(seeker.visitor, { text: 'Is there a lift?' });
    await owner.call(`/api/threads/${sent.id}/phone`, { phone: '040 2345 6789' });
    const [forSeeker] = await mine(seeker.visitor);
    expect(forSeeker!.other.phone).toBe('040 2345 6789');
    expect((await mine(owner)).find(({ id }) => id === sent.id)!.other.phone).toBe('');
    await seeker.visitor.call(`/api/threads/${sent.id}/phone`, { phone: '98480 12345' });
    const forOwner = (await mine(owner)).find(({ id }) => id === sent.id)!;
    expect(forOwner.other.phone).toBe('98480 12345');
    expect(forOwner.receipts).toMatchObject([
      { side: 'seeker', what: 'name' },
      { side: 'owner', what: 'phone', value: '040 2345 6789' },
      { side: 'seeker', what: 'phone', value: '98480 12345' },
    ]);
    expect(forOwner.receipts.every(({ at }) => Math.abs(Date.parse(at) - Date.now()) < 60_000)).toBe(true);
    expect(await seeker.visitor.call(`/api/threads/${sent.id}/phone`, { phone: 'no' })).toMatchObject({ code: 'bad-request' });
  });

  it('goes with the account that wrote it', async () => {
    const seeker = await member();
    const { body: sent } = await ask(seeker.visitor, { text: 'Is it quiet?' });
    await seeker.visitor.call('/api/account/delete', { password: OWN_PASSWORD });
    expect((await mine(owner)).some(({ id }) => id === sent.id)).toBe(false);
  });
});

it('an owner sees of each home how many ask, come, look and save, and nobody by name', async () => {
  const counts = async () => (await owner.call<HomeCounts[]>('/api/postings/counts')).body.find(({ propertyId }) => propertyId === home)!;
  const before = await counts();
  const seeker = await member();
  const view = (who: Visitor) => who.call(`/api/properties/${home}/view`, {});
  for (const who of [seeker.visitor, seeker.visitor, visitorOf(server), owner]) await view(who);
  await seeker.visitor.call('/api/account/homes', { changes: [{ list: 'wishlist', added: [home], removed: [] }] });
  await ask(seeker.visitor, { text: 'Is it bright?' });
  const { times } = (await seeker.visitor.call<{ times: string[] }>(`/api/properties/${home}/visit-times`)).body;
  await seeker.visitor.call(`/api/properties/${home}/visits`, { at: times[0] });
  expect(await counts()).toEqual({
    propertyId: home,
    enquiries: before.enquiries + 1,
    visits: before.visits + 1,
    views: before.views + 2,
    saves: before.saves + 1,
  });
  expect(await visitorOf(server).call('/api/postings/counts')).toMatchObject({ code: 'log-in-needed' });
});
