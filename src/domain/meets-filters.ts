import { areaLimits, asArray, familiesIn, type Exclusions, type FilterFamily, type Filters } from './filters.ts';
import type { Property } from './property.ts';

const within = (value: number | undefined, least: number | undefined, most: number | undefined): boolean =>
  value !== undefined && (least === undefined || value >= least) && (most === undefined || value <= most);

const has = (home: Property, amenity: string): boolean =>
  home.amenities.some((item) => item === amenity) || home.access.some((item) => item === amenity);

/** A lift and a ground floor serve the same need. */
const meetsNeed = (home: Property, need: string): boolean =>
  has(home, need) || ((need === 'lift' || need === 'ground floor') && home.floor === 0);

/** Whether a home meets one family of filters, as far as its listing says. */
const MEETS: Record<FilterFamily, (home: Property, filters: Filters) => boolean> = {
  purpose: (home, { purpose }) => (purpose === 'commercial' ? home.typeName === 'Office Space' : home.offer === purpose),
  type: (home, { type }) => asArray(type).includes(home.typeName),
  bhk: (home, { bhk, bhk_min, bhk_max }) => within(home.beds, bhk ?? bhk_min, bhk ?? bhk_max),
  locality: (home, { locality }) => asArray(locality).includes(home.locality),
  price: (home, { price_min, price_max }) => within(home.marketValue, price_min, price_max),
  area(home, filters) {
    const { least, most } = areaLimits(filters);
    return within(home.totalSquareFeet, least, most);
  },
  furnishing: (home, { furnishing }) => home.furnishing === furnishing,
  facing: (home, { facing }) => home.facing === facing,
  amenities: (home, { amenities = [] }) => amenities.every((amenity) => has(home, amenity)),
  possession: (home, { possession, available_from }) =>
    available_from === undefined
      ? home.possession === possession
      : home.possession === 'ready_to_move' || (home.possessionDate ?? '9') <= available_from,
  access: (home, { access = [] }) => access.every((need) => meetsNeed(home, need)),
  floor: (home, { floor_min, floor_max }) => within(home.floor, floor_min, floor_max),
  bathrooms: (home, { bathrooms_min }) => within(home.baths, bathrooms_min, undefined),
  posted_by: (home, { posted_by }) => home.agentKind === posted_by,
  near: (home, { near, within_km }) => {
    const place = home.nearbyAmenities.find(({ kind }) => kind === near);
    return place?.distanceKm !== undefined && (within_km === undefined || place.distanceKm <= within_km);
  },
  not: (home, { not = {} }) =>
    (Object.keys(not) as (keyof Exclusions)[]).every((kind) =>
      asArray<string | number>(not[kind]).every((value) => !MEETS[kind](home, { [kind]: EXACT.has(kind) ? value : [value] })),
    ),
};

/** Exclusions of which a filter has one value, not several. */
const EXACT = new Set<keyof Exclusions>(['bhk', 'facing']);

/** How many families of filters a home meets. */
export const familiesMet = (home: Property, filters: Filters): number =>
  familiesIn(filters).filter((family) => MEETS[family](home, filters)).length;

/** Whether a home meets every filter. */
export const meetsFilters = (home: Property, filters: Filters): boolean => familiesMet(home, filters) === familiesIn(filters).length;
