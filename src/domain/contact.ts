import { MARKET } from './market.ts';

/** How people reach us; phone numbers in `tel:` form, without spaces. */
export const CONTACT = MARKET.contact;
