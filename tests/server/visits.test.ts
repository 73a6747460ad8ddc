import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { AccountExport } from '../../src/capabilities/account/contract.ts';
import type { Posting, PostingForm } from '../../src/domain/posting.ts';
import type { Visit, VisitHours } from '../../src/domain/visit.ts';
import { openDatabase } from '../../src/server/database/open.ts';
import type { Parts } from '../../src/server/parts.ts';
import type { RunningServer } from '../../src/server/start.ts';
import { calendarOf } from '../../src/server/visits/calendar.ts';
import { visitKeys } from '../../src/server/visits/visit-rows.ts';
import { askVisit, remindVisits, visitTimes } from '../../src/server/visits/visits.ts';
import { readWords } from '../../src/server/words.ts';
import { copyFilled } from './filled/filled-folder.ts';
import {
  anEmail,
  aPostingForm,
  logInAs,
  mailsTo,
  mailTo,
  newFolder,
  newMember,
  openShop,
  OWN_PASSWORD,
  visitorOf,
  type Member,
  type Visitor,
} from './shop.ts';

let server: RunningServer;
let dataDir: string;
let operator: Visitor;

const member = (): Promise<Member> => newMember({ server, dataDir });

/** Puts a home on the market; gives the id of the listing. */
async function publish({ visitor }: Member, more: Partial<PostingForm> = {}): Promise<{ posting: number; home: number }> {
  const { id } = (await visitor.call<Posting>('/api/postings', aPostingForm(more))).body;
  await visitor.call(`/api/postings/${id}/state`, { action: 'submit' });
  await operator.call(`/api/review/${id}`, { decision: 'approve', reason: '' });
  return { posting: id, home: (await visitor.call<Posting>(`/api/postings/${id}`)).body.propertyId! };
}

beforeAll(async () => {
  ({ server, dataDir } = await openShop());
  operator = visitorOf(server);
  await logInAs(operator, 'operator@gharvani.example', 'Charminar-1591!');
});
afterAll(() => server.stop());

type Arranged = { visit: Visit | null; free: string[] };
const timesOf = async (home: number) =>
  (await visitorOf(server).call<{ host: string; times: string[] }>(`/api/properties/${home}/visit-times`)).body.times;
const askFor = (who: Visitor, home: number, at: string, more: object = {}) =>
  who.call<Arranged>(`/api/properties/${home}/visits`, { at, ...more });
const mine = async (who: Visitor, held: string[] = []) => (await who.call<Visit[]>('/api/visits/mine', { held })).body;
const change = (who: Visitor, { id }: Visit, body: object) => who.call<Arranged>(`/api/visits/${id}/change`, body);
const guest = (email = anEmail()) => ({ name: 'Asha Rao', email });

/** The calendar file of a mail. */
const attachedTo = (mail: string) => Buffer.from(/filename=visit\.ics\s+([\w+/=\s]+?)\s*--/.exec(mail)![1]!, 'base64').toString('utf8');

