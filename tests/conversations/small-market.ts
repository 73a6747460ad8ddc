import { asArray, familiesIn, withoutFamily, type Filters } from '../../src/domain/filters.ts';
import type { Property } from '../../src/domain/property.ts';
import type { SearchAnswer, SearchWish } from '../../src/domain/search.ts';
import { anAnswer, aHome } from '../capabilities/fake-data.ts';

const LAKH = 100_000;

const gachibowli = [55, 60, 68, 79, 95, 120].map((lakhs, i) =>
  aHome({
    id: 101 + i,
    propertyName: `2 BHK flat in Gachibowli, Pearl Court ${101 + i}`,
    marketValue: lakhs * LAKH,
    facing: i === 1 ? 'north' : 'east',
    furnishing: i % 2 === 0 ? 'furnished' : 'unfurnished',
  }),
);

const kondapur = [
  ...[90, 130].map((lakhs, i) =>
    aHome({
      id: 201 + i,
      propertyName: `3 BHK flat in Kondapur, Banyan Heights ${201 + i}`,
      locality: 'Kondapur',
      beds: 3,
      marketValue: lakhs * LAKH,
    }),
  ),
  aHome({
    id: 301,
    propertyName: '4 BHK villa in Kondapur, Palm Meadows 1',
    typeName: 'Villa',
    locality: 'Kondapur',
    beds: 4,
    marketValue: 300 * LAKH,
  }),
];

const HOMES: Property[] = [...gachibowli, ...kondapur];

const fits = (home: Property, filters: Filters): boolean =>
  [
    filters.bhk === undefined || home.beds === filters.bhk,
    filters.type === undefined || asArray(filters.type).includes(home.typeName),
    filters.locality === undefined || asArray(filters.locality).includes(home.locality),
    filters.price_max === undefined || home.marketValue <= filters.price_max,
    filters.price_min === undefined || home.marketValue >= filters.price_min,
    filters.furnishing === undefined || home.furnishing === filters.furnishing,
    (filters.amenities ?? []).every((amenity) => home.amenities.includes(amenity)),
  ].every(Boolean);

/** Nine homes, searched by their filters. */
export function searchSmallMarket(wish: SearchWish): SearchAnswer {
  const filters = wish.filters ?? {};
  const found = HOMES.filter((home) => fits(home, filters));
  const sorted =
    wish.sort_by === 'price' ? found.toSorted((a, b) => (a.marketValue - b.marketValue) * (wish.order === 'desc' ? -1 : 1)) : found;
  const relaxations =
    found.length > 0
      ? []
      : familiesIn(filters).flatMap((family) => {
          const count = HOMES.filter((home) => fits(home, withoutFamily(filters, family))).length;
          return count > 0 ? [{ without: [family], count }] : [];
        });
  return anAnswer(wish, sorted, { relaxations });
}
