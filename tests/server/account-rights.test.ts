import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AccountExport } from '../../src/capabilities/account/contract.ts';
import type { Agent } from '../../src/domain/agents.ts';
import type { Thread } from '../../src/domain/thread.ts';
import type { Posting } from '../../src/domain/posting.ts';
import type { Property } from '../../src/domain/property.ts';
import type { RunningServer } from '../../src/server/start.ts';
import {
  anEmail,
  aPostingForm,
  buyPro,
  logInAs,
  mailTo,
  oneTimePasswordIn,
  openShop,
  OWN_PASSWORD,
  tryLogIn,
  visitorOf,
  type Visitor,
} from './shop.ts';

let server: RunningServer;
let dataDir: string;
let operator: Visitor;
let owner: Visitor;
let email: string;
let propertyId: number;
let postingId: number;

beforeAll(async () => {
  ({ server, dataDir } = await openShop());
  operator = visitorOf(server);
  await logInAs(operator, 'operator@gharvani.example', 'Charminar-1591!');
  owner = visitorOf(server);
  ({ email } = await buyPro(owner));
  await logInAs(owner, email, oneTimePasswordIn(await mailTo(dataDir, email, /one-time password/)));
  postingId = (await owner.call<Posting>('/api/postings', aPostingForm())).body.id;
  await owner.call(`/api/postings/${postingId}/state`, { action: 'submit' });
  await operator.call(`/api/review/${postingId}`, { decision: 'approve' });
  propertyId = (await owner.call<Posting>(`/api/postings/${postingId}`)).body.propertyId!;
});
afterAll(() => server.stop());

const home = () => visitorOf(server).call<Property>(`/api/properties/${propertyId}`);

describe('a home of an owner', () => {
  it('shows nobody the address that its owner logs in with; a form reaches them', async () => {
    expect(JSON.stringify((await home()).body)).not.toContain(email);
    const { body } = await visitorOf(server).call('/api/agents/search', { text: 'Asha' });
    expect(JSON.stringify(body)).not.toContain(email);
    const message = { name: 'Ravi', email: anEmail(), phone: '98480 12345', text: 'Win at http://evil.example' };
    const written = (await visitorOf(server).call<Thread>(`/api/properties/${propertyId}/contact`, message)).body;
    expect(JSON.stringify(written)).not.toContain(email);
    expect((await owner.call<Thread[]>('/api/threads/mine', { held: [] })).body).toMatchObject([
      { home: { id: propertyId }, other: { name: 'Ravi', phone: '98480 12345' }, messages: [{ side: 'seeker', text: message.text }] },
    ]);
    const mail = await mailTo(dataDir, email, /Someone wrote to you/);
    expect(mail).not.toMatch(/evil|Ravi/);
    expect(await visitorOf(server).call('/api/properties/1/contact', message)).toMatchObject({ status: 404, code: 'owner-unreachable' });
  });

  it('shows the telephone number of its owner only where they chose so', async () => {
    const agentPhone = async () => (await visitorOf(server).call<Agent>(`/api/agents/${(await home()).body.agentId}`)).body.phone;
    expect((await home()).body.agentPhoneNumber).toBe('');
    expect(await agentPhone()).toBe('');
    expect((await visitorOf(server).call<Property>('/api/properties/1')).body.agentPhoneNumber).toMatch(/^\+91/);
    const choose = async (show_phone: 'yes' | 'no') => {
      await owner.call(`/api/postings/${postingId}/save`, aPostingForm({ show_phone }));
      await owner.call(`/api/postings/${postingId}/state`, { action: 'submit' });
      await operator.call(`/api/review/${postingId}`, { decision: 'approve' });
    };
    await choose('yes');
    expect((await home()).body.agentPhoneNumber).toMatch(/^\+91/);
    expect(await agentPhone()).toBe((await home()).body.agentPhoneNumber);
    await choose('no');
    expect((await home()).body.agentPhoneNumber).toBe('');
  });

  it('can be taken down by an operator and put back, with the reason sent to its owner', async () => {
    const reason = 'The pictures show another home.';
    expect(await owner.call(`/api/review/listings/${propertyId}/take-down`, { reason })).toMatchObject({ code: 'not-allowed' });
    expect(await operator.call(`/api/review/listings/${propertyId}/take-down`, { reason: ' ' })).toMatchObject({ code: 'bad-request' });
    expect((await operator.call(`/api/review/listings/${propertyId}/take-down`, { reason })).status).toBe(200);
    expect(await home()).toMatchObject({ code: 'property-gone' });
    expect((await owner.call<Posting>(`/api/postings/${postingId}`)).body).toMatchObject({ state: 'taken-down', reason });
    expect(await mailTo(dataDir, email, /taken off the market/)).toContain(reason);
    expect(await operator.call(`/api/review/listings/${propertyId}/take-down`, { reason })).toMatchObject({ code: 'posting-not-possible' });
    expect((await operator.call(`/api/review/listings/${propertyId}/put-back`, { reason: 'We were wrong.' })).status).toBe(200);
    expect((await home()).status).toBe(200);
    expect(await mailTo(dataDir, email, /on the market again/)).toContain('We were wrong.');
    // A home of the catalogue, which nobody has posted.
    expect((await operator.call('/api/review/listings/1/take-down', { reason })).status).toBe(200);
    expect(await visitorOf(server).call('/api/properties/1')).toMatchObject({ code: 'property-gone' });
  });
});

describe('an account', () => {
  it('is exported whole, without secrets', async () => {
    const { body } = await owner.call<AccountExport>('/api/account/export');
    expect(body).toMatchObject({
      account: { email, first_name: 'Asha' },
      postings: [{ id: postingId }],
      payments: [{ state: 'captured' }],
    });
    expect(body.mails.length).toBeGreaterThan(2);
    expect(body.threadMessages).toHaveLength(1);
    expect(JSON.stringify(body)).not.toMatch(/_hash|argon2/);
    expect(await visitorOf(server).call('/api/account/export')).toMatchObject({ code: 'log-in-needed' });
  });

  it('is deleted by its owner with the password: nothing of the person stays but nameless books', async () => {
    expect(await owner.call('/api/account/delete', { password: 'Not-It-27!' })).toMatchObject({ code: 'password-wrong' });
    expect((await owner.call('/api/account/delete', { password: OWN_PASSWORD })).body).toEqual({ done: true });
    expect(await home()).toMatchObject({ code: 'property-gone' });
    expect(await owner.call('/api/account')).toMatchObject({ code: 'log-in-needed' });
    expect((await tryLogIn(owner, email, OWN_PASSWORD)).code).toBe('log-in-failed');
    expect(await mailTo(dataDir, email, /has been deleted/)).toBeTruthy();
    const { body } = await operator.call<{ email: string; amount: number }[]>('/api/review/payments/search', {});
    expect(body).toMatchObject([{ email: expect.stringMatching(/^deleted-\d+@deleted\.invalid$/), amount: 999 }]);
  });
});
