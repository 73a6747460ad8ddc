import * as z from 'zod/mini';
import { Filters } from './filters.ts';
import { Property } from './property.ts';

/** How often somebody is told of homes that have come. */
export const PACES = ['at-once', 'daily', 'weekly'] as const;
export const Pace = z.enum(PACES);
export type Pace = z.infer<typeof Pace>;

/** `unconfirmed`: nobody has followed the link yet that was mailed. */
export const SavedState = z.enum(['unconfirmed', 'active', 'paused']);
export type SavedState = z.infer<typeof SavedState>;

export const LONGEST_SEARCH_NAME = 60;
const LONGEST_WORDS = 200;

/** What a saved search looks for: filters, and words that homes have to contain. */
export const Wanted = z.object({
  filters: Filters,
  words: z._default(z.string().check(z.maxLength(LONGEST_WORDS)), ''),
});
export type Wanted = z.infer<typeof Wanted>;

/** A search that waits for homes. Time in ISO 8601. */
export const SavedSearch = z.extend(Wanted, {
  id: z.int(),
  /** Empty unless its owner has named it. */
  name: z.string(),
  pace: Pace,
  state: SavedState,
  /** Where its mails go. */
  email: z.string(),
  at: z.string(),
  /** Homes that have come since it was last opened. */
  fresh: z.int(),
  /** Whoever has it may change the search. */
  key: z.string(),
  /** The path of its feed, which nobody can guess. */
  feed: z.string(),
});
export type SavedSearch = z.infer<typeof SavedSearch>;

/** A home that has come for a saved search; `was` is what it asked before it became cheaper, in rupees. */
export const FoundHome = z.object({ home: Property, was: z.nullable(z.number()), at: z.string() });
export type FoundHome = z.infer<typeof FoundHome>;

export const SAVED_SEARCHES_PATH = '/saved-searches';

/** Where the mail about a new search leads, and the one that stops it. */
export const confirmAddress = (key: string): string => `${SAVED_SEARCHES_PATH}?confirm=${key}`;
export const stopPath = (key: string): string => `${SAVED_SEARCHES_PATH}/stop/${key}`;
