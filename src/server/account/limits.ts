import type { Limit } from './throttle.ts';

/** Wrong passwords for one account from one network. Many right ones at once wait for each other instead of being refused. */
export const LOG_IN_PAIR: Limit = { most: 10, perHour: 10, patience: 4000 };

/**
 * Wrong passwords for one account from anywhere: not more than 100 in a row (NIST SP 800-63B, 5.2.2). Devices that are
 * known, and one-time passwords, which cannot be guessed, are not held up by them.
 */
export const LOG_IN_ACCOUNT: Limit = { most: 100, perHour: 10 };

/** Wrong passwords from one network, for whatever accounts: offices and whole towns share an address, so it only slows down. */
export const LOG_IN_NETWORK: Limit = { most: 200, perHour: 200, patience: 3000, soft: true };

/** Wrong passwords from a device that is known to the account. */
export const LOG_IN_DEVICE: Limit = { most: 20, perHour: 20, patience: 4000 };

/** Registrations, sign-ups and asked-for mails of one network. */
export const MAKINGS: Limit = { most: 60, perHour: 60 };

/** Mails to one address that somebody asked for: one-time passwords, links, cash orders. */
export const MAILS_TO_ONE: Limit = { most: 5, perHour: 5 };

/** Orders of one network, and of one e-mail address. */
export const ORDERS: Limit = { most: 200, perHour: 200 };
export const ORDERS_FOR_ONE: Limit = { most: 10, perHour: 10 };

/** Numbers of cases that one network asks for and that are nobody's: with 7 million numbers, guessing finds none. */
export const CASE_LOOKUPS: Limit = { most: 20, perHour: 20 };

/** Enquiries, messages and cases of one network. */
export const ENQUIRIES: Limit = { most: 30, perHour: 60 };

/** Searches that one account saves. */
export const SEARCHES: Limit = { most: 100, perHour: 100 };

/** Sentences of one network that were not understood. */
export const UNMET: Limit = { most: 60, perHour: 120 };

/** Homes that one account, or one network, reports. */
export const REPORTS: Limit = { most: 20, perHour: 20 };

/** Passkeys that one account makes or tries to. */
export const PASSKEYS: Limit = { most: 20, perHour: 20 };

/** Questions to the language model: of one network, at once and over the day. A question with tools counts each time it goes there. */
export const COMPANION: Limit = { most: 40, perHour: 60 };
export const COMPANION_A_DAY: Limit = { most: 300, perHour: 300 / 24 };

/** Keys of one network that are nobody's: with 256 bits, guessing finds none. */
export const ACCESS_KEYS: Limit = { most: 60, perHour: 60 };
