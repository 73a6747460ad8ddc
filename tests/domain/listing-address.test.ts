import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Filters } from '../../src/domain/filters.ts';
import { LISTING_PATH, listingAddress, readListingAddress, withoutFilter } from '../../src/domain/listing-address.ts';
import { AMENITIES, FACINGS, FURNISHINGS, POSSESSIONS, PROPERTY_TYPES } from '../../src/domain/property.ts';
import { SORT_KEYS } from '../../src/domain/search.ts';

const read = (query: string) => readListingAddress(query).request;

const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });

const filters = fc
  .record({
    purpose: maybe(fc.constantFrom('buy', 'rent', 'pg', 'commercial')),
    type: maybe(fc.constantFrom(...PROPERTY_TYPES)),
    bhk: maybe(fc.integer({ min: 1, max: 10 }).map((half) => half / 2)),
    price_min: maybe(fc.nat(1e9)),
    price_max: maybe(fc.nat(1e9)),
    area_max: maybe(fc.nat(1e6)),
    locality: maybe(
      fc.oneof(
        fc.constantFrom('Kondapur', 'HITEC City', 'A|B'.slice(0, 1)),
        fc.uniqueArray(fc.constantFrom('Kondapur', 'Miyapur', 'Koti'), { minLength: 2 }),
      ),
    ),
    furnishing: maybe(fc.constantFrom(...FURNISHINGS)),
    facing: maybe(fc.constantFrom(...FACINGS)),
    possession: maybe(fc.constantFrom(...POSSESSIONS)),
    amenities: maybe(fc.uniqueArray(fc.constantFrom(...AMENITIES), { minLength: 1 })),
  })
  .map((record) => Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as Filters);

describe('the address of the listing page', () => {
  it.each([
    ['type=buy&category=Villa', { purpose: 'buy', type: 'Villa' }],
    ['type=rental&source=rental', { purpose: 'rent' }],
    ['type=all&viewAll=true', {}],
    ['type=all%20properties', {}],
    ['type=office%20space', { type: 'Office Space' }],
    ['category=Office%20Space', { type: 'Office Space' }],
    ['type=townhouse', { type: 'TownHouse' }],
    ['type=FLAT', { type: 'Flat' }],
    ['type=nonsense&bhk=two&price_max=-5&facing=up', {}],
    ['bhk=2.5&amenities=lift,moat,gym', { bhk: 2.5, amenities: ['lift', 'gym'] }],
  ])('reads %s', (query, expected) => expect(read(query).filters).toEqual(expected));

  it('keeps the words that were searched for', () => {
    expect(read('search=Kondapur&isSearch=true&source=search').text).toBe('Kondapur');
    expect(readListingAddress('query=Visual%20Search%20Results&visualSearch=true')).toMatchObject({
      request: { text: '' },
      visualSearch: true,
    });
  });

  it.each([
    ['aiSearch=true&query=villas', 'villas'],
    ['aiSearch=true&query=villas&search=plots&isSearch=true', 'villas'],
    ['query=villas', 'villas'],
    ['search=plots&query=villas', 'plots'],
    ['search=plots&isSearch=false', ''],
    ['search=plots&isSearch=true&viewAll=true', ''],
    ['query=villas&source=visual-search', ''],
  ])('%s searches for “%s”', (query, text) => expect(read(query).text).toBe(text));

  it('shows all homes of a type where it says viewAll', () =>
    expect(read('type=rental&category=Villa&bhk=3&locality=Kondapur&viewAll=true').filters).toEqual({ purpose: 'rent', type: 'Villa' }));

  it('writes a search by photo as the customer does, however it was sorted', () =>
    expect(listingAddress({ looks: 'a'.repeat(342), sort_by: 'price' }, { source: 'search' })).toMatch(
      /&sort_by=price&query=Visual\+Search\+Results&source=visual-search&visualSearch=true$/,
    ));

  it.each(['page=0', 'page=-1', 'page=1.5', 'page=x', ''])('starts at the first page for "%s"', (query) =>
    expect(read(query).page).toBe(1),
  );

  it('writes a type without a purpose as the customer does', () => {
    expect(listingAddress({ filters: { type: 'Office Space' } })).toBe(`${LISTING_PATH}?type=office+space`);
    expect(listingAddress({ filters: { purpose: 'rent', type: 'Villa' } })).toBe(`${LISTING_PATH}?type=rental&category=Villa`);
  });

  it('reads back what it wrote', () => {
    fc.assert(
      fc.property(
        filters,
        fc.string({ maxLength: 60 }),
        fc.constantFrom(...SORT_KEYS),
        fc.integer({ min: 1, max: 500 }),
        (wished, text, sort_by, page) => {
          const address = listingAddress({ filters: wished, text, sort_by, page });
          const back = read(address.slice(address.indexOf('?') + 1));
          expect({ filters: back.filters, text: back.text, page: back.page, sort_by: back.sort_by ?? 'match' }).toEqual({
            filters: wished,
            text,
            page,
            sort_by,
          });
        },
      ),
    );
  });

  it('never breaks on what somebody has typed into it', () => {
    fc.assert(fc.property(fc.string(), (query) => void readListingAddress(query)));
  });

  it('takes a filter out wherever it came from', () => {
    expect(withoutFilter({ text: 'flats under 80 lakhs', filters: { bhk: 2 } }, 'price')).toMatchObject({
      without: ['price'],
      filters: { bhk: 2 },
    });
    expect(withoutFilter({ filters: { bhk_min: 2, bhk_max: 3, type: 'Flat' }, page: 4 }, 'bhk')).toEqual({
      filters: { type: 'Flat' },
      without: undefined,
      page: 1,
    });
    expect(withoutFilter({ filters: { price_max: 9 } }, 'purpose').without).toEqual(['purpose']);
  });
});
