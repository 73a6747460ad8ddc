import { LISTING_PATH } from './listing-address.ts';
import { ACCOUNT_PATH, CHANGE_PASSWORD_PATH, CREATE_PROPERTY_PATH, PAYMENT_PATH, PLANS_PATH, SIGN_UP_PATH } from './plan-address.ts';
import type { Screen } from './screens.ts';

export const propertyAddress = (id: number): string => `/property/1?id=${id}`;

/** Where each screen is that has an address of its own; the rest are not built yet. */
export const SCREEN_ADDRESSES: Partial<Record<Screen, string>> = {
  home: '/',
  results: LISTING_PATH,
  favourites: '/favourites',
  compare: '/property/property-comparison',
  login: '/login',
  plans: PLANS_PATH,
  sign_up: SIGN_UP_PATH,
  payment: PAYMENT_PATH,
  change_password: CHANGE_PASSWORD_PATH,
  profile: ACCOUNT_PATH,
  my_listings: `${LISTING_PATH}?mine=true`,
  post_property: CREATE_PROPERTY_PATH,
};
