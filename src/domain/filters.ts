import * as z from 'zod/mini';
import { Amenity, Facing, Furnishing, Offer, Possession, PropertyType } from './property.ts';

/** What a person can look for. `commercial` means office space, for sale or for rent. */
export const PURPOSES = [...Offer.options, 'commercial'] as const;
export const Purpose = z.enum(PURPOSES);
export type Purpose = z.infer<typeof Purpose>;

const rupees = z.int().check(z.minimum(0), z.maximum(100_000_000_000));
const squareFeet = z.number().check(z.minimum(0), z.maximum(100_000_000));
const rooms = z.number().check(z.minimum(0.5), z.maximum(20), z.multipleOf(0.5));

/** One value, or several joined by "or". */
const oneOrMore = <T extends z.core.$ZodType>(item: T) => z.union([item, z.array(item).check(z.minLength(1), z.maxLength(12))]);

/** The filters of a search, named like the slots of the intent layer. Money in whole rupees, areas in square feet. */
export const Filters = z.object({
  purpose: z.optional(Purpose),
  type: z.optional(oneOrMore(PropertyType)),
  bhk: z.optional(rooms),
  bhk_min: z.optional(rooms),
  bhk_max: z.optional(rooms),
  price_min: z.optional(rupees),
  price_max: z.optional(rupees),
  area_min: z.optional(squareFeet),
  area_max: z.optional(squareFeet),
  locality: z.optional(oneOrMore(z.string().check(z.minLength(1), z.maxLength(80)))),
  furnishing: z.optional(Furnishing),
  facing: z.optional(Facing),
  amenities: z.optional(z.array(Amenity).check(z.maxLength(14))),
  possession: z.optional(Possession),
});
export type Filters = z.infer<typeof Filters>;
export type FilterName = keyof Filters;

/** Filters that are shown, changed and removed together. */
export const FILTER_FAMILIES = [
  'purpose',
  'type',
  'bhk',
  'locality',
  'price',
  'area',
  'furnishing',
  'facing',
  'amenities',
  'possession',
] as const;
export const FilterFamily = z.enum(FILTER_FAMILIES);
export type FilterFamily = z.infer<typeof FilterFamily>;

const MEMBERS: Record<FilterFamily, FilterName[]> = {
  purpose: ['purpose'],
  type: ['type'],
  bhk: ['bhk', 'bhk_min', 'bhk_max'],
  locality: ['locality'],
  price: ['price_min', 'price_max'],
  area: ['area_min', 'area_max'],
  furnishing: ['furnishing'],
  facing: ['facing'],
  amenities: ['amenities'],
  possession: ['possession'],
};

/** The families these filters use, in display order. */
export const familiesIn = (filters: Filters): FilterFamily[] =>
  FILTER_FAMILIES.filter((family) => MEMBERS[family].some((name) => filters[name] !== undefined));

export function withoutFamily(filters: Filters, family: FilterFamily): Filters {
  const left = { ...filters };
  for (const name of MEMBERS[family]) delete left[name];
  return left;
}

/** Merges new filters into old ones: a family named again replaces the old one entirely; amenities accumulate. */
export function refine(filters: Filters, changes: Filters): Filters {
  let refined = { ...filters };
  for (const family of familiesIn(changes)) refined = withoutFamily(refined, family);
  refined = { ...refined, ...changes };
  if (filters.amenities && changes.amenities) refined.amenities = [...new Set([...filters.amenities, ...changes.amenities])];
  return refined;
}

export const asArray = <T>(value: T | readonly T[] | undefined): T[] =>
  value === undefined ? [] : Array.isArray(value) ? [...(value as T[])] : [value as T];

/** A budget without a purpose means buying from this price on, and renting below it. */
const SALE_FROM_RUPEES = 500_000;

/** The purpose that a budget alone implies; undefined if the person stated one, or named no budget. */
export function assumedPurpose(filters: Filters): 'buy' | 'rent' | undefined {
  const budget = filters.price_max ?? filters.price_min;
  if (filters.purpose || budget === undefined) return undefined;
  return budget >= SALE_FROM_RUPEES ? 'buy' : 'rent';
}
