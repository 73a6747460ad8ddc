import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AccountExport } from '../../src/capabilities/account/contract.ts';
import { readCaseNumber, shownCaseNumber } from '../../src/domain/case-number.ts';
import { CONTACT } from '../../src/domain/contact.ts';
import type { CaseStanding, SupportCase } from '../../src/domain/support-case.ts';
import type { RunningServer } from '../../src/server/start.ts';
import { anEmail, buyPro, logInAs, mailTo, oneTimePasswordIn, openShop, OWN_PASSWORD, visitorOf, type Visitor } from './shop.ts';

let server: RunningServer;
let dataDir: string;
let operator: Visitor;
let owner: Visitor;
let email: string;

beforeAll(async () => {
  ({ server, dataDir } = await openShop());
  operator = visitorOf(server);
  await logInAs(operator, 'operator@gharvani.example', 'Charminar-1591!');
  owner = visitorOf(server);
  ({ email } = await buyPro(owner));
  await logInAs(owner, email, oneTimePasswordIn(await mailTo(dataDir, email, /one-time password/)));
});
afterAll(() => server.stop());

const key = () => crypto.randomUUID();
const aCase = (more: object = {}) => ({ about: 'complaint', text: 'Nobody called me back.', reach: '98480 12345', key: key(), ...more });
const open = (more: object = {}, who = visitorOf(server)) => who.call<SupportCase>('/api/cases', aCase(more));
const mine = async (held: { number: string; key: string }[], who = visitorOf(server)) =>
  (await who.call<SupportCase[]>('/api/cases/mine', { held })).body;
const add = (number: string, body: object, who = visitorOf(server)) => who.call<SupportCase>(`/api/cases/${number}/add`, body);
const waiting = async () => (await operator.call<SupportCase[]>('/api/review/cases')).body;

describe('a case', () => {
  it('gets a number that can be said, and is mailed to those who answer and to the person', async () => {
    const reach = anEmail();
    const { body, status } = await open({ reach, about: 'payment', payment: 'pay_77', text: '  Charged twice.  ' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ about: 'payment', text: 'Charged twice.', reach, payment: 'pay_77', state: 'open', notes: [] });
    expect(readCaseNumber(body.number)).toBe(body.number);
    const shown = shownCaseNumber(body.number);
    const desk = await mailTo(dataDir, CONTACT.email.shown, new RegExp(shown));
    for (const told of ['Charged twice.', reach, 'pay_77']) expect(desk).toContain(told);
    const person = await mailTo(dataDir, reach, new RegExp(shown));
    expect(person).not.toContain('Charged twice.');
  });

  it('that is sent twice, one after the other or at once, is one', async () => {
    const sent = aCase();
    const visitor = visitorOf(server);
    const before = (await waiting()).length;
    const answers = await Promise.all([1, 2, 3, 4].map(() => visitor.call<SupportCase>('/api/cases', sent)));
    answers.push(await visitor.call<SupportCase>('/api/cases', sent));
    expect(new Set(answers.map(({ body }) => body.number)).size).toBe(1);
    expect(await waiting()).toHaveLength(before + 1);
  });

  it('needs words, and a way to answer them', async () => {
    for (const [wrong, path] of [
      [{ text: '   ' }, 'text'],
      [{ text: '' }, 'text'],
      [{ text: 'x'.repeat(1001) }, 'text'],
      [{ reach: 'call me' }, 'reach'],
      [{ reach: undefined }, 'reach'],
      [{ key: 'guess' }, 'key'],
      [{ payment: 'a b' }, 'payment'],
    ] as const) {
      const { body, code } = await visitorOf(server).call<{ error: { fields: { path: string }[] } }>('/api/cases', aCase(wrong));
      expect(code).toBe('bad-request');
      expect(body.error.fields.map((field) => field.path)).toEqual([path]);
    }
  });

  it('tells whoever has its number its state and date, and whoever has its key the rest', async () => {
    const sent = aCase({ text: 'My secret trouble.' });
    const { number, at } = (await visitorOf(server).call<SupportCase>('/api/cases', sent)).body;
    for (const typed of [number, number.toLowerCase(), shownCaseNumber(number)])
      expect((await visitorOf(server).call<CaseStanding>(`/api/cases/${typed}`)).body).toEqual({ number, state: 'open', at });
    expect(await mine([{ number, key: sent.key }])).toMatchObject([{ number, text: 'My secret trouble.' }]);
    expect(await mine([{ number, key: key() }])).toEqual([]);
    expect(await mine([])).toEqual([]);
  });

  it('is not found by a wrong number, and not by trying many', async () => {
    const visitor = visitorOf(server);
    expect(await visitor.call('/api/cases/nonsense')).toMatchObject({ status: 404, code: 'case-gone' });
    const statuses = [];
    for (let i = 0; i < 30; i++) statuses.push((await visitor.call('/api/cases/FFFFF2')).status);
    expect(new Set(statuses)).toEqual(new Set([404, 429]));
    expect(statuses.at(-1)).toBe(429);
  });

  it('can be added to by its opener alone, once for the same words, until it is closed', async () => {
    const sent = aCase();
    const { number } = (await visitorOf(server).call<SupportCase>('/api/cases', sent)).body;
    const more = { text: 'And the owner shouted.' };
    expect(await add(number, more)).toMatchObject({ code: 'case-gone' });
    expect(await add(number, { ...more, key: key() })).toMatchObject({ code: 'case-gone' });
    expect(await add(number, more, owner)).toMatchObject({ code: 'case-gone' });
    await Promise.all([1, 2].map(() => add(number, { ...more, key: sent.key })));
    expect(await mine([{ number, key: sent.key }])).toMatchObject([{ notes: [{ by: 'person', ...more }] }]);
    await operator.call(`/api/review/cases/${number}/close`, {});
    expect(await add(number, { text: 'More.', key: sent.key })).toMatchObject({ status: 409, code: 'case-closed' });
  });
});

