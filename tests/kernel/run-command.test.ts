import { describe, expect, it } from 'vitest';
import { AppError } from '../../src/domain/errors.ts';
import { fakeApp } from '../capabilities/fake-app.ts';

describe('running a command', () => {
  it('names the culprit when no command has that name', async () => {
    await expect(fakeApp().runner.run({ name: 'fly' }, 'typed')).rejects.toThrow('runCommand: no command is called "fly"');
  });

  it('asks for a missing argument', async () => {
    const { runner } = fakeApp();
    expect(await runner.run({ name: 'sort-results' }, 'voice')).toMatchObject({ status: 'needs-slot', slot: 'sort_by' });
    expect(await runner.run({ name: 'change-language' }, 'voice')).toMatchObject({ status: 'needs-slot', slot: 'language' });
  });

  it('refuses wrong arguments', async () => {
    const { run, server } = fakeApp();
    expect(await run('search', { price_max: -5 }, 'model')).toMatchObject({ status: 'failed', code: 'bad-request' });
    expect(server.made('search')).toEqual([]);
  });

  it('reports expected failures and lets bugs through', async () => {
    const { run, server } = fakeApp();
    server.answer('search', new AppError('offline'));
    expect(await run('search', {})).toMatchObject({ status: 'failed', code: 'offline' });
    server.answer('search', () => {
      throw new TypeError('a bug');
    });
    await expect(run('search', {})).rejects.toThrow('a bug');
  });

  it('undoes changes, latest first, and says what is true again', async () => {
    const { run, undo, services } = fakeApp();
    await run('add-favourite', { ordinal: 2 });
    await run('compare', { ordinals: [1, 3] });
    expect(services.compare.ids()).toEqual([1, 3]);
    expect(await undo()).toMatchObject({ reply: { key: 'commands.undo.done', params: { what: { key: 'commands.compare.undone' } } } });
    expect(services.compare.ids()).toEqual([]);
    expect(services.wishlist.ids()).toEqual([2]);
    await undo();
    expect(services.wishlist.ids()).toEqual([]);
    expect(await undo()).toMatchObject({ reply: { key: 'commands.undo.nothing' } });
  });

  it('returns to the earlier search when a search is undone', async () => {
    const { run, undo, services, scene } = fakeApp();
    await run('search', { bhk: 2 });
    const before = scene.address;
    await run('sort-results', { sort_by: 'price' }, 'control');
    expect(scene.address).not.toBe(before);
    await undo();
    expect(scene.address).toBe(before);
    expect(services.results.current()?.query.sort_by).toBeUndefined();
  });

  it('has nothing to undo after a read', async () => {
    const { run, undo } = fakeApp();
    expect(await run('go-home', {}, 'menu')).toMatchObject({ status: 'done', undoable: false });
    expect(await undo()).toMatchObject({ reply: { key: 'commands.undo.nothing' } });
  });
});
