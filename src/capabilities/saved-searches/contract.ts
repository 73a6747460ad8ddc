import * as z from 'zod/mini';
import { Done } from '../../domain/done.ts';
import { FoundHome, LONGEST_SEARCH_NAME, Pace, SavedSearch, Wanted } from '../../domain/saved-search.ts';
import { MOST_HELD_KEYS, SecretKey } from '../../domain/secret-key.ts';
import type { Calls } from '../../kernel/call.ts';

const Held = z.object({ id: z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number)) });
const key = () => z.optional(SecretKey);

/** What can be changed of a saved search; what is left out stays. */
export const SearchChange = z.object({
  name: z.optional(z.string().check(z.maxLength(LONGEST_SEARCH_NAME))),
  pace: z.optional(Pace),
  state: z.optional(z.enum(['active', 'paused', 'removed'])),
  wanted: z.optional(Wanted),
});
export type SearchChange = z.infer<typeof SearchChange>;

export const SAVED_SEARCH_CALLS = {
  saveSearch: {
    method: 'POST',
    path: '/api/saved-searches',
    summary:
      'Saves a search, which from then on waits for homes. The same search of the same person is saved once. Without an account `saved` is null, and the search waits for the link that is mailed to `email`.',
    body: z.extend(Wanted, { pace: Pace, email: z.optional(z.string().check(z.maxLength(254))) }),
    answer: z.object({ saved: z.nullable(SavedSearch) }),
  },
  mySavedSearches: {
    method: 'POST',
    path: '/api/saved-searches/mine',
    summary: 'The searches of the account that is logged in, and those whose keys are given, newest first.',
    body: z.object({ held: z.array(SecretKey).check(z.maxLength(MOST_HELD_KEYS)) }),
    answer: z.array(SavedSearch),
  },
  changeSavedSearch: {
    method: 'POST',
    path: '/api/saved-searches/:id/change',
    summary: 'Renames, changes, pauses, resumes or removes a search. What was removed can be taken back for a day.',
    params: Held,
    body: z.extend(SearchChange, { key: key() }),
    answer: SavedSearch,
  },
  openSavedSearch: {
    method: 'POST',
    path: '/api/saved-searches/:id/open',
    summary: 'The homes that have come for a search, newest first. From now on they are not new.',
    params: Held,
    body: z.object({ key: key() }),
    answer: z.array(FoundHome),
  },
  confirmSavedSearch: {
    method: 'POST',
    path: '/api/saved-searches/confirm',
    summary: 'Lets a search begin that was saved without an account, with the key from its mail.',
    body: z.object({ key: SecretKey }),
    answer: SavedSearch,
  },
  stopSavedSearch: {
    method: 'POST',
    path: '/api/saved-searches/stop',
    summary: 'Stops the mails of a search, with the key from one of them.',
    body: z.object({ key: SecretKey }),
    answer: Done,
  },
} as const satisfies Calls;
