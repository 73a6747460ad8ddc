import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ReportedHome } from '../../src/domain/home-report.ts';
import type { Posting } from '../../src/domain/posting.ts';
import type { RunningServer } from '../../src/server/start.ts';
import { anEmail, aPostingForm, buyPro, logInAs, mailsTo, mailTo, oneTimePasswordIn, openShop, visitorOf, type Visitor } from './shop.ts';

let server: RunningServer;
let dataDir: string;
let operator: Visitor;
let owner: Visitor;
let ownerEmail: string;

beforeAll(async () => {
  ({ server, dataDir } = await openShop());
  operator = visitorOf(server);
  await logInAs(operator, 'operator@gharvani.example', 'Charminar-1591!');
  owner = visitorOf(server);
  ({ email: ownerEmail } = await buyPro(owner));
  await logInAs(owner, ownerEmail, oneTimePasswordIn(await mailTo(dataDir, ownerEmail, /one-time password/)));
});
afterAll(() => server.stop());

async function aLiveHome(title: string): Promise<number> {
  const { id } = (await owner.call<Posting>('/api/postings', aPostingForm({ title }))).body;
  await owner.call(`/api/postings/${id}/state`, { action: 'submit' });
  await operator.call(`/api/review/${id}`, { decision: 'approve', reason: '' });
  return (await owner.call<Posting>(`/api/postings/${id}`)).body.propertyId!;
}

const report = (home: number, more: object = {}, who = visitorOf(server)) =>
  who.call(`/api/properties/${home}/report`, { reason: 'fake', text: 'Nobody lives there.', ...more });
const queue = async () => (await operator.call<ReportedHome[]>('/api/review/reports')).body;
const waiting = async (id: number) => (await queue()).find((home) => home.id === id);
const decide = (home: number, decision: string, reason = 'We called, and there is no such house.') =>
  operator.call(`/api/review/reports/${home}`, { decision, reason });

describe('a reported home', () => {
  it('waits in the queue with its reasons; taken down, its owner and who reported it hear why', async () => {
    const home = await aLiveHome('House of air');
    const [first, second] = [anEmail(), anEmail()];
    expect((await report(home, { email: first })).status).toBe(200);
    await report(home, { reason: 'pictures', text: '', email: second });
    await report(home, { reason: 'gone' });
    expect(await waiting(home)).toMatchObject({
      name: 'House of air',
      live: true,
      reports: [{ reason: 'fake', text: 'Nobody lives there.' }, { reason: 'pictures' }, { reason: 'gone' }],
    });
    expect(await decide(home, 'take-down', ' ')).toMatchObject({ code: 'bad-request' });
    expect((await decide(home, 'take-down')).status).toBe(200);
    expect(await visitorOf(server).call(`/api/properties/${home}`)).toMatchObject({ code: 'property-gone' });
    expect(await mailTo(dataDir, ownerEmail, /has been taken off/)).toContain('no such house');
    for (const email of [first, second]) expect(await mailTo(dataDir, email, /We have taken it off/)).toContain('no such house');
    expect(await waiting(home)).toBeUndefined();
    expect(await report(home)).toMatchObject({ status: 404, code: 'property-gone' });
  });

  it('that is in order stays, and who reported it hears that too', async () => {
    const home = await aLiveHome('House in order');
    const email = anEmail();
    await report(home, { email });
    await decide(home, 'keep', 'We have been there.');
    expect(await mailTo(dataDir, email, /stays on the market/)).toContain('We have been there.');
    expect((await visitorOf(server).call(`/api/properties/${home}`)).status).toBe(200);
    expect(mailsTo(dataDir, ownerEmail).filter((mail) => mail.includes('We have been there'))).toEqual([]);
  });

  it('is reported once by the same person, also at once; a later report changes the first', async () => {
    const home = await aLiveHome('House of many words');
    const visitor = visitorOf(server);
    await report(home, {}, visitor);
    await Promise.all([1, 2, 3].map(() => report(home, { text: 'Again.' }, visitor)));
    await Promise.all([1, 2, 3].map(() => report(home, { text: 'A member.' }, owner)));
    expect((await waiting(home))!.reports.map(({ text }) => text).toSorted()).toEqual(['A member.', 'Again.']);
  });

  it('is decided on by operators alone, and answered in the language of who reported it', async () => {
    const home = await aLiveHome('House of two tongues');
    const email = anEmail();
    await report(home, { email }, visitorOf(server, 'te'));
    for (const stranger of [visitorOf(server), owner]) {
      expect((await stranger.call('/api/review/reports')).status).toBeGreaterThanOrEqual(401);
      expect((await stranger.call(`/api/review/reports/${home}`, { decision: 'take-down', reason: 'x' })).status).toBeGreaterThanOrEqual(
        401,
      );
    }
    await decide(home, 'keep', 'Fine.');
    expect(await mailTo(dataDir, email, /Fine\./)).toMatch(/\p{Script=Telugu}{3}/u);
  });

  it('takes no reason that is none, and a flood of reports is stopped', async () => {
    const home = await aLiveHome('House of floods');
    expect(await report(home, { reason: 'ugly' })).toMatchObject({ code: 'bad-request' });
    expect(await report(home, { email: 'nobody' })).toMatchObject({ code: 'bad-request' });
    const statuses = [];
    for (let i = 0; i < 30; i++) statuses.push((await report(home)).status);
    expect(statuses.at(-1)).toBe(429);
    expect((await waiting(home))!.reports.length).toBeLessThanOrEqual(20);
    expect((await report(home, {}, owner)).status).toBe(200);
  });

  it('never was one that keeps people out: its posting is stopped with the words and the reason', async () => {
    const { id } = (
      await owner.call<Posting>('/api/postings', aPostingForm({ description: 'Near the lake. Only vegetarians. Big rooms.' }))
    ).body;
    const { status, body } = await owner.call<{ error: { fields: unknown[] } }>(`/api/postings/${id}/state`, { action: 'submit' });
    expect(status).toBe(400);
    expect(body.error.fields).toEqual([{ path: 'description', message: 'posting.problem.excludes.diet' }]);
  });
});
