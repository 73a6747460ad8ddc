import type { Place } from './search.ts';

const EARTH_RADIUS_KM = 6371;
const KM_PER_MILE = 1.609344;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

export const milesFromKm = (km: number): number => km / KM_PER_MILE;
const kmFromMiles = (miles: number): number => miles * KM_PER_MILE;

const oneDecimal = (value: number): number => Math.round(value * 10) / 10;

/** A distance in miles, in both units with one decimal. */
export const distances = (miles: number): { km: number; miles: number } => ({
  km: oneDecimal(kmFromMiles(miles)),
  miles: oneDecimal(miles),
});

/** Great-circle distance in km (haversine formula). */
export function distanceKm(a: Place, b: Place): number {
  const dLat = radians(b.latitude - a.latitude);
  const dLon = radians(b.longitude - a.longitude);
  const h = Math.sin(dLat / 2) ** 2 + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(dLon / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(h));
}
