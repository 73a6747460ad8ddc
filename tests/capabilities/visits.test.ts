import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ArgsOf } from '../../src/kernel/registered.ts';
import type { Visit } from '../../src/domain/visit.ts';
import { timesOffered } from '../../src/domain/offered-times.ts';
import { fiveHomes } from './fake-data.ts';
import { fakeApp } from './fake-app.ts';
import { inEnglish, replyOf, saidBy } from './in-english.ts';

/** Sunday, 22 November 2026, 15:30 in Hyderabad. */
const NOW = new Date('2026-11-22T10:00:00.000Z');
const TIMES = timesOffered({ days: [1, 2, 3, 4, 5, 6, 7], from: 10, to: 19 }, NOW).map((at) => at.toISOString());
const MONDAY_AT_5 = '2026-11-23T11:30:00.000Z';
const KEY = `7-${'k'.repeat(43)}`;

const aVisit = (more: Partial<Visit> = {}): Visit => ({
  id: 7,
  state: 'booked',
  at: MONDAY_AT_5,
  home: { id: 1, name: 'Pearl Court', address: '1, Lake Road' },
  side: 'seeker',
  other: { name: 'Ravi Kumar', phone: '' },
  note: '',
  key: KEY,
  calendar: '/visits/7.ics',
  ...more,
});

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  return () => vi.useRealTimers();
});

/** An app with a home in view, whose agent has these times free. */
function atHome(times = TIMES, visits: Visit[] = []) {
  const app = fakeApp();
  const home = fiveHomes()[0]!;
  app.services.render = inEnglish;
  app.services.languages.available = () => ['en'];
  app.scene.property = home;
  app.server.answer('visitTimes', { host: 'Ravi Kumar', times });
  app.server.answer('myVisits', visits);
  if (visits.length > 0) app.services.heldVisits.hold(KEY);
  app.server.answer('askVisit', ({ body }) => ({ visit: aVisit({ at: (body as { at: string }).at }), free: times }));
  app.server.answer('changeVisit', ({ body }) => ({
    visit: aVisit({ at: (body as { at: string | null }).at ?? MONDAY_AT_5 }),
    free: times,
  }));
  return { ...app, home };
}

