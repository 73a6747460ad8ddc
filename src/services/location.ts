import type { WhereAmI } from '../capabilities/places/ports.ts';
import { AppError, type ErrorCode } from '../domain/errors.ts';
import type { Place } from '../domain/search.ts';

const TIMEOUT_MS = 10_000;

/** Three decimals are about 100 metres: enough to find homes nearby, too little to find a door. */
const DECIMALS = 3;

const rounded = (degrees: number): number => Number(degrees.toFixed(DECIMALS));

const CODES: Record<number, ErrorCode> = { 1: 'location-denied', 2: 'location-unavailable', 3: 'location-timeout' };

let known: Place | null = null;

/** Asks the browser where the device is; the browser asks the person. Throws an AppError with the reason for a failure. */
export const whereAmI: WhereAmI = {
  known: () => known,
  find() {
    const { geolocation } = globalThis.navigator;
    if (!geolocation) return Promise.reject(new AppError('location-unsupported'));
    return new Promise((resolve, reject) => {
      geolocation.getCurrentPosition(
        ({ coords }) => {
          known = { latitude: rounded(coords.latitude), longitude: rounded(coords.longitude) };
          resolve(known);
        },
        ({ code }) => reject(new AppError(CODES[code] ?? 'location-unavailable')),
        { enableHighAccuracy: true, timeout: TIMEOUT_MS },
      );
    });
  },
};
