import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** 256 random bits for an address, a header or a cookie. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** What of a token is stored: enough to know it again, nothing to log in with. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Without 0, 1, I, L, O and U, so that it can be read from a mail and typed. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A password for one use: three groups of four, 58 random bits. */
export function newOneTimePassword(): string {
  const letters = Array.from(randomBytes(64))
    .filter((byte) => byte < LETTERS.length * Math.floor(256 / LETTERS.length))
    .slice(0, 12)
    .map((byte) => LETTERS[byte % LETTERS.length]);
  return [0, 4, 8].map((from) => letters.slice(from, from + 4).join('')).join('-');
}
