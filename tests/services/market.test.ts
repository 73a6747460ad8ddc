import { afterEach, describe, expect, it, vi } from 'vitest';
import { homesQuery, propertyQuery } from '../../src/capabilities/homes/queries.ts';
import { searchQuery } from '../../src/capabilities/search/queries.ts';
import { server } from '../../src/services/server.ts';
import { createQueries } from '../../src/state/queries.ts';

/** Fresh every time: what was asked before is not known. */
const queries = () => createQueries(() => ({ server }) as never);

const answer = (body: unknown, status = 200) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(typeof body === 'string' ? body : JSON.stringify(body), { status })),
  );

describe('the market behind a server', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each([[[{ id: 1, price: 5 }]], [{ properties: [{ id: 1, price: 5 }, null] }]])('takes the answer %o [G226]', async (body) => {
    answer(body);
    expect(await queries().fetch(searchQuery, { text: 'x' })).toMatchObject({
      total: 1,
      page: 1,
      properties: [{ id: 1, marketValue: 5 }],
      understood: { rest: 'x' },
    });
  });

  it.each([{}, 'null', '"text"', { properties: 'none' }])('cannot read %o as results', async (body) => {
    answer(body);
    await expect(queries().fetch(searchQuery, {})).rejects.toMatchObject({ code: 'search-answer-unreadable' });
  });

  it.each([
    [{ error: { code: 'page-out-of-range', message: 'x' } }, 400, 'page-out-of-range'],
    ['<html>bad gateway</html>', 502, 'server-failed'],
    ['teapot', 418, 'bad-answer'],
    ['{broken', 200, 'bad-answer'],
  ])('tells %o with status %i as %s', async (body, status, code) => {
    answer(body, status);
    await expect(queries().fetch(propertyQuery, 1)).rejects.toMatchObject({ code });
  });

  it.each([
    [new TypeError('Failed to fetch'), 'offline'],
    [new DOMException('slow', 'TimeoutError'), 'timeout'],
    [new DOMException('gone', 'AbortError'), 'aborted'],
  ])('tells %s as %s', async (error, code) => {
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => Promise.reject(error)),
    );
    await expect(queries().fetch(searchQuery, {})).rejects.toMatchObject({ code });
  });

  it('leaves out homes that are gone', async () => {
    answer([{ id: 2 }, null, { no: 'id' }]);
    expect(await queries().fetch(homesQuery, [2, 3, 4])).toMatchObject([{ id: 2 }]);
  });
});
