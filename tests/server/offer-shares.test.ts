import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { sharesOf } from '../../src/server/search/offer-shares.ts';

describe('homes for sale and for rent on one page', () => {
  it('are half and half, as long as there are both', () => {
    expect(sharesOf({ sale: 50, rent: 50 }, 2, 12)).toEqual({ buy: { from: 6, count: 6 }, rent: { from: 6, count: 6 } });
  });

  it('are more of one where the other has run out', () => {
    expect(sharesOf({ sale: 30, rent: 2 }, 1, 12)).toEqual({ buy: { from: 0, count: 10 }, rent: { from: 0, count: 2 } });
    expect(sharesOf({ sale: 30, rent: 2 }, 2, 12)).toEqual({ buy: { from: 10, count: 12 }, rent: { from: 2, count: 0 } });
  });

  it('come each once, on as many pages as there are', () => {
    const most = fc.integer({ min: 0, max: 60 });
    fc.assert(
      fc.property(most, most, fc.integer({ min: 1, max: 20 }), (sale, rent, pageSize) => {
        const next = { buy: 0, rent: 0 };
        for (let page = 1; page <= Math.ceil((sale + rent) / pageSize); page++) {
          const shares = sharesOf({ sale, rent }, page, pageSize);
          expect([shares.buy.from, shares.rent.from]).toEqual([next.buy, next.rent]);
          next.buy += shares.buy.count;
          next.rent += shares.rent.count;
          expect(next.buy + next.rent).toBe(Math.min(page * pageSize, sale + rent));
        }
        expect(next).toEqual({ buy: sale, rent });
      }),
    );
  });
});
