import { asArray, familiesIn, type FilterFamily, type Filters } from './filters.ts';
import type { Property } from './property.ts';

const within = (value: number | undefined, least: number | undefined, most: number | undefined): boolean =>
  value !== undefined && (least === undefined || value >= least) && (most === undefined || value <= most);

const has = (home: Property, amenity: string): boolean =>
  home.amenities.some((item) => item === amenity) || home.access.some((item) => item === amenity);

/** Whether a home meets one family of filters, as far as its listing says. */
const MEETS: Record<FilterFamily, (home: Property, filters: Filters) => boolean> = {
  purpose: (home, { purpose }) => (purpose === 'commercial' ? home.typeName === 'Office Space' : home.offer === purpose),
  type: (home, { type }) => asArray(type).includes(home.typeName),
  bhk: (home, { bhk, bhk_min, bhk_max }) => within(home.beds, bhk ?? bhk_min, bhk ?? bhk_max),
  locality: (home, { locality }) => asArray(locality).includes(home.locality),
  price: (home, { price_min, price_max }) => within(home.marketValue, price_min, price_max),
  area: (home, { area_min, area_max }) => within(home.totalSquareFeet, area_min, area_max),
  furnishing: (home, { furnishing }) => home.furnishing === furnishing,
  facing: (home, { facing }) => home.facing === facing,
  amenities: (home, { amenities = [] }) => amenities.every((amenity) => has(home, amenity)),
  possession: (home, { possession }) => home.possession === possession,
};

/** How many families of filters a home meets. */
export const familiesMet = (home: Property, filters: Filters): number =>
  familiesIn(filters).filter((family) => MEETS[family]?.(home, filters) ?? true).length;

/** Whether a home meets every filter. */
export const meetsFilters = (home: Property, filters: Filters): boolean => familiesMet(home, filters) === familiesIn(filters).length;
