import * as z from 'zod/mini';

/** `12-<43 signs>`: an id and what proves that it was given by us, as it stands in the links of our mails. */
export const SecretKey = z.string().check(z.regex(/^\d{1,9}-[\w-]{43}$/));

/** The most keys of one kind that one device holds. */
export const MOST_HELD_KEYS = 50;
