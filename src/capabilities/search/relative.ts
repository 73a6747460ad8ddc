import * as z from 'zod/mini';
import { withoutFamily, type Filters } from '../../domain/filters.ts';
import type { Property } from '../../domain/property.ts';

const Way = z.enum(['more', 'less']);
const Signed = z.number();

/** What is said relative to what stands: rupees, rooms, square feet or kilometres more or less, or just more or less. */
export const Change = z.object({
  price: z.optional(z.union([Way, Signed])),
  bhk: z.optional(Signed),
  area: z.optional(z.union([Way, Signed])),
  distance: z.optional(z.union([Way, Signed])),
});
export type Change = z.infer<typeof Change>;

/** What "cheaper" and "bigger" are measured against: the home in view or last spoken of, and the homes of the list. */
export interface Seen {
  home: Property | null;
  listed: readonly Property[];
}

/** "Cheaper" and "bigger" without a figure change a limit by this share. */
const STEP = 0.15;
/** How far "near" reaches where no kilometres were said. */
const USUAL_KM = 6;

/** Rounds to two digits, as people name limits. */
function rounded(value: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(value)) - 1);
  return Math.round(value / unit) * unit;
}

function middle(values: readonly number[]): number | undefined {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)];
}

const least = (value: number, floor: number): number => Math.max(floor, value);

const pricesOf = (listed: readonly Property[]): number[] => listed.map(({ marketValue }) => marketValue);

/** "Ten lakhs more": the limit moves; a home in view is the limit where none was named. */
function pricedBy(filters: Filters, rupees: number, { home }: Seen): Filters | null {
  const base = filters.price_max ?? home?.marketValue;
  if (base !== undefined) return { ...filters, price_max: least(base + rupees, 1) };
  return filters.price_min === undefined ? null : { ...filters, price_min: least(filters.price_min + rupees, 0) };
}

/** Below the home in view; else below the limit, or below the dearest of the list where the limit is far above it. */
function cheaper(filters: Filters, { home, listed }: Seen): Filters | null {
  const others = withoutFamily(filters, 'price');
  if (home) return { ...others, price_max: home.marketValue - 1 };
  const asked = Math.min(filters.price_max ?? Infinity, Math.max(...pricesOf(listed), 0) || Infinity);
  return Number.isFinite(asked) ? { ...others, price_max: rounded(asked * (1 - STEP)) } : null;
}

/** Above the home in view; else up to a higher limit, or above the middle of the list where there is no limit. */
function dearer(filters: Filters, { home, listed }: Seen): Filters | null {
  const others = withoutFamily(filters, 'price');
  if (home) return { ...others, price_min: home.marketValue + 1 };
  if (filters.price_max !== undefined) return { ...filters, price_max: rounded(filters.price_max * (1 + STEP)) };
  const usual = middle(pricesOf(listed));
  return usual === undefined ? null : { ...others, price_min: usual };
}

function changedPrice(filters: Filters, change: number | 'more' | 'less', seen: Seen): Filters | null {
  if (typeof change === 'number') return pricedBy(filters, change, seen);
  return change === 'less' ? cheaper(filters, seen) : dearer(filters, seen);
}

function changedRooms(filters: Filters, change: number, { home }: Seen): Filters | null {
  const { bhk, bhk_min, bhk_max } = filters;
  if (bhk_min !== undefined || bhk_max !== undefined)
    return {
      ...filters,
      ...(bhk_min !== undefined && { bhk_min: least(bhk_min + change, 1) }),
      ...(bhk_max !== undefined && { bhk_max: least(bhk_max + change, 1) }),
    };
  const base = bhk ?? home?.beds;
  return base === undefined ? null : { ...filters, bhk: least(base + change, 1) };
}

function changedArea(filters: Filters, change: number | 'more' | 'less', { home, listed }: Seen): Filters | null {
  const others = withoutFamily(filters, 'area');
  const base =
    filters.area_min ?? filters.area_max ?? home?.totalSquareFeet ?? middle(listed.flatMap(({ totalSquareFeet }) => totalSquareFeet ?? []));
  if (base === undefined) return null;
  if (typeof change === 'number') return { ...others, area_min: least(base + change, 1) };
  if (change === 'more') return { ...others, area_min: home ? base + 1 : rounded(base * (1 + STEP)) };
  return { ...others, area_max: home ? base - 1 : rounded(base * (1 - STEP)) };
}

function changedDistance(filters: Filters, change: number | 'more' | 'less'): Filters | null {
  if (filters.near === undefined) return null;
  const base = filters.within_km ?? USUAL_KM;
  const km = typeof change === 'number' ? base + change : change === 'less' ? base / 2 : base * 2;
  return { ...filters, within_km: Math.round(least(km, 0.5) * 10) / 10 };
}

export type ChangeFamily = keyof Change;

/** The filters as changed, or the family that nothing stands for yet. */
export function changed(filters: Filters, change: Change, seen: Seen): { filters: Filters } | { baseless: ChangeFamily } {
  let now = filters;
  const steps: [ChangeFamily, (filters: Filters) => Filters | null][] = [
    ['price', (from) => changedPrice(from, change.price!, seen)],
    ['bhk', (from) => changedRooms(from, change.bhk!, seen)],
    ['area', (from) => changedArea(from, change.area!, seen)],
    ['distance', (from) => changedDistance(from, change.distance!)],
  ];
  for (const [family, step] of steps) {
    if (change[family] === undefined) continue;
    const next = step(now);
    if (!next) return { baseless: family };
    now = next;
  }
  return { filters: now };
}
