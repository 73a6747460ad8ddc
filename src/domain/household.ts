import { asArray, familiesIn, withoutFamily, type FilterFamily, type FilterName, type Filters } from './filters.ts';
import type { MemberWish } from './member-wish.ts';

/** What all of them can have together, and what they cannot: two places, two numbers of bedrooms. */
export interface Together {
  filters: Filters;
  apart: FilterFamily[];
}

type Value = Filters[FilterName];

const ADDED: readonly FilterName[] = ['amenities', 'access'];
const EITHER: readonly FilterName[] = ['locality', 'type'];
/** Limits: the narrower one holds for both. */
const NARROWER: Partial<Record<FilterName, (a: number, b: number) => number>> = {
  price_max: Math.min,
  area_max: Math.min,
  floor_max: Math.min,
  bhk_max: Math.min,
  within_km: Math.min,
  price_min: Math.max,
  area_min: Math.max,
  floor_min: Math.max,
  bhk_min: Math.max,
  bathrooms_min: Math.max,
};

const listed = (values: readonly string[]): Value => (values.length === 1 ? values[0] : [...values]) as Value;

/** One filter for two people; `apart` where one home cannot have both. What can be either is then either. */
function both(name: FilterName, one: Value, other: Value): { value: Value | undefined; apart: boolean } {
  const narrower = NARROWER[name];
  if (narrower) return { value: narrower(one as number, other as number), apart: false };
  const [mine, theirs] = [asArray(one as string | string[]), asArray(other as string | string[])];
  const union = [...new Set([...mine, ...theirs])];
  if (ADDED.includes(name)) return { value: union as Value, apart: false };
  if (name === 'not') return { value: { ...(one as object), ...(other as object) }, apart: false };
  const common = mine.filter((value) => theirs.includes(value));
  if (common.length > 0) return { value: listed(common), apart: false };
  return { value: EITHER.includes(name) ? listed(union) : undefined, apart: true };
}

const familyOf = (name: FilterName, value: Value): FilterFamily => familiesIn({ [name]: value })[0]!;

/** The wishes of all as one search. */
export function together(wishes: readonly MemberWish[]): Together {
  const filters: Record<string, Value> = {};
  const apart = new Set<FilterFamily>();
  for (const wish of wishes)
    for (const [key, value] of Object.entries(wish.filters) as [FilterName, Value][]) {
      const known = filters[key];
      if (known === undefined) {
        filters[key] = value;
        continue;
      }
      const met = both(key, known, value);
      if (met.apart) apart.add(familyOf(key, value));
      if (met.value === undefined) delete filters[key];
      else filters[key] = met.value;
    }
  return { filters: filters as Filters, apart: [...apart] };
}

/** The same household with more wishes of somebody: what is named again is named anew, amenities add up. */
export function withWishes(kept: readonly MemberWish[], more: readonly MemberWish[]): MemberWish[] {
  const wishes = [...kept];
  for (const { who, filters } of more) {
    const at = wishes.findIndex((wish) => wish.who === who);
    if (at < 0) wishes.push({ who, filters });
    else {
      const named = familiesIn(filters).filter((family) => family !== 'amenities' && family !== 'access');
      const before = named.reduce((left, family) => withoutFamily(left, family), wishes[at]!.filters);
      wishes[at] = {
        who,
        filters: together([
          { who, filters: before },
          { who, filters },
        ]).filters,
      };
    }
  }
  return wishes;
}

const isIn = (value: Value, known: Value): boolean => {
  if (known === undefined) return false;
  if (typeof value === 'object') return asArray(value as string[]).every((item) => asArray(known as string[]).includes(item));
  return asArray(known as string | string[]).includes(value as string);
};

/**
 * The wishes as far as they are still searched for: what was taken out by another word or press is nobody's any more, and what
 * came in is everybody's.
 */
export function stillWished(wishes: readonly MemberWish[], current: Filters): MemberWish[] {
  const entries = Object.entries(current) as [FilterName, Value][];
  const left = wishes.map(({ who, filters }) => ({
    who,
    filters: Object.fromEntries(
      (Object.entries(filters) as [FilterName, Value][]).filter(([name, value]) => isIn(value, current[name])),
    ) as Filters,
  }));
  const held = together(left).filters;
  const others = Object.fromEntries(
    entries.flatMap(([name, value]) => {
      if (ADDED.includes(name)) {
        const more = asArray(value as string[]).filter((item) => !asArray(held[name] as string[] | undefined).includes(item));
        return more.length > 0 ? [[name, more]] : [];
      }
      return held[name] === undefined ? [[name, value]] : [];
    }),
  ) as Filters;
  return [...left, { who: 'all' as const, filters: others }].filter(({ filters }) => familiesIn(filters).length > 0);
}
