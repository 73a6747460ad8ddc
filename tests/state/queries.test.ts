import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '../../src/domain/errors.ts';
import { defineQuery } from '../../src/kernel/query.ts';
import { createQueries } from '../../src/state/queries.ts';

const setUp = () => {
  const load = vi.fn(async (id: number, _services: unknown, _signal: AbortSignal) => `home ${id}`);
  const query = defineQuery<number, string>({ name: 'home', load });
  return { query, load, queries: createQueries(() => ({}) as never) };
};

describe('the answers of queries', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('are asked for once, however many ask at the same time', async () => {
    const { query, load, queries } = setUp();
    expect(await Promise.all([queries.fetch(query, 1), queries.fetch(query, 1)])).toEqual(['home 1', 'home 1']);
    expect(load).toHaveBeenCalledOnce();
  });

  it('are shown while a newer one comes, and not asked for again while they are young', async () => {
    const { query, load, queries } = setUp();
    await queries.fetch(query, 1);
    queries.show(query, 1, 'go');
    expect(load).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(5000);
    queries.show(query, 1, 'back');
    expect(load).toHaveBeenCalledOnce();
    queries.show(query, 1, 'go');
    expect(load).toHaveBeenCalledTimes(2);
    expect(queries.state(query, 1)).toEqual({ status: 'done', data: 'home 1' });
  });

  it('are asked for in any case when the same address is asked for again', async () => {
    const { query, load, queries } = setUp();
    await queries.fetch(query, 1);
    queries.show(query, 1, 'again');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('keep what was known when a newer answer fails', async () => {
    const { query, load, queries } = setUp();
    await queries.fetch(query, 1);
    load.mockRejectedValueOnce(new AppError('offline'));
    queries.show(query, 1, 'again');
    await vi.waitFor(() => expect(queries.state(query, 1)).toEqual({ status: 'failed', code: 'offline', params: {}, data: 'home 1' }));
  });

  it('stay failed on the screen that is opened after a command has just asked in vain', async () => {
    const { query, load, queries } = setUp();
    load.mockRejectedValueOnce(new AppError('offline'));
    await expect(queries.fetch(query, 1)).rejects.toThrow();
    queries.show(query, 1, 'go');
    expect(queries.state(query, 1)).toMatchObject({ status: 'failed' });
    expect(load).toHaveBeenCalledOnce();
    queries.show(query, 1, 'again');
    await vi.waitFor(() => expect(queries.state(query, 1)).toEqual({ status: 'done', data: 'home 1' }));
    load.mockRejectedValueOnce(new AppError('offline'));
    await expect(queries.fetch(query, 2)).rejects.toThrow();
    vi.advanceTimersByTime(5000);
    queries.show(query, 2, 'go');
    expect(load).toHaveBeenCalledTimes(4);
  });

  it('are asked for again where nobody had waited for the first attempt', async () => {
    const { query, load, queries } = setUp();
    load.mockImplementationOnce(
      (_id, _services, signal) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(new AppError('offline')))),
    );
    const stop = queries.watch(query, 1, () => undefined);
    queries.show(query, 1, 'go');
    stop();
    await vi.waitFor(() => expect(queries.state(query, 1).status).toBe('failed'));
    queries.show(query, 1, 'go');
    await vi.waitFor(() => expect(queries.state(query, 1)).toEqual({ status: 'done', data: 'home 1' }));
  });

  it('tell those who watch, and are not waited for when nobody does', async () => {
    const { query, load, queries } = setUp();
    load.mockReturnValue(new Promise(() => undefined));
    const heard = vi.fn();
    const stop = queries.watch(query, 1, heard);
    queries.show(query, 1, 'go');
    const signal = load.mock.calls[0]![2];
    stop();
    await Promise.resolve();
    expect(signal.aborted).toBe(true);
    expect(heard).not.toHaveBeenCalled();
  });

  it('are stale once a command has changed what they say', async () => {
    const { query, queries } = setUp();
    const heard = vi.fn();
    queries.watch(query, 1, heard);
    await queries.fetch(query, 1);
    expect(queries.isStale(query, 1)).toBe(false);
    queries.invalidate(query);
    expect(queries.isStale(query, 1)).toBe(true);
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('belong to one visitor', async () => {
    const { query, queries } = setUp();
    await queries.fetch(query, 1);
    expect(setUp().queries.peek(query, 1)).toBeUndefined();
    queries.clear();
    expect(queries.peek(query, 1)).toBeUndefined();
  });
});
