import { describe, expect, it } from 'vitest';
import { AppError } from '../../src/domain/errors.ts';
import type { SavedSearch } from '../../src/domain/saved-search.ts';
import { aHome } from './fake-data.ts';
import { fakeApp } from './fake-app.ts';
import { inEnglish, replyOf, saidBy } from './in-english.ts';

const KONDAPUR = { purpose: 'buy', type: 'Flat', bhk: 2, locality: 'Kondapur' } as const;
const KEY = `7-${'k'.repeat(43)}`;

const aSearch = (more: Partial<SavedSearch> = {}): SavedSearch => ({
  id: 7,
  name: '',
  filters: KONDAPUR,
  words: '',
  pace: 'at-once',
  state: 'active',
  email: 'asha@example.com',
  at: '2026-11-21T10:00:00.000Z',
  fresh: 0,
  key: KEY,
  feed: '/feeds/7.atom',
  ...more,
});

/** An app in which somebody has searched, and whose server keeps these searches. */
async function searching(...searches: SavedSearch[]) {
  const app = fakeApp();
  app.services.render = inEnglish;
  app.server.answer('saveSearch', ({ body }) => ({ saved: 'email' in (body as object) ? null : aSearch(body as Partial<SavedSearch>) }));
  app.server.answer('mySavedSearches', searches);
  app.server.answer('changeSavedSearch', ({ body }) => aSearch(body as Partial<SavedSearch>));
  if (searches.length > 0) await app.logIn();
  await app.run('search', KONDAPUR);
  return app;
}

describe('saving a search', () => {
  it('keeps its chips for the account, says what happens next, and is taken back by undo', async () => {
    const { run, server, undo, logIn } = await searching();
    await logIn();
    const done = await run('save-search');
    expect(saidBy(done)).toMatch(/Saved: .*Flat.*2 BHK.*Kondapur.*asha@example.com/);
    expect(server.made('saveSearch')).toMatchObject([{ body: { filters: KONDAPUR, words: '', pace: 'at-once' } }]);
    expect(saidBy(await undo())).toMatch(/no longer saved/);
    expect(server.made('changeSavedSearch')).toMatchObject([{ params: { id: 7 }, body: { state: 'removed' } }]);
  });

  it('is stopped where its words keep people out, with the reason, before anything is asked or sent', async () => {
    const { run, server } = await searching();
    const wanted = { filters: { locality: 'Kondapur' }, words: 'only for hindus' };
    const reply = replyOf(await run('save-search', { wanted }));
    expect(inEnglish(reply)).toMatch(/“only for hindus” keeps people out by their religion/);
    expect(reply.wants).toBeUndefined();
    expect(server.made('saveSearch')).toEqual([]);
  });

  it.each(['voice', 'control'] as const)(
    'without an account asks for an e-mail address, and sends after a yes alone, from %s',
    async (source) => {
      const { run, confirm, server } = await searching();
      const asked = replyOf(await run('save-search', {}, source));
      expect(asked.wants).toMatchObject({ slot: 'email', command: { name: 'save-search' } });
      expect(inEnglish(asked)).toMatch(/Kondapur.*Which email/);
      const again = replyOf(await run('save-search', { ...asked.wants!.command.args, email: '98480 12345' }));
      expect(inEnglish(again)).toMatch(/not an email address/);
      const sure = await run('save-search', { ...asked.wants!.command.args, email: 'Asha@Example.com' });
      if (sure.status !== 'asks') throw new Error(sure.status);
      expect(inEnglish(sure.question)).toContain('asha@example.com');
      expect(server.made('saveSearch')).toEqual([]);
      expect(saidBy(await confirm(sure))).toMatch(/sent a link to asha@example.com/);
      expect(server.made('saveSearch')).toMatchObject([{ body: { filters: KONDAPUR, email: 'asha@example.com' } }]);
    },
  );

  it('is not proposed to happen without a person, and needs a search', async () => {
    const { run, logIn } = await searching();
    await logIn();
    expect((await run('save-search', {}, 'model')).status).toBe('asks');
    expect(replyOf(await fakeApp().run('save-search')).key).toBe('commands.save-search.nothing');
  });
});

