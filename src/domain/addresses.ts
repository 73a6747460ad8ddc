import { LISTING_PATH } from './listing-address.ts';
import type { Screen } from './screens.ts';

export const propertyAddress = (id: number): string => `/property/1?id=${id}`;

/** Where each screen is that has an address of its own; the rest are not built yet. */
export const SCREEN_ADDRESSES: Partial<Record<Screen, string>> = {
  home: '/',
  results: LISTING_PATH,
  favourites: '/favourites',
  compare: '/property/property-comparison',
  login: '/login',
};
