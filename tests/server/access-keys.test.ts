import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AccountExport } from '../../src/capabilities/account/contract.ts';
import type { AccessKey, KeyRequest } from '../../src/domain/access-key.ts';
import type { KeptList } from '../../src/domain/kept-homes.ts';
import type { Posting } from '../../src/domain/posting.ts';
import type { Thread } from '../../src/domain/thread.ts';
import type { SearchAnswer } from '../../src/domain/search.ts';
import type { RunningServer } from '../../src/server/start.ts';
import { aPostingForm, logInAs, openShop, visitorOf, type Visitor } from './shop.ts';

const PASSWORD = 'Charminar-1591!';

let server: RunningServer;
let seeker: Visitor;
let owner: Visitor;
let home: number;
let secret: string;
let key: AccessKey;
let client: Client;

/** The SDK's own client, with the key of an account or without. */
async function programOf(bearer?: string): Promise<Client> {
  const program = new Client({ name: 'somebody’s chat app', version: '1' });
  const requestInit = bearer === undefined ? {} : { headers: { Authorization: `Bearer ${bearer}` } };
  const transport = new StreamableHTTPClientTransport(new URL('/mcp', server.url), { requestInit });
  // The package's own types are not exact about optional fields.
  await program.connect(transport as unknown as Parameters<Client['connect']>[0]);
  return program;
}

async function call<T>(name: string, args: Record<string, unknown> = {}, by: Client = client) {
  const { structuredContent, isError, content } = await by.callTool({ name, arguments: args });
  const text = (content as { text: string }[])[0]!.text;
  return { answer: structuredContent as T, isError: isError === true, text };
}

interface Asked {
  request: KeyRequest;
  confirmAt: string;
}

/** What seekers have written to the owner, each with the name. */
const writtenToOwner = async () =>
  (await owner.call<Thread[]>('/api/threads/mine', { held: [] })).body.flatMap(({ other, messages }) =>
    messages.map(({ text }) => `${other.name}: ${text}`),
  );
const waiting = async () => (await seeker.call<KeyRequest[]>('/api/access-keys/requests')).body;
const decide = (id: number, decision: string, who = seeker) => who.call(`/api/access-keys/requests/${id}`, { decision });
const codeIn = (text: string): string => (JSON.parse(text) as { error: { code: string } }).error.code;

beforeAll(async () => {
  ({ server } = await openShop());
  seeker = visitorOf(server);
  await logInAs(seeker, 'customer@gharvani.example', PASSWORD);
  owner = visitorOf(server);
  await logInAs(owner, 'agent@gharvani.example', PASSWORD);
  const operator = visitorOf(server);
  await logInAs(operator, 'operator@gharvani.example', PASSWORD);
  const { id } = (await owner.call<Posting>('/api/postings', aPostingForm())).body;
  await owner.call(`/api/postings/${id}/state`, { action: 'submit' });
  await operator.call(`/api/review/${id}`, { decision: 'approve' });
  home = (await owner.call<Posting>(`/api/postings/${id}`)).body.propertyId!;
  const made = await seeker.call<{ key: AccessKey; secret: string }>('/api/access-keys', {
    name: 'My chat app',
    may: ['save', 'enquire', 'visit'],
  });
  ({ key, secret } = made.body);
  client = await programOf(secret);
});
afterAll(async () => {
  await client.close();
  await server.stop();
});