describe('operators', () => {
  it('answer in the language in which a case was opened', async () => {
    const reach = anEmail();
    const { body } = await visitorOf(server, 'te').call<SupportCase>('/api/cases', aCase({ reach }));
    expect(await mailTo(dataDir, reach, new RegExp(body.number.slice(0, 3)))).toMatch(/\p{Script=Telugu}{3}/u);
    await operator.call(`/api/review/cases/${body.number}/answer`, { text: 'We have called the agent.' });
    expect(await mailTo(dataDir, reach, /We have called/)).toMatch(/\p{Script=Telugu}{3}/u);
  });

  it('answer a case by mail, once for the same words, and close it', async () => {
    const reach = anEmail();
    const sent = aCase({ reach });
    const { number } = (await visitorOf(server).call<SupportCase>('/api/cases', sent)).body;
    const answer = { text: 'We have called the agent.' };
    for (const path of [`/api/review/cases/${number}/answer`, `/api/review/cases/${number}/close`]) {
      expect(await owner.call(path, answer)).toMatchObject({ code: 'not-allowed' });
      expect(await visitorOf(server).call(path, answer)).toMatchObject({ code: 'log-in-needed' });
    }
    expect(await owner.call('/api/review/cases')).toMatchObject({ code: 'not-allowed' });
    await Promise.all([1, 2].map(() => operator.call(`/api/review/cases/${number}/answer`, answer)));
    expect(await mine([{ number, key: sent.key }])).toMatchObject([{ state: 'answered', notes: [{ by: 'office', ...answer }] }]);
    expect(await mailTo(dataDir, reach, /Our answer/)).toContain(answer.text);
    await add(number, { text: 'Still nothing.', key: sent.key });
    expect((await waiting()).find((item) => item.number === number)?.state).toBe('open');
    await operator.call(`/api/review/cases/${number}/close`, {});
    expect((await waiting()).some((item) => item.number === number)).toBe(false);
    expect(await operator.call(`/api/review/cases/${number}/answer`, answer)).toMatchObject({ code: 'case-closed' });
    expect(await operator.call('/api/review/cases/FFFFF2/close', {})).toMatchObject({ code: 'case-gone' });
  });
});

describe('an account', () => {
  it('sees its own cases on every device, with its e-mail address used unasked, and nobody else’s', async () => {
    const { body } = await owner.call<SupportCase>('/api/cases', aCase({ reach: undefined, text: 'From my account.' }));
    expect(body).toMatchObject({ reach: email, text: 'From my account.' });
    expect(await mine([], owner)).toMatchObject([{ number: body.number }]);
    expect(await mine([], operator)).toEqual([]);
    expect(await add(body.number, { text: 'More.' }, operator)).toMatchObject({ code: 'case-gone' });
    expect((await add(body.number, { text: 'More.' }, owner)).body.notes).toMatchObject([{ text: 'More.' }]);
  });

  it('takes its cases along in its export, without their keys, and when it is deleted', async () => {
    const [{ number }] = (await mine([], owner)) as [SupportCase];
    const { body } = await owner.call<AccountExport>('/api/account/export');
    expect(body.cases).toMatchObject([{ number, text: 'From my account.' }]);
    expect(body.caseNotes).toMatchObject([{ text: 'More.' }]);
    expect(JSON.stringify(body)).not.toMatch(/key_hash/);
    await owner.call('/api/account/delete', { password: OWN_PASSWORD });
    expect((await waiting()).some((item) => item.number === number)).toBe(false);
    expect(await operator.call(`/api/review/cases/${number}/close`, {})).toMatchObject({ code: 'case-gone' });
  });
});

describe('a flood of cases', () => {
  it('is slowed down, also to one e-mail address', async () => {
    const { server: other } = await openShop();
    try {
      const reach = anEmail();
      const statuses = async (more: object, count: number) => {
        const all = [];
        for (let i = 0; i < count; i++) all.push((await visitorOf(other).call('/api/cases', aCase(more))).status);
        return all;
      };
      expect(await statuses({ reach }, 7)).toEqual([200, 200, 200, 200, 200, 429, 429]);
      expect((await statuses({}, 30)).at(-1)).toBe(429);
    } finally {
      await other.stop();
    }
  });
});