describe('a visit', () => {
  it('is booked by somebody without an account, told to both sides, moved and cancelled with the link of the mail', async () => {
    const owner = await member();
    const { home } = await publish(owner, { title: 'House with a mango tree' });
    const [first, second] = await timesOf(home);
    const who = guest();
    const { body } = await askFor(visitorOf(server), home, first!, { ...who, note: 'Win http://evil.example' });
    expect(body.visit).toMatchObject({ state: 'booked', at: first, side: 'seeker', home: { id: home, name: 'House with a mango tree' } });
    const mail = await mailTo(dataDir, who.email, /Visit booked: House with a mango tree/);
    const key = /\/visits\?key=([\w-]+)/.exec(mail)![1]!;
    expect(mail).toContain('text/calendar');
    expect(mail).toContain('12, Lake Road, Kondapur');
    const told = await mailTo(dataDir, owner.email, /Visit booked: House with a mango tree/);
    expect(told).not.toMatch(/evil|Asha/);
    expect(told).not.toContain(key);

    const elsewhere = visitorOf(server);
    expect(await mine(elsewhere)).toEqual([]);
    const [held] = await mine(elsewhere, [key]);
    expect(held).toMatchObject({ id: body.visit!.id, key, other: { phone: '' } });
    expect(await timesOf(home)).not.toContain(first);
    expect((await change(elsewhere, held!, { at: second, key })).body.visit).toMatchObject({ at: second });
    await mailTo(dataDir, owner.email, /Visit moved/);
    expect(await timesOf(home)).toContain(first);
    expect((await change(elsewhere, held!, { at: null, key })).body.visit).toMatchObject({ state: 'cancelled' });
    expect(attachedTo(await mailTo(dataDir, owner.email, /Visit cancelled/))).toMatch(/SEQUENCE:2[^]*STATUS:CANCELLED/);
    await mailTo(dataDir, who.email, /Visit cancelled/);
    expect(await change(elsewhere, held!, { at: first, key })).toMatchObject({ code: 'visit-gone' });
    expect(await timesOf(home)).toContain(second);
  });

  it('is one of many that ask for one time at once; the others are told which times are free', async () => {
    const { home } = await publish(await member());
    const [at] = await timesOf(home);
    const answers = await Promise.all(Array.from({ length: 12 }, () => askFor(visitorOf(server), home, at!, guest())));
    const booked = answers.filter(({ body }) => body.visit !== null);
    expect(booked).toHaveLength(1);
    for (const { status, body } of answers.filter((one) => !booked.includes(one))) {
      expect(status).toBe(200);
      expect(body.free.length).toBeGreaterThan(20);
      expect(body.free).not.toContain(at);
    }
    const others = await Promise.all(Array.from({ length: 6 }, () => askFor(visitorOf(server), home, answers[0]!.body.free[4]!, guest())));
    expect(others.filter(({ body }) => body.visit !== null)).toHaveLength(1);
  });

  it('is seen, moved and cancelled by the owner, who sees a number only where it was given', async () => {
    const [owner, seeker] = [await member(), await member()];
    const { home } = await publish(owner);
    const [first, second, third] = await timesOf(home);
    await askFor(seeker.visitor, home, first!, { phone: '98480 12345', note: 'With my mother' });
    await askFor(visitorOf(server), home, second!, guest());
    const seen = await mine(owner.visitor);
    expect(seen).toMatchObject([
      { side: 'owner', other: { phone: '98480 12345' }, note: 'With my mother', key: null },
      { side: 'owner', other: { name: 'Asha Rao', phone: '' } },
    ]);
    const stranger = await member();
    expect(await change(stranger.visitor, seen[0]!, { at: null })).toMatchObject({ code: 'visit-gone' });
    expect((await change(owner.visitor, seen[0]!, { at: second })).body).toMatchObject({ visit: null });
    expect((await change(owner.visitor, seen[0]!, { at: third })).body.visit).toMatchObject({ at: third });
    await mailTo(dataDir, seeker.email, /Visit moved/);
    expect(await mine(seeker.visitor)).toMatchObject([{ at: third, side: 'seeker' }]);
    await change(owner.visitor, seen[0]!, { at: null });
    await mailTo(dataDir, seeker.email, /Visit cancelled/);
  });

  it('is refused twice for one home, at times that are not offered, and without a name', async () => {
    const { home } = await publish(await member());
    const [first, second] = await timesOf(home);
    const who = guest();
    await askFor(visitorOf(server), home, first!, who);
    expect(await askFor(visitorOf(server), home, second!, who)).toMatchObject({ code: 'visit-known', status: 409 });
    expect((await askFor(visitorOf(server), home, '2026-01-01T00:00:00.000Z', guest())).body.visit).toBeNull();
    expect(await askFor(visitorOf(server), home, second!, { email: anEmail() })).toMatchObject({ code: 'bad-request' });
    expect(await askFor(visitorOf(server), home, second!, { name: 'Asha' })).toMatchObject({ code: 'bad-request' });
    expect(await askFor(visitorOf(server), 99_999_999, second!, guest())).toMatchObject({ code: 'property-gone' });
  });

  it('is offered in the hours of the owner alone', async () => {
    const owner = await member();
    expect((await owner.visitor.call<{ hours: VisitHours | null }>('/api/visit-hours')).body.hours).toBeNull();
    expect(await owner.visitor.call('/api/visit-hours', { days: [6], from: 16, to: 18 })).toMatchObject({ code: 'not-allowed' });
    const { home } = await publish(owner);
    await owner.visitor.call('/api/visit-hours', { days: [6], from: 16, to: 18 });
    const times = (await timesOf(home)).map((at) => new Date(at));
    expect(times.length).toBeGreaterThanOrEqual(4);
    // 16:00 and 17:00 in India.
    for (const at of times) expect([at.getUTCDay(), [10, 11].includes(at.getUTCHours()), at.getUTCMinutes()]).toEqual([6, true, 30]);
    expect(await owner.visitor.call('/api/visit-hours', { days: [6], from: 18, to: 16 })).toMatchObject({ code: 'bad-request' });
  });

  it('has a calendar file for each side, which opens nothing else', async () => {
    const owner = await member();
    const { home } = await publish(owner);
    const [at] = await timesOf(home);
    const { visit } = (await askFor(visitorOf(server), home, at!, guest())).body;
    const [own] = await mine(owner.visitor);
    for (const { calendar } of [visit!, own!]) {
      const file = await fetch(server.url + calendar);
      expect(file.headers.get('Content-Type')).toContain('text/calendar');
      const text = await file.text();
      expect(text).toContain(`DTSTART:${at!.replaceAll(/[-:]|\.000/g, '')}`);
      expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    }
    expect(await (await fetch(server.url + own!.calendar)).text()).not.toContain(visit!.key!.slice(0, 20));
    expect((await fetch(`${server.url}/visits/${visit!.id}-${'a'.repeat(43)}.ics`)).status).toBe(404);
  });

  it('is cancelled, and its seeker told, when the home or an account goes; an account has it in its file', async () => {
    const [owner, seeker] = [await member(), await member()];
    const { home, posting } = await publish(owner);
    const [first] = await timesOf(home);
    await askFor(seeker.visitor, home, first!);
    const { body } = await seeker.visitor.call<AccountExport>('/api/account/export');
    expect(body.visits).toMatchObject([{ property_id: home, state: 'booked' }]);
    await owner.visitor.call(`/api/postings/${posting}/state`, { action: 'sold' });
    await mailTo(dataDir, seeker.email, /Visit cancelled/);
    const other = await publish(owner);
    const [next] = await timesOf(other.home);
    await askFor(seeker.visitor, other.home, next!);
    expect(mailsTo(dataDir, owner.email).filter((mail) => mail.includes('Visit cancelled'))).toHaveLength(1);
    await seeker.visitor.call('/api/account/delete', { password: OWN_PASSWORD });
    await expect.poll(() => mailsTo(dataDir, owner.email).filter((mail) => mail.includes('Visit cancelled')).length).toBe(2);
    expect(await timesOf(other.home)).toContain(next);
  });
});

