import { placeNamed, placeOfHome, placesAround, placeSeenFrom, type CityPlace } from '../../domain/city-place.ts';
import { distanceKm } from '../../domain/distance.ts';
import { perSqft } from '../../domain/home-words.ts';
import type { Property } from '../../domain/property.ts';
import type { Place, SortKey, SortOrder } from '../../domain/search.ts';
import { isPlaceKind } from './distance-reply.ts';

/** By what homes are put in order, and the same order as a search has it. */
export interface Ranking {
  of(home: Property): number | string | undefined;
  sort_by: SortKey;
  order: SortOrder;
}

export const RANKINGS = {
  cheapest: { of: ({ marketValue }) => marketValue, sort_by: 'price', order: 'asc' },
  dearest: { of: ({ marketValue }) => marketValue, sort_by: 'price', order: 'desc' },
  largest: { of: ({ totalSquareFeet }) => totalSquareFeet, sort_by: 'area', order: 'desc' },
  smallest: { of: ({ totalSquareFeet }) => totalSquareFeet, sort_by: 'area', order: 'asc' },
  newest: { of: ({ createDate }) => createDate || undefined, sort_by: 'date', order: 'desc' },
} as const satisfies Record<string, Ranking>;
export type Superlative = keyof typeof RANKINGS;

export const isSuperlative = (question: string): question is Superlative => question in RANKINGS;

/** Homes in the order of a ranking; those whose listing does not say come nowhere. */
export function ranked(homes: readonly Property[], { of, order }: Pick<Ranking, 'of' | 'order'>): Property[] {
  const sign = order === 'asc' ? 1 : -1;
  return homes
    .flatMap((home) => {
      const value = of(home);
      return value === undefined ? [] : { home, value };
    })
    .toSorted((a, b) => sign * (a.value < b.value ? -1 : a.value > b.value ? 1 : 0))
    .map(({ home }) => home);
}

/** How far a home is from a place, a kind of place, or where the person is; undefined if that cannot be told. */
export function kmTo(home: Property, near: string | Place, city: readonly CityPlace[]): number | undefined {
  const here = placeOfHome(home);
  if (typeof near !== 'string') return here ? distanceKm(here, near) : undefined;
  if (isPlaceKind(near)) return placesAround(home, near, city)[0]?.distanceKm;
  const there = placeNamed(near, city);
  return here && there ? placeSeenFrom(here, there).distanceKm : undefined;
}

/** The home that gives most room for its price, and the largest: what can be said without a person's taste. */
export const bestValue = (homes: readonly Property[]): Property[] => ranked(homes, { of: perSqft, order: 'asc' });
