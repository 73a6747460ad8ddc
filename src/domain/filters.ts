import * as z from 'zod/mini';
import { AccessFeature, Amenity, Facing, Furnishing, Offer, Possession, PropertyType } from './property.ts';

/** What a person can look for. `commercial` means office space, for sale or for rent. */
export const PURPOSES = [...Offer.options, 'commercial'] as const;
export const Purpose = z.enum(PURPOSES);
export type Purpose = z.infer<typeof Purpose>;

const rupees = z.int().check(z.minimum(0), z.maximum(100_000_000_000));
const squareFeet = z.number().check(z.minimum(0), z.maximum(100_000_000));
const storeys = z.int().check(z.minimum(0), z.maximum(100));
const kilometres = z.number().check(z.minimum(0.1), z.maximum(50));
const placeName = z.string().check(z.minLength(1), z.maxLength(80));
const rooms = z.number().check(z.minimum(0.5), z.maximum(20), z.multipleOf(0.5));

/** One value, or several joined by "or". */
const oneOrMore = <T extends z.core.$ZodType>(item: T) => z.union([item, z.array(item).check(z.minLength(1), z.maxLength(12))]);

const MOST_EXCLUDED = 12;
const excluded = <T extends z.core.$ZodType>(item: T) => z.optional(z.array(item).check(z.minLength(1), z.maxLength(MOST_EXCLUDED)));

/** What a person does not want, in lists. */
export const Exclusions = z.object({
  type: excluded(PropertyType),
  bhk: excluded(rooms),
  locality: excluded(placeName),
  facing: excluded(Facing),
  amenities: excluded(Amenity),
  access: excluded(AccessFeature),
});
export type Exclusions = z.infer<typeof Exclusions>;

/** Who offers a home. */
export const OfferedBy = z.enum(['owner', 'agent', 'builder']);

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
  locality: z.optional(oneOrMore(placeName)),
  furnishing: z.optional(Furnishing),
  facing: z.optional(Facing),
  amenities: z.optional(z.array(Amenity).check(z.maxLength(14))),
  possession: z.optional(Possession),
  /** A date in ISO 8601, or `now`. */
  available_from: z.optional(z.string().check(z.regex(/^(now|\d{4}-\d{2}-\d{2})$/))),
  /** What people who cannot climb or see well need; each is a must. A lift is as good as a ground floor. */
  access: z.optional(z.array(AccessFeature).check(z.maxLength(6))),
  /** 0 is the ground floor. */
  floor_min: z.optional(storeys),
  floor_max: z.optional(storeys),
  bathrooms_min: z.optional(z.int().check(z.minimum(1), z.maximum(20))),
  posted_by: z.optional(OfferedBy),
  /** A place by its name, or a kind of place: the homes nearest to it come first. */
  near: z.optional(placeName),
  within_km: z.optional(kilometres),
  not: z.optional(Exclusions),
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
  'access',
  'floor',
  'bathrooms',
  'posted_by',
  'near',
  'not',
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
  possession: ['possession', 'available_from'],
  access: ['access'],
  floor: ['floor_min', 'floor_max'],
  bathrooms: ['bathrooms_min'],
  posted_by: ['posted_by'],
  near: ['near', 'within_km'],
  not: ['not'],
};

/** The families these filters use, in display order. */
export const familiesIn = (filters: Filters): FilterFamily[] =>
  FILTER_FAMILIES.filter((family) => MEMBERS[family].some((name) => filters[name] !== undefined));

export function withoutFamily(filters: Filters, family: FilterFamily): Filters {
  const left = { ...filters };
  for (const name of MEMBERS[family]) delete left[name];
  return left;
}

const union = <T>(old: readonly T[] | undefined, more: readonly T[] | undefined): T[] => [...new Set([...(old ?? []), ...(more ?? [])])];

/** Filters whose values add up instead of replacing each other. */
const ADDED = ['amenities', 'access'] as const;

type Values = readonly (string | number)[];

/** What is excluded, without what is wanted now. */
function stillExcluded(not: Exclusions, wanted: Filters): Exclusions | undefined {
  const left = Object.entries(not).flatMap(([kind, values]: [string, Values]) => {
    const taken: Values = asArray(wanted[kind as keyof Exclusions] as Values);
    const others = values.filter((value) => !taken.includes(value));
    return others.length > 0 ? [[kind, others]] : [];
  });
  return left.length > 0 ? (Object.fromEntries(left) as Exclusions) : undefined;
}

/** Filters without the values that are excluded now. */
function withoutExcluded(filters: Filters, not: Exclusions): Filters {
  const left: Record<string, unknown> = { ...filters };
  for (const [kind, values] of Object.entries(not) as [keyof Exclusions, Values][]) {
    const old = filters[kind];
    const others = asArray(old as Values).filter((value) => !values.includes(value));
    if (others.length === 0) delete left[kind];
    else left[kind] = Array.isArray(old) && (others.length > 1 || ADDED.some((added) => added === kind)) ? others : others[0];
  }
  return left as Filters;
}

/** Merges new filters into old ones: a family named again replaces the old one entirely; amenities, access and exclusions add up. */
export function refine(filters: Filters, changes: Filters): Filters {
  const { not, ...wanted } = changes;
  let refined = withoutExcluded(filters, not ?? {});
  for (const family of familiesIn(wanted)) refined = withoutFamily(refined, family);
  refined = { ...refined, ...wanted };
  for (const added of ADDED) {
    const [old, more] = [filters[added], wanted[added]];
    if (old && more) Object.assign(refined, { [added]: union<string>(old, more) });
  }
  const kinds = union(Object.keys(filters.not ?? {}), Object.keys(not ?? {})) as (keyof Exclusions)[];
  const both = Object.fromEntries(kinds.map((kind) => [kind, union<string | number>(filters.not?.[kind], not?.[kind])])) as Exclusions;
  const excludedStill = stillExcluded(both, wanted);
  if (!excludedStill) return withoutFamily(refined, 'not');
  return { ...refined, not: excludedStill };
}

export const asArray = <T>(value: T | readonly T[] | undefined): T[] =>
  value === undefined ? [] : Array.isArray(value) ? [...(value as T[])] : [value as T];

/** An area without "above" or "below" is met by homes within this share of it. */
const AREA_TOLERANCE = 0.1;

/** The square feet that a wish for an area allows. */
export function areaLimits({ area_min, area_max }: Filters): { least?: number | undefined; most?: number | undefined } {
  if (area_min === undefined || area_min !== area_max) return { least: area_min, most: area_max };
  return { least: area_min * (1 - AREA_TOLERANCE), most: area_min * (1 + AREA_TOLERANCE) };
}

/** A budget without a purpose means buying from this price on, and renting below it. */
const SALE_FROM_RUPEES = 500_000;

/** The purpose that a budget alone implies; undefined if the person stated one, or named no budget. */
export function assumedPurpose(filters: Filters): 'buy' | 'rent' | undefined {
  const budget = filters.price_max ?? filters.price_min;
  if (filters.purpose || budget === undefined) return undefined;
  return budget >= SALE_FROM_RUPEES ? 'buy' : 'rent';
}
