import type { Offer, PropertyType } from '../../domain/property.ts';
import { readCity } from './read-city.ts';

/**
 * What is usual in one locality, in rupees: a square foot of built space, a square foot of plot, a month's rent of a 1, 2
 * and 3 BHK flat. Calibrated on public listings of 2020 to 2023, rounded; where those were few, on the neighbours.
 */
export interface Rates {
  builtPerSqft: number;
  plotPerSqft: number;
  rent: [number, number, number];
  /** A large market, with more kinds of homes. */
  wide: boolean;
}

export const RATES = readCity('rates.json') as Record<string, Rates>;

const PER_SQFT: Record<PropertyType, number> = { 'Flat': 1, 'TownHouse': 1.15, 'Villa': 1.35, 'Office Space': 1.2, 'Land': 1 };

/** Monthly rent as a share of the sale price, where no rent is known: about 2.9 per cent a year. */
const RENT_OF_PRICE = 0.0024;

function rentOfFlat(rates: Rates, bhk: number): number {
  const [one, two, three] = rates.rent;
  if (bhk <= 1) return one;
  if (bhk <= 2) return two;
  return bhk <= 3 ? three : three * 1.45;
}

const roundTo = (step: number, rupees: number): number => Math.round(rupees / step) * step;

/** The price of a home that lies `factor` from the usual; monthly for rent and PG. */
export function priceOf(rates: Rates, home: { type: PropertyType; offer: Offer; bhk?: number; area: number }, factor: number): number {
  const { type, offer, bhk = 2, area } = home;
  if (offer === 'pg') return roundTo(250, (6500 + rates.rent[0] * 0.2) * factor);
  const perSqft = type === 'Land' ? rates.plotPerSqft : rates.builtPerSqft * PER_SQFT[type];
  const sale = perSqft * area * factor;
  if (offer === 'buy') return roundTo(sale >= 10_000_000 ? 100_000 : 50_000, sale);
  if (type === 'Flat') return roundTo(500, rentOfFlat(rates, bhk) * factor);
  return roundTo(500, type === 'Office Space' ? area * 55 * (rates.builtPerSqft / 7000) * factor : sale * RENT_OF_PRICE);
}
