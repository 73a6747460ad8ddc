import { describe, expect, it } from 'vitest';
import type { Posting } from '../../src/domain/posting.ts';
import { aPosting } from './fake-data.ts';
import { fakeApp } from './fake-app.ts';
import { inEnglish, replyOf } from './in-english.ts';

async function owning(...postings: Posting[]) {
  const app = fakeApp();
  app.services.render = inEnglish;
  app.services.languages.available = () => ['en'];
  app.server.answer('postings', postings);
  await app.logIn();
  return app;
}

const titled = (id: number, title: string, state: Posting['state'] = 'live') =>
  aPosting({ id, state, form: { ...aPosting().form, title } });

describe('a listing of one’s own', () => {
  it.each([
    ['my flat is sold', 'sold'],
    ['my house has been let', 'sold'],
    ['pause my listing', 'pause'],
    ['take down my listing', 'withdraw'],
  ])('“%s”: asks first, then does it', async (said, action) => {
    const { run, confirm, server } = await owning(titled(7, 'Lake flat'));
    const asked = await run('change-posting', { said });
    expect(asked.status === 'asks' && inEnglish(asked.question)).toMatch(/Lake flat/);
    expect(server.made('changePosting')).toEqual([]);
    await confirm(asked);
    expect(server.made('changePosting')).toEqual([{ params: { id: 7 }, body: { action } }]);
  });

  it('is put back by word only where it is paused', async () => {
    const { runAndAgree, run, server } = await owning(titled(7, 'Lake flat', 'paused'), titled(8, 'Hill house'));
    await runAndAgree('change-posting', { said: 'renew my ad' });
    expect(server.made('changePosting')).toMatchObject([{ params: { id: 7 }, body: { action: 'renew' } }]);
    const { run: runHere } = await owning(titled(8, 'Hill house'));
    expect(replyOf(await runHere('change-posting', { said: 'renew my ad' })).key).toBe('commands.change-posting.none');
    expect(replyOf(await run('change-posting', { said: 'edit my listing' })).choices?.map(({ call }) => call.args)).toMatchObject([
      { id: 7 },
      { id: 8 },
    ]);
  });

  it('opens its form where no action is said, and asks for a log-in where nobody is', async () => {
    const { run, services } = await owning(titled(7, 'Lake flat'));
    expect(inEnglish(replyOf(await run('change-posting', { said: 'edit my listing' })))).toMatch(/the form of “Lake flat”/);
    expect(services.stage.go).toHaveBeenCalledWith(expect.stringContaining('id=7'));
    expect(await fakeApp().run('change-posting', { said: 'edit my listing' })).toMatchObject({ status: 'failed', code: 'log-in-needed' });
  });
});
