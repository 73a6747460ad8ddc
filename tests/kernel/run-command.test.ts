import { describe, expect, it, vi } from 'vitest';
import { createRunner } from '../../src/kernel/run-command.ts';
import { AppError } from '../../src/domain/errors.ts';
import { fakeServices } from '../capabilities/fake-services.ts';

const SOURCES = ['voice', 'typed', 'menu', 'keyboard', 'model'] as const;

const setUp = () => {
  const services = fakeServices();
  return { services, run: createRunner(services) };
};

describe('runCommand', () => {
  it('names the culprit when no command has that name', async () => {
    const { run } = setUp();
    await expect(run({ name: 'fly', source: 'typed' })).rejects.toThrow('runCommand: no command is called "fly"');
  });

  it.each(SOURCES)('asks before it shares the location, from %s', async (source) => {
    const { services, run } = setUp();
    const outcome = await run({ name: 'share-location', source });
    expect(outcome.status).toBe('needs-confirmation');
    expect(services.place.find).not.toHaveBeenCalled();
  });

  it('shares the location after a yes', async () => {
    const { services, run } = setUp();
    expect(await run({ name: 'share-location', source: 'voice', confirmed: true })).toMatchObject({ status: 'done' });
    expect(services.place.find).toHaveBeenCalledOnce();
  });

  it('asks for what is missing', async () => {
    const { run } = setUp();
    expect(await run({ name: 'sort-results', source: 'voice' })).toMatchObject({ status: 'needs-slot', slot: 'sort_by' });
    expect(await run({ name: 'change-language', source: 'voice' })).toMatchObject({ status: 'needs-slot', slot: 'language' });
  });

  it('refuses arguments that are wrong', async () => {
    const { services, run } = setUp();
    expect(await run({ name: 'search', args: { price_max: -5 }, source: 'model' })).toMatchObject({
      status: 'failed',
      code: 'bad-request',
    });
    expect(services.market.search).not.toHaveBeenCalled();
  });

  it('tells expected failures and lets bugs through', async () => {
    const { services, run } = setUp();
    vi.mocked(services.market.search).mockRejectedValueOnce(new AppError('offline'));
    expect(await run({ name: 'search', args: {}, source: 'typed' })).toMatchObject({ status: 'failed', code: 'offline' });
    vi.mocked(services.market.search).mockRejectedValueOnce(new TypeError('a bug'));
    await expect(run({ name: 'search', args: {}, source: 'typed' })).rejects.toThrow('a bug');
  });

  it('takes writes back, the last one first', async () => {
    const { services, run } = setUp();
    await run({ name: 'add-favourite', args: { ordinal: 2 }, source: 'voice' });
    await run({ name: 'compare', args: { ordinals: [1, 3] }, source: 'voice' });
    expect(services.compare.ids()).toEqual([1, 3]);
    await run({ name: 'undo', source: 'voice' });
    expect(services.compare.ids()).toEqual([]);
    expect(services.wishlist.ids()).toEqual([2]);
    await run({ name: 'undo', source: 'voice' });
    expect(services.wishlist.ids()).toEqual([]);
    expect(await run({ name: 'undo', source: 'voice' })).toMatchObject({ reply: { key: 'commands.undo.nothing' } });
  });

  it('has nothing to take back after reading', async () => {
    const { run } = setUp();
    expect(await run({ name: 'go-home', source: 'menu' })).toMatchObject({ status: 'done', undoable: false });
    expect(await run({ name: 'undo', source: 'menu' })).toMatchObject({ reply: { key: 'commands.undo.nothing' } });
  });
});