it('is reminded of to both sides once, the day before, unless it was arranged since', async () => {
  const folder = newFolder();
  copyFilled(inject('filledFolder'), folder);
  const database = await openDatabase({ dataDir: folder, databaseUrl: undefined });
  const { db } = database;
  let time = Date.parse('2026-11-22T10:00:00Z');
  const parts = {
    db,
    words: readWords(),
    site: 'https://homes.example',
    mailer: { send: async () => undefined },
    now: () => new Date(time),
  } as unknown as Parts;
  const visit = { parts, keys: await visitKeys(db) };
  const [home, other] = await db.selectFrom('properties').select('id').distinctOn('agent_id').orderBy('agent_id').limit(2).execute();
  const ask = async (propertyId: number, from: string, email: string) => {
    const at = (await visitTimes(visit, propertyId)).times.find((one) => one >= from)!;
    return askVisit(visit, { propertyId, at, name: 'Asha', email, phone: '', note: '', account: null });
  };
  await ask(home!.id, '2026-11-24T08:00', 'early@example.com');
  await ask(other!.id, '2026-11-23', 'late@example.com');
  const reminded = async () => {
    await remindVisits(visit);
    const mails = await db.selectFrom('outbox').select(['recipient', 'subject']).where('key', 'like', '%:reminder:%').execute();
    return mails.map(({ recipient }) => recipient);
  };
  expect(await reminded()).toEqual([]);
  time = Date.parse('2026-11-23T09:00:00Z');
  expect(await reminded()).toEqual(['early@example.com']);
  expect(await reminded()).toEqual(['early@example.com']);
  await database.close();
});

it('a calendar file escapes and folds what people write', () => {
  const file = calendarOf({
    uid: 'visit-1@gharvani',
    sequence: 2,
    changed: new Date('2026-11-22T10:00:00Z'),
    start: new Date('2026-11-28T05:30:00Z'),
    state: 'booked',
    summary: 'Visit: Flat; by the lake, ఇల్లు చాలా బాగుంది, రెండు గదులు, పెద్ద బాల్కనీ',
    description: 'One\nEND:VEVENT',
    location: 'Here',
    url: 'https://homes.example/visits',
  });
  expect(file).toContain(String.raw`SUMMARY:Visit: Flat\; by the lake\,`);
  expect(file).toContain(String.raw`DESCRIPTION:One\nEND:VEVENT`);
  expect(file.match(/^END:VEVENT/gm)).toHaveLength(1);
  expect(file.split('\r\n').every((line) => Buffer.byteLength(line) <= 75 && !line.includes('\uFFFD'))).toBe(true);
  expect(file).toContain('DTEND:20261128T063000Z');
});
