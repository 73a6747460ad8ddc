import { createHmac, timingSafeEqual } from 'node:crypto';

/** An id with what proves that it was given by us, and for what: whoever has it needs no account, and we need not store it. */
export const signedId = (secret: string, purpose: string, id: number): string =>
  `${id}-${createHmac('sha256', secret).update(`${purpose} ${id}`).digest('base64url')}`;

/** The id that a key claims to prove. */
export const claimedId = (key: string): number => Number.parseInt(key, 10);

export function isSigned(secret: string, purpose: string, key: string): boolean {
  const [given, right] = [Buffer.from(key), Buffer.from(signedId(secret, purpose, claimedId(key)))];
  return given.length === right.length && timingSafeEqual(given, right);
}
