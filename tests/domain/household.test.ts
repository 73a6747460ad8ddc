import { describe, expect, it } from 'vitest';
import { stillWished, together, withWishes } from '../../src/domain/household.ts';

describe('the wishes of several people as one search', () => {
  it('add up: amenities, and the narrower of two limits', () => {
    expect(
      together([
        { who: 'me', filters: { amenities: ['garden'], price_max: 9_000_000, area_min: 900 } },
        { who: 'wife', filters: { amenities: ['lift'], locality: 'Kondapur', price_max: 8_000_000, area_min: 1200 } },
      ]),
    ).toEqual({ filters: { amenities: ['garden', 'lift'], locality: 'Kondapur', price_max: 8_000_000, area_min: 1200 }, apart: [] });
  });

  it('are apart where one home cannot be both: either place is searched in, and no number of bedrooms', () => {
    expect(
      together([
        { who: 'me', filters: { locality: 'Miyapur', bhk: 2, purpose: 'buy' } },
        { who: 'wife', filters: { locality: 'Kondapur', bhk: 3, purpose: 'buy' } },
      ]),
    ).toEqual({ filters: { locality: ['Miyapur', 'Kondapur'], purpose: 'buy' }, apart: ['locality', 'bhk'] });
  });

  it('meet in what both name', () => {
    const both = together([
      { who: 'me', filters: { locality: ['Miyapur', 'Kondapur'] } },
      { who: 'wife', filters: { locality: ['Kondapur', 'Madhapur'] } },
    ]);
    expect(both).toEqual({ filters: { locality: 'Kondapur' }, apart: [] });
  });
});

describe('what somebody wishes', () => {
  it('is named anew by the same person, and amenities add up', () => {
    const kept = [{ who: 'wife' as const, filters: { locality: 'Kondapur', amenities: ['garden' as const] } }];
    expect(withWishes(kept, [{ who: 'wife', filters: { locality: 'Miyapur', amenities: ['lift'] } }])).toEqual([
      { who: 'wife', filters: { locality: 'Miyapur', amenities: ['garden', 'lift'] } },
    ]);
  });

  it('is gone where it was taken out of the search; what came in is wished by all', () => {
    const kept = [
      { who: 'wife' as const, filters: { locality: 'Kondapur', amenities: ['garden' as const] } },
      { who: 'me' as const, filters: { bhk: 3 } },
    ];
    expect(stillWished(kept, { locality: ['Kondapur', 'Miyapur'], price_max: 8_000_000, amenities: ['lift'] })).toEqual([
      { who: 'wife', filters: { locality: 'Kondapur' } },
      { who: 'all', filters: { price_max: 8_000_000, amenities: ['lift'] } },
    ]);
  });
});
