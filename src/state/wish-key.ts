import { listingAddress } from '../domain/listing-address.ts';
import type { SearchWish } from '../domain/search.ts';

/** Two wishes with one key are one search. */
export const wishKey = (wish: SearchWish): string => listingAddress(wish);
