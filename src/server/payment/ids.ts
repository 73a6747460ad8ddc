import { randomBytes } from 'node:crypto';

/** An id that cannot be guessed: 120 random bits. */
export const newId = (kind: 'order' | 'pay' | 'evt' | 'bank'): string => `${kind}_${randomBytes(15).toString('hex')}`;
