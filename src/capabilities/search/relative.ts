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

function changedPrice(filters: Filters, change: number | 'more' | 'less', { home, listed }: Seen): Filters | null {
  const { price_min, price_max } = filters;
  const usual = home?.marketValue ?? middle(listed.map(({ marketValue }) => marketValue));
  const others = withoutFamily(filters, 'price');
  if (typeof change === 'number') {
    const base = price_max ?? home?.marketValue;
    if (base !== undefined) return { ...filters, price_max: least(base + change, 1) };
    return price_min === undefined ? null : { ...filters, price_min: least(price_min + change, 0) };
  }
  if (change === 'less') {
    if (home) return { ...others, price_max: home.marketValue - 1 };
    const dearest = Math.max(0, ...listed.map(({ marketValue }) => marketValue));
    const asked = price_max !== undefined && (dearest === 0 || price_max <= dearest) ? price_max : dearest;
    const most = asked === 0 ? usual : rounded(asked * (1 - STEP));
    return most === undefined ? null : { ...others, price_max: most };
  }
  if (home) return { ...others, price_min: home.marketValue + 1 };
  if (price_max !== undefined) return { ...filters, price_max: rounded(price_max * (1 + STEP)) };
  return usual === undefined ? null : { ...others, price_min: usual };
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
