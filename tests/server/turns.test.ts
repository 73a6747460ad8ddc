import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTurns } from '../../src/server/turns.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const takes = (ms: number) => () => new Promise<number>((resolve) => setTimeout(() => resolve(ms), ms));
const outcome = (turn: Promise<unknown>) =>
  turn.then(
    () => 'done',
    (error: { code: string; retryAfter: number }) => error,
  );

describe('work in turn', () => {
  it('is refused at once where the row is full', async () => {
    const inTurn = createTurns({ atOnce: 1, waiting: 1 });
    const row = [inTurn(takes(10)), inTurn(takes(10))];
    await expect(inTurn(takes(10))).rejects.toMatchObject({ code: 'too-many-requests' });
    await vi.runAllTimersAsync();
    expect(await Promise.all(row)).toEqual([10, 10]);
  });

  it('is refused early where, as fast as work goes, it cannot be done in time; and is told when to come again', async () => {
    const inTurn = createTurns({ atOnce: 2, waiting: 100, within: 30_000 });
    const first = inTurn(takes(8000));
    await vi.runAllTimersAsync();
    await first;
    const outcomes = Promise.all(Array.from({ length: 10 }, () => outcome(inTurn(takes(8000)))));
    await vi.runAllTimersAsync();
    const told = await outcomes;
    expect(told.filter((one) => one === 'done')).toHaveLength(6);
    expect(told.find((one) => one !== 'done')).toMatchObject({ code: 'too-many-requests', retryAfter: 20 });
  });

  it('sends away those in the row when work has become slow, and goes on with those who can still be served', async () => {
    const inTurn = createTurns({ atOnce: 1, waiting: 10, within: 30_000 });
    const slow = outcome(inTurn(takes(25_000)));
    const waited = outcome(inTurn(takes(10)));
    await vi.advanceTimersByTimeAsync(24_000);
    const late = outcome(inTurn(takes(10)));
    await vi.runAllTimersAsync();
    expect(await slow).toBe('done');
    expect(await waited).toMatchObject({ code: 'too-many-requests' });
    expect(await late).toBe('done');
    const next = inTurn(takes(1));
    await vi.runAllTimersAsync();
    expect(await next).toBe(1);
  });
});