describe('saved searches', () => {
  it('are told with what has come for each', async () => {
    const { run, services } = await searching(aSearch({ fresh: 2 }), aSearch({ id: 8, name: 'For mother', state: 'paused' }));
    expect(saidBy(await run('show-saved-searches'))).toMatch(/2 saved searches.*Kondapur: 2 new homes. For mother: Paused/);
    expect(services.stage.go).toHaveBeenCalledWith('/saved-searches');
  });

  it.each([
    ['please stop those alerts', { state: 'paused' }, /Paused/],
    ['resume my alerts', { state: 'active' }, /waits for homes again/],
    ['make the alerts weekly', { pace: 'weekly' }, /once a week/],
    ['make the alerts daily please', { pace: 'daily' }, /once a day/],
    ['delete my saved search', { state: 'removed' }, /Deleted/],
  ])('are changed by “%s”, and as they were after undo', async (said, change, reply) => {
    const { run, undo, server } = await searching(aSearch());
    expect(saidBy(await run('change-saved-search', { said }))).toMatch(reply);
    expect(server.made('changeSavedSearch')).toEqual([{ params: { id: 7 }, body: { ...change, key: KEY } }]);
    await undo();
    expect(server.made('changeSavedSearch')[1]).toMatchObject({
      body: { pace: 'at-once', state: 'active', wanted: { filters: KONDAPUR } },
    });
  });

  it('take a new limit, and a new name', async () => {
    const { run, server } = await searching(aSearch());
    await run('change-saved-search', { said: 'change the alert to 80 lakhs', filters: { price_max: 8_000_000 } });
    expect(server.made('changeSavedSearch')[0]).toMatchObject({ body: { wanted: { filters: { ...KONDAPUR, price_max: 8_000_000 } } } });
    const asked = replyOf(await run('change-saved-search', { said: 'rename my saved search' }));
    expect(asked.wants).toMatchObject({ slot: 'text' });
    expect(saidBy(await run('change-saved-search', { ...asked.wants!.command.args, text: 'For mother' }))).toContain('“For mother”');
  });

  it('are told apart by place and number, or asked about', async () => {
    const two = [aSearch(), aSearch({ id: 8, filters: { ...KONDAPUR, locality: 'Miyapur' } })];
    const { run, server } = await searching(...two);
    await run('change-saved-search', { said: 'delete the saved search for Miyapur', filters: { locality: 'Miyapur' } });
    expect(server.made('changeSavedSearch')).toMatchObject([{ params: { id: 8 } }]);
    await run('change-saved-search', { said: 'delete the first saved search', ordinal: 1 });
    expect(server.made('changeSavedSearch')[1]).toMatchObject({ params: { id: 7 } });
    const asked = replyOf(await run('change-saved-search', { said: 'pause my alert' }));
    expect(asked.choices?.map(({ call }) => call.args)).toMatchObject([{ id: 7, said: 'pause my alert' }, { id: 8 }]);
    const open = replyOf(await run('change-saved-search', { id: 7, said: 'change my alert' }));
    expect(open.choices).toHaveLength(4);
  });

  it('open as the search that they are, with the homes that are new', async () => {
    const { run, server, services } = await searching(aSearch({ fresh: 1 }));
    server.answer('openSavedSearch', [
      { home: aHome({ id: 3 }), was: null, at: '' },
      { home: aHome({ id: 4 }), was: null, at: '' },
    ]);
    const reply = replyOf(await run('open-saved-search', { id: 7 }, 'control'));
    expect(reply.homes?.map(({ id }) => id)).toEqual([3]);
    expect(services.stage.go).toHaveBeenLastCalledWith(expect.stringContaining('locality=Kondapur'));
    expect(await run('open-saved-search', { id: 99 }, 'control')).toMatchObject({ status: 'failed', code: 'search-gone' });
  });

  it('begin and end by the links of their mails; the device then holds the key', async () => {
    const { run, server, services } = await searching();
    server.answer('confirmSavedSearch', aSearch());
    server.answer('stopSavedSearch', { done: true });
    expect(saidBy(await run('confirm-saved-search', { key: KEY }, 'control'))).toMatch(/waits for homes/);
    expect(services.heldSearches.all()).toEqual([KEY]);
    expect(saidBy(await run('stop-saved-search', { key: KEY }, 'control'))).toMatch(/No mail/);
    server.answer('confirmSavedSearch', new AppError('search-gone'));
    expect(await run('confirm-saved-search', { key: KEY }, 'control')).toMatchObject({ code: 'search-gone' });
  });
});
