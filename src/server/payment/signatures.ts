import { createHmac, timingSafeEqual } from 'node:crypto';

export const sign = (text: string, secret: string): string => createHmac('sha256', secret).update(text).digest('hex');

/** Whether a signature is the one of a text, in a time that does not tell how nearly. */
export function isSignatureOf(signature: string, text: string, secret: string): boolean {
  const expected = Buffer.from(sign(text, secret));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
