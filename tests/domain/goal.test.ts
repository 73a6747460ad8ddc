import { describe, expect, it } from 'vitest';
import { keptBeside, mustsOf, withMusts } from '../../src/domain/goal.ts';

describe('what the person must have', () => {
  it('is the offer, the limits, access, floor, who offers it and a welcome for pets', () => {
    expect(
      mustsOf({
        purpose: 'rent',
        type: 'Flat',
        bhk: 2,
        price_max: 20_000,
        locality: 'Miyapur',
        amenities: ['gym', 'pet friendly'],
        access: ['lift'],
        floor_min: 1,
        posted_by: 'owner',
      }),
    ).toEqual({ purpose: 'rent', price_max: 20_000, access: ['lift'], floor_min: 1, posted_by: 'owner', amenities: ['pet friendly'] });
  });

  it('stands for the next wish', () =>
    expect(withMusts({ access: ['lift'], price_max: 9_000_000 }, { type: 'Villa', locality: 'Kokapet' })).toEqual({
      access: ['lift'],
      price_max: 9_000_000,
      type: 'Villa',
      locality: 'Kokapet',
    }));

  it.each([
    ['another offer by its name', { purpose: 'rent', price_max: 20_000, access: ['lift'] }, { purpose: 'buy' }],
    ['another offer by its price', { purpose: 'rent', price_max: 20_000, access: ['lift'] }, { price_max: 3_000_000 }],
  ] as const)('gives up a limit that means nothing for %s', (_, musts, wish) =>
    expect(withMusts({ ...musts, access: [...musts.access] }, wish)).toEqual({ ...wish, access: ['lift'] }),
  );

  it('is told where the wish did not name it', () =>
    expect(keptBeside({ price_max: 9_000_000, bhk: 3, access: ['lift'] }, { bhk: 3, access: ['lift'] })).toEqual({ price_max: 9_000_000 }));
});
