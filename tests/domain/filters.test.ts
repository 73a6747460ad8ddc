import { describe, expect, it } from 'vitest';
import { assumedPurpose, familiesIn, refine, withoutFamily } from '../../src/domain/filters.ts';

describe('refine', () => {
  it.each([
    [{ bhk: 2 }, { bhk: 3 }, { bhk: 3 }],
    [{ bhk: 2, price_max: 8 }, { bhk_min: 3 }, { price_max: 8, bhk_min: 3 }],
    [{ price_min: 5, price_max: 9 }, { price_max: 7 }, { price_max: 7 }],
    [{ locality: ['Koti', 'Abids'] }, { locality: 'Uppal' }, { locality: 'Uppal' }],
    [{ amenities: ['lift'] }, { amenities: ['gym', 'lift'] }, { amenities: ['lift', 'gym'] }],
    [{ type: 'Flat' }, {}, { type: 'Flat' }],
    [{ access: ['lift'] }, { access: ['wide doors'] }, { access: ['lift', 'wide doors'] }],
    [{ locality: ['Koti', 'Abids'] }, { not: { locality: ['Koti'] } }, { locality: 'Abids', not: { locality: ['Koti'] } }],
    [{ locality: 'Koti' }, { not: { locality: ['Koti'] } }, { not: { locality: ['Koti'] } }],
    [{ not: { locality: ['Koti'] } }, { locality: 'Koti' }, { locality: 'Koti' }],
    [{ not: { locality: ['Koti'] } }, { not: { facing: ['south'] } }, { not: { locality: ['Koti'], facing: ['south'] } }],
    [{ amenities: ['gym', 'lift'] }, { not: { amenities: ['gym'] } }, { amenities: ['lift'], not: { amenities: ['gym'] } }],
    [{ floor_min: 2, floor_max: 4 }, { floor_min: 5 }, { floor_min: 5 }],
    [{ possession: 'under_construction' }, { available_from: 'now' }, { available_from: 'now' }],
  ] as const)('%o and then %o', (before, change, after) => expect(refine(before as never, change as never)).toEqual(after));
});

describe('families', () => {
  it('shows each family once, in its order', () =>
    expect(familiesIn({ price_min: 1, price_max: 2, type: 'Flat', bhk_min: 2 })).toEqual(['type', 'bhk', 'price']));
  it('leaves the others alone', () => expect(withoutFamily({ area_min: 1, area_max: 2, bhk: 3 }, 'area')).toEqual({ bhk: 3 }));
});

describe('the purpose that a budget suggests', () => {
  it.each([
    [{ price_max: 500_000 }, 'buy'],
    [{ price_max: 499_999 }, 'rent'],
    [{ price_min: 20_000 }, 'rent'],
    [{ price_max: 25_000, purpose: 'buy' }, undefined],
    [{ bhk: 2 }, undefined],
  ] as const)('%o: %s', (filters, purpose) => expect(assumedPurpose(filters)).toBe(purpose));
});