describe('a key of an account', () => {
  it('is shown once, and kept as a hash', async () => {
    expect(secret).toMatch(/^gharvani_[\w-]{43}$/);
    expect(key).toMatchObject({ name: 'My chat app', may: ['save', 'enquire', 'visit'], aDay: 20, usedAt: null });
    const { body: listed } = await seeker.call('/api/access-keys');
    const { body: copy } = await seeker.call<AccountExport>('/api/account/export');
    expect(copy.accessKeys).toMatchObject([{ name: 'My chat app' }]);
    for (const told of [listed, copy]) expect(JSON.stringify(told)).not.toContain(secret.slice(9));
    expect(JSON.stringify(copy)).not.toContain('key_hash');
  });

  it('needs a name, something that it may, and a limit that is one', async () => {
    for (const wrong of [{ name: ' ' }, { may: [] }, { may: ['pay'] }, { aDay: 0 }, { aDay: 101 }])
      expect(await seeker.call('/api/access-keys', { name: 'x', may: ['save'], ...wrong })).toMatchObject({ code: 'bad-request' });
    expect(await visitorOf(server).call('/api/access-keys')).toMatchObject({ code: 'log-in-needed' });
  });
});

describe('a program with a key', () => {
  it('finds, compares and asks for a visit, and nothing happens before the yes of the person', async () => {
    const { tools } = await client.listTools();
    const asking = tools.filter(({ annotations }) => annotations?.readOnlyHint === false).map(({ name }) => name);
    expect(asking).toEqual(['save_home', 'send_enquiry', 'ask_for_visit']);
    const { answer: found } = await call<SearchAnswer>('search_homes', { text: '3 bhk in Kondapur' });
    expect(found.total).toBeGreaterThan(0);
    const ids = [home, found.properties[0]!.id];
    expect((await call<{ answer: { id: number }[] }>('read_homes', { ids })).answer.answer.map(({ id }) => id)).toEqual(ids);
    const { answer } = await call<Asked>('ask_for_visit', { home, when: 'Saturday at 11', text: 'Is there a lift?' });
    expect(answer.request).toMatchObject({
      kind: 'visit',
      home: { id: home },
      state: 'waiting',
      by: 'My chat app',
      when: 'Saturday at 11',
    });
    expect(answer.confirmAt).toMatch(/\/admin$/);
    const told = writtenToOwner;
    expect(await told()).toEqual([]);
    expect(await waiting()).toMatchObject([{ id: answer.request.id }]);
    // The same once more waits once.
    await call('ask_for_visit', { home, when: 'Saturday at 11', text: 'Is there a lift?' });
    expect(await waiting()).toHaveLength(1);
    expect(await decide(answer.request.id, 'confirm', owner)).toMatchObject({ code: 'request-decided' });
    expect(await told()).toEqual([]);
    expect((await decide(answer.request.id, 'confirm')).status).toBe(200);
    expect(await told()).toEqual([expect.stringMatching(/^Asha Rao: .*Saturday at 11.*Is there a lift\?/)]);
    expect(await decide(answer.request.id, 'confirm')).toMatchObject({ status: 409, code: 'request-decided' });
    expect(await told()).toHaveLength(1);
    expect((await call<{ answer: KeyRequest[] }>('list_my_requests')).answer.answer).toMatchObject([{ state: 'done' }]);
  });

  it('sees a home saved after a yes, and not after a no', async () => {
    const saved = async () => (await seeker.call<Record<KeptList, number[]>>('/api/account/homes', { changes: [] })).body.wishlist;
    const before = await saved();
    const { answer: one } = await call<Asked>('save_home', { home });
    const { answer: other } = await call<Asked>('save_home', { home: 3 });
    expect(await saved()).toEqual(before);
    await decide(other.request.id, 'refuse');
    await decide(one.request.id, 'confirm');
    expect(await saved()).toEqual([home, ...before]);
    expect((await call<{ answer: KeyRequest[] }>('list_my_requests')).answer.answer.slice(0, 2).map(({ state }) => state)).toEqual([
      'refused',
      'done',
    ]);
  });

  it('has one yes, however many come at once', async () => {
    const { answer } = await call<Asked>('send_enquiry', { home, text: 'How old is the lift?' });
    const answers = await Promise.all(Array.from({ length: 6 }, () => decide(answer.request.id, 'confirm')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await writtenToOwner()).filter((line) => line.endsWith(': How old is the lift?'))).toHaveLength(1);
  });

  it('goes on waiting where its wish cannot be carried out', async () => {
    const { answer } = await call<Asked>('send_enquiry', { home: 1, text: 'Hello?' });
    expect(await decide(answer.request.id, 'confirm')).toMatchObject({ code: 'owner-unreachable' });
    expect(await waiting()).toMatchObject([{ id: answer.request.id, state: 'waiting' }]);
    await decide(answer.request.id, 'refuse');
  });

  it('cannot pay, cancel, decide for the person, or read what is theirs or another’s', async () => {
    const program = visitorOf(server);
    program.token = secret;
    for (const path of ['/api/account', '/api/account/export', '/api/access-keys', '/api/access-keys/requests'])
      expect(await program.call(path)).toMatchObject({ status: 401, code: 'log-in-needed' });
    const { answer } = await call<Asked>('save_home', { home: 5 });
    expect(await decide(answer.request.id, 'confirm', program)).toMatchObject({ code: 'log-in-needed' });
    expect(await program.call('/api/account/homes', { changes: [] })).toMatchObject({ code: 'log-in-needed' });
    expect(await program.call('/api/account/delete', { password: PASSWORD })).toMatchObject({ code: 'log-in-needed' });
    for (const name of ['pay', 'cancel', 'delete_account', 'decideKeyRequest', 'account', 'exportAccount'])
      expect((await call(name)).text).toContain('There is no tool');
    await decide(answer.request.id, 'refuse');
    // What another key has asked for is not told to this one.
    const theirs = (await owner.call<{ secret: string }>('/api/access-keys', { name: 'Theirs', may: ['save'] })).body.secret;
    const other = await programOf(theirs);
    expect((await call<{ answer: KeyRequest[] }>('list_my_requests', {}, other)).answer.answer).toEqual([]);
    expect(codeIn((await call('ask_for_visit', { home, when: 'now' }, other)).text)).toBe('not-allowed');
    expect(await decide(answer.request.id, 'confirm', owner)).toMatchObject({ code: 'request-decided' });
    await other.close();
  });

  it('takes no fields that it was not given, and no home that is not there', async () => {
    expect(codeIn((await call('save_home', { home: 999_999_999 })).text)).toBe('property-gone');
    expect(codeIn((await call('send_enquiry', { home, text: ' ' })).text)).toBe('bad-request');
    const { answer } = await call<Asked>('save_home', { home: 7, kind: 'enquire', text: 'Sneaked in' });
    expect(answer.request).toMatchObject({ kind: 'save', text: '' });
    await decide(answer.request.id, 'refuse');
  });

  it('has its limit for a day, and asks nothing once its key is revoked', async () => {
    const made = await seeker.call<{ key: AccessKey; secret: string }>('/api/access-keys', { name: 'Few', may: ['save'], aDay: 2 });
    const few = await programOf(made.body.secret);
    const codes = [];
    for (const id of [11, 12, 13]) codes.push(await call<Asked>('save_home', { home: id }, few));
    expect(codes.map(({ isError }) => isError)).toEqual([false, false, true]);
    expect(codeIn(codes[2]!.text)).toBe('too-many-requests');
    expect(await owner.call('/api/access-keys/revoke', { id: made.body.key.id })).toMatchObject({ code: 'not-found' });
    expect(await waiting()).toHaveLength(2);
    expect((await seeker.call('/api/access-keys/revoke', { id: made.body.key.id })).status).toBe(200);
    expect(await waiting()).toEqual([]);
    expect(codeIn((await call('list_my_requests', {}, few)).text)).toBe('log-in-needed');
    await few.close();
  });

  it('is one of ten at most', async () => {
    const statuses = [];
    for (let i = 0; i < 11; i++) statuses.push((await seeker.call('/api/access-keys', { name: `Key ${i}`, may: ['save'] })).status);
    expect(statuses.slice(0, 9).every((status) => status === 200)).toBe(true);
    expect(statuses.slice(9)).toEqual([403, 403]);
  });
});
