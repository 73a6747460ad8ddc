import { describe, expect, it } from 'vitest';
import { fakeApp } from './fake-app.ts';
import { aHome, anAnswer, fiveHomes } from './fake-data.ts';
import { saidBy } from './in-english.ts';

function listOf(count: number, { total = count, page = 1 } = {}) {
  const homes = fiveHomes().slice(0, count);
  const { runner, services, scene } = fakeApp(homes);
  services.results.hold({ text: '', filters: {}, page }, { ...anAnswer({ text: '', filters: {} }, homes), total, page, pageSize: count });
  const says = async (name: string, args: Record<string, unknown> = {}) => saidBy(await runner.run({ name, args }, 'voice'), 'say');
  return { says, services, scene };
}

const places = (text: string): number[] => [...text.matchAll(/Number (\d)/g)].map(([, place]) => Number(place));

describe('a list that is read out', () => {
  it('is read three at a time, with the count, prices in words, and what is left', async () => {
    const { says } = listOf(5);
    const first = await says('read-results');
    expect(first).toMatch(/^5 homes\./);
    expect(places(first)).toEqual([1, 2, 3]);
    expect(first).toMatch(/lakh|crore/);
    expect(first).not.toMatch(/₹|,\d\d,/);
    expect(first).toMatch(/2 more: say “next”/);
    const next = await says('read-results', { part: 'on' });
    expect(places(next)).toEqual([4, 5]);
    expect(next).toMatch(/That was the last one/);
    expect(await says('read-results', { part: 'on' })).toMatch(/^That was the last of them/);
  });

  it('goes back, and to the last three', async () => {
    const { says } = listOf(5);
    await says('read-results');
    expect(places(await says('read-results', { part: 'last' }))).toEqual([3, 4, 5]);
    expect(places(await says('read-results', { part: 'back', count: 2 }))).toEqual([1, 2]);
  });

  it('tells what sets a home apart from the one before', async () => {
    const homes = [aHome({ id: 1, totalSquareFeet: 1000 }), aHome({ id: 2, totalSquareFeet: 1250 })];
    const { runner } = fakeApp(homes);
    expect(saidBy(await runner.run({ name: 'read-results', args: {} }, 'voice'), 'say')).toMatch(
      /Number 2: .*250 square feet (larger|more)/i,
    );
  });

  it('is gone on with by “next” where no further page is: not everything was said yet', async () => {
    const { says } = listOf(5);
    expect(places(await says('next-page'))).toEqual([1, 2, 3]);
    expect(places(await says('next-page'))).toEqual([4, 5]);
    expect(await says('next-page')).toMatch(/That was the last page/);
  });

  it('goes on with the next page', async () => {
    const { says, services } = listOf(5, { total: 12 });
    await says('read-results', { count: 5 });
    const text = await says('read-results', { part: 'on' });
    expect(places(text)[0]).toBe(1);
    expect(services.stage.go).toHaveBeenCalled();
  });
});
