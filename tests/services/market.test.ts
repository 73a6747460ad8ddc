import { afterEach, describe, expect, it, vi } from 'vitest';
import { market } from '../../src/services/market.ts';

const answer = (body: unknown, status = 200) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(typeof body === 'string' ? body : JSON.stringify(body), { status })),
  );

describe('the market behind a server', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each([[[{ id: 1, price: 5 }]], [{ properties: [{ id: 1, price: 5 }, null] }]])('takes the answer %o [G226]', async (body) => {
    answer(body);
    expect(await market.search({ text: 'x' })).toMatchObject({
      total: 1,
      page: 1,
      properties: [{ id: 1, marketValue: 5 }],
      understood: { rest: 'x' },
    });
  });

  it.each([{}, 'null', '"text"', { properties: 'none' }])('cannot read %o as results', async (body) => {
    answer(body);
    await expect(market.search({})).rejects.toMatchObject({ code: 'search-answer-unreadable' });
  });

  it.each([
    [{ error: { code: 'page-out-of-range', message: 'x' } }, 400, 'page-out-of-range'],
    ['<html>bad gateway</html>', 502, 'server-failed'],
    ['teapot', 418, 'bad-answer'],
    ['{broken', 200, 'bad-answer'],
  ])('tells %o with status %i as %s', async (body, status, code) => {
    answer(body, status);
    await expect(market.property(1)).rejects.toMatchObject({ code });
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
    await expect(market.search({})).rejects.toMatchObject({ code });
  });

  it('reads bulk answers with holes', async () => {
    answer([{ id: 2 }, null, { no: 'id' }]);
    expect(await market.bulk([2, 3, 4])).toMatchObject([{ id: 2 }, null, null]);
  });
});
