import { randomBytes, randomInt } from 'node:crypto';

/** An id that cannot be guessed: 120 random bits. */
export const newId = (kind: 'order' | 'pay' | 'evt' | 'bank'): string => `${kind}_${randomBytes(15).toString('hex')}`;

const REFERENCE_DIGITS = 18;

/** The number that a buyer's UPI app shows: `GV` and 18 random digits, so that it fits every bank's field and opens nothing. */
export const newReference = (): string => `GV${Array.from({ length: REFERENCE_DIGITS }, () => randomInt(10)).join('')}`;