describe('a visit', () => {
  it('is booked in one sentence and a yes by somebody with an account', async () => {
    const { run, logIn, confirm, server, home } = atHome();
    await logIn();
    const asked = await run('schedule-visit', { said: 'schedule a visit tomorrow at 5' });
    if (asked.status !== 'asks') throw new Error(JSON.stringify(asked));
    expect(inEnglish(asked.question)).toMatch(/Monday.*23 November.*5:00 pm with Ravi Kumar.*asha@example.com/);
    expect(server.made('askVisit')).toEqual([]);
    expect(saidBy(await confirm(asked))).toMatch(/booked: Monday/);
    expect(server.made('askVisit')).toEqual([{ params: { id: home.id }, body: { at: MONDAY_AT_5 } }]);
  });

  it('without an account asks for a name and an email address', async () => {
    const { run, runAndAgree, server, services } = atHome();
    const name = replyOf(await run('schedule-visit', { said: 'visit on monday at 5' }));
    expect(name.wants).toMatchObject({ slot: 'name' });
    const book = (more: object) => ({ ...(name.wants!.command.args as ArgsOf<'book-visit'>), ...more });
    const email = replyOf(await run('book-visit', book({ name: 'Asha Rao' })));
    expect(email.wants).toMatchObject({ slot: 'email' });
    expect(saidBy(await run('book-visit', book({ name: 'Asha Rao', email: 'no' })))).toMatch(/not an email/);
    await runAndAgree('book-visit', book({ name: 'Asha Rao', email: 'asha@example.com' }));
    expect(server.made('askVisit')).toMatchObject([{ body: { at: MONDAY_AT_5, name: 'Asha Rao', email: 'asha@example.com' } }]);
    expect(services.heldVisits.all()).toEqual([KEY]);
  });

  it('offers the free times of what was said, or the nearest, or the next days', async () => {
    const { run } = atHome(TIMES.filter((at) => at !== MONDAY_AT_5));
    const at = async (said: string) => replyOf(await run('schedule-visit', { said }));
    const saturday = await at('schedule a visit on Saturday morning');
    expect(saturday.choices?.map(({ words }) => inEnglish(words))).toEqual([
      expect.stringMatching(/Saturday.*28 November.*10:00 am/),
      expect.stringMatching(/11:00 am/),
    ]);
    const taken = await at('schedule a visit tomorrow at 5');
    expect(inEnglish(taken)).toMatch(/not free/);
    expect(taken.choices?.map(({ call }) => call.args!['at'])).toContain('2026-11-23T10:30:00.000Z');
    const open = await at('schedule a visit');
    expect(inEnglish(open)).toMatch(/When would you like/);
    expect(open).toMatchObject({ wants: { slot: 'when' } });
    expect(new Set(open.choices?.map(({ words }) => inEnglish(words).split(',')[0])).size).toBe(open.choices!.length);
  });

  it('that somebody else has just taken leads to the times that are free', async () => {
    const { run, logIn, server } = atHome();
    await logIn();
    server.answer('askVisit', { visit: null, free: TIMES.slice(1, 3) });
    const reply = replyOf(await run('schedule-visit', { at: TIMES[0]! }, 'control'));
    expect(inEnglish(reply)).toMatch(/Somebody else has just taken/);
    expect(reply.choices?.map(({ call }) => call.args!['at'])).toEqual(TIMES.slice(1, 3));
  });

  it('is moved to an hour of its day, or a day at its hour, and cancelled, each after a yes', async () => {
    const { run, runAndAgree, server } = atHome(TIMES, [aVisit()]);
    expect((await run('change-visit', { said: 'change my visit to 6' })).status).toBe('asks');
    await runAndAgree('change-visit', { said: 'change my visit to 6' });
    expect(server.made('changeVisit')).toEqual([{ params: { id: 7 }, body: { at: '2026-11-23T12:30:00.000Z', key: KEY } }]);
    await runAndAgree('change-visit', { said: 'move my visit to Saturday' });
    expect(server.made('changeVisit')[1]).toMatchObject({ body: { at: '2026-11-28T11:30:00.000Z' } });
    expect((await run('cancel-visit', { said: 'cancel my visit' }, 'model')).status).toBe('asks');
    expect(saidBy(await runAndAgree('cancel-visit', { said: 'cancel my visit' }))).toMatch(/Cancelled: Pearl Court/);
    expect(server.made('changeVisit')[2]).toMatchObject({ body: { at: null } });
  });

  it('is told apart from others by its home in view or its day, or asked about', async () => {
    const two = [
      aVisit({ home: { id: 3, name: 'Lake House', address: '' } }),
      aVisit({ id: 8, home: { id: 9, name: 'Hill House', address: '' }, at: TIMES.at(-1)! }),
    ];
    const { run } = atHome(TIMES, two);
    const which = replyOf(await run('cancel-visit', { said: 'cancel my visit' }));
    expect(which.choices?.map(({ call }) => call)).toMatchObject([{ name: 'cancel-visit', args: { id: 7 } }, { args: { id: 8 } }]);
    const asked = await run('cancel-visit', { said: 'cancel my visit on monday at 5' });
    expect(asked.status === 'asks' && inEnglish(asked.question)).toMatch(/Lake House/);
    expect(saidBy(await atHome().run('cancel-visit', { said: 'cancel my visit' }))).toMatch(/No visit is arranged/);
  });

  it('is told of by word', async () => {
    const { run, services } = atHome(TIMES, [aVisit(), aVisit({ id: 8, state: 'cancelled' })]);
    const told = await run('go-to', { screen: 'visits' });
    expect(saidBy(told)).toMatch(/1 visit is ahead: Pearl Court, Monday/);
    expect(services.stage.go).toHaveBeenCalledWith('/visits');
  });

  it('is shown in hours that the owner sets, and takes back', async () => {
    const { run, undo, server } = atHome();
    server.answer('visitHours', { hours: { days: [1, 2], from: 10, to: 12 } });
    expect(saidBy(await run('set-visit-hours', { days: [6], from: 16, to: 18 }))).toMatch(/1 day a week, from 16 to 18/);
    await undo();
    expect(server.made('setVisitHours').map(({ body }) => body)).toMatchObject([{ days: [6] }, { days: [1, 2] }]);
  });
});
