import { describe, expect, it } from 'vitest';
import { changed, type Change, type Seen } from '../../../src/capabilities/search/relative.ts';
import type { Filters } from '../../../src/domain/filters.ts';
import { aHome } from '../fake-data.ts';

const LAKH = 100_000;
const listed = [60, 70, 80].map((lakhs, i) => aHome({ id: i + 1, marketValue: lakhs * LAKH, totalSquareFeet: 1000 + i * 100 }));
const list: Seen = { home: null, listed };
const nothing: Seen = { home: null, listed: [] };
const atHome: Seen = { home: aHome({ marketValue: 50 * LAKH, beds: 2, totalSquareFeet: 900 }), listed };

describe('what is said relative to what stands', () => {
  it.each<[string, Filters, Change, Seen, Filters]>([
    ['ten lakhs more', { price_max: 90 * LAKH }, { price: 10 * LAKH }, list, { price_max: 100 * LAKH }],
    ['ten lakhs less', { price_max: 90 * LAKH }, { price: -10 * LAKH }, list, { price_max: 80 * LAKH }],
    ['ten lakhs more, from', { price_min: 40 * LAKH }, { price: 10 * LAKH }, nothing, { price_min: 50 * LAKH }],
    ['ten lakhs more than this home', {}, { price: 10 * LAKH }, atHome, { price_max: 60 * LAKH }],
    ['cheaper than this home', { price_max: 90 * LAKH }, { price: 'less' }, atHome, { price_max: 50 * LAKH - 1 }],
    ['cheaper than the limit', { price_max: 70 * LAKH }, { price: 'less' }, list, { price_max: 60 * LAKH }],
    ['cheaper than the dearest of the list', { price_max: 200 * LAKH }, { price: 'less' }, list, { price_max: 68 * LAKH }],
    ['dearer than this home', {}, { price: 'more' }, atHome, { price_min: 50 * LAKH + 1 }],
    ['a higher limit', { price_max: 100 * LAKH }, { price: 'more' }, list, { price_max: 120 * LAKH }],
    ['dearer than the middle', {}, { price: 'more' }, list, { price_min: 70 * LAKH }],
    ['one more room', { bhk: 2 }, { bhk: 1 }, list, { bhk: 3 }],
    ['one more room, from', { bhk_min: 2 }, { bhk: 1 }, list, { bhk_min: 3 }],
    ['one more room, up to', { bhk_max: 4 }, { bhk: -1 }, list, { bhk_max: 3 }],
    ['one more room than this home', {}, { bhk: 1 }, atHome, { bhk: 3 }],
    ['never less than one room', { bhk: 1 }, { bhk: -1 }, list, { bhk: 1 }],
    ['bigger', { area_min: 1000 }, { area: 'more' }, list, { area_min: 1200 }],
    ['bigger than this home', {}, { area: 'more' }, atHome, { area_min: 901 }],
    ['smaller than the middle', {}, { area: 'less' }, list, { area_max: 940 }],
    ['200 square feet more', { area_min: 1000 }, { area: 200 }, list, { area_min: 1200 }],
    ['nearer', { near: 'metro' }, { distance: 'less' }, list, { near: 'metro', within_km: 3 }],
    ['farther', { near: 'metro', within_km: 2 }, { distance: 'more' }, list, { near: 'metro', within_km: 4 }],
    ['one km more', { near: 'metro', within_km: 2 }, { distance: 1 }, list, { near: 'metro', within_km: 3 }],
  ])('%s', (_, filters, change, seen, after) => expect(changed(filters, change, seen)).toEqual({ filters: after }));

  it.each<[Change, string]>([
    [{ price: 1000 }, 'price'],
    [{ price: 'less' }, 'price'],
    [{ price: 'more' }, 'price'],
    [{ bhk: 1 }, 'bhk'],
    [{ area: 'more' }, 'area'],
    [{ distance: 'less' }, 'distance'],
  ])('%o needs something that stands', (change, family) => expect(changed({}, change, nothing)).toEqual({ baseless: family }));
});
