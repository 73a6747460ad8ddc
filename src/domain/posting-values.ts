import { distanceKm } from './distance.ts';
import type { Place } from './search.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** The first day of a month, "March 2027", "03/2027" or "2027-03", in ISO 8601; null for anything else. */
export function readMonth(text: string): string | null {
  const said = text.trim().toLowerCase();
  const [, year, number] = /^(20\d\d)[-/.](\d{1,2})(?:[-/.]\d{1,2})?$/.exec(said) ?? [];
  const [, first, after] = /^(\d{1,2}|[a-z]+)[\s,./-]+(20\d\d)$/.exec(said) ?? [];
  const named = first && !/\d/.test(first) ? MONTHS.findIndex((name) => first.startsWith(name)) + 1 : Number(first);
  const month = number ? Number(number) : named;
  const of = year ?? after;
  return of && month >= 1 && month <= 12 ? `${of}-${String(month).padStart(2, '0')}-01` : null;
}

/** A number of the register however it is typed: "p0240 0001 234". */
export const plainRera = (text: string): string => text.toUpperCase().replaceAll(/[\s-]/g, '');

/** A pin farther from its locality than this is a slip. */
const FARTHEST_PIN_KM = 12;

export const pinText = ({ latitude, longitude }: Place): string => `${latitude.toFixed(3)},${longitude.toFixed(3)}`;

/** The place of a pin; null where there is none. */
export function readPin(text: string): Place | null {
  const [, latitude, longitude] = /^(\d{1,2}\.\d{1,6}),(\d{1,3}\.\d{1,6})$/.exec(text.trim()) ?? [];
  return latitude && longitude ? { latitude: Number(latitude), longitude: Number(longitude) } : null;
}

export const isNearPin = (pin: Place, locality: Place): boolean => distanceKm(pin, locality) <= FARTHEST_PIN_KM;
