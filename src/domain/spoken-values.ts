const ENDING = /\b(?:ends?|ending|finish(?:es)?)\s+(?:with|in|on|at)\b/i;

/** Whether only the end of a value is said, to correct what was filled last. */
export const isEnding = (said: string): boolean => ENDING.test(said);

/** A value with its end corrected: "no, ends with six" after 9848012345 gives 9848012346. Null if it is no correction. */
export function correctedEnding(before: string, said: string, ending: string): string | null {
  const digits = ending.replace(/\D/g, '');
  if (!isEnding(said) || digits === '' || before.length <= digits.length) return null;
  return before.slice(0, -digits.length) + digits;
}

const MARKER = /(?:^|\s)(?:to|is|as|with|are|says?|:)\s+(.+)$/i;

/** The words after "set the bio to", as said, for free-text fields. Null if nothing introduces them. */
export function literalValue(said: string): string | null {
  return MARKER.exec(said.trim())?.[1]?.trim() ?? null;
}

/** Splits a full name into first and last name: the last word is the last name. */
export function splitName(name: string): { first: string; last: string } {
  const parts = name.trim().split(/\s+/);
  return parts.length < 2 ? { first: parts[0] ?? '', last: '' } : { first: parts.slice(0, -1).join(' '), last: parts.at(-1)! };
}

/** A value as read back: long numbers digit by digit, everything else unchanged. */
export const spelledOut = (value: string): string => (/^\+?[\d ]{5,}$/.test(value) ? value.replace(/\D/g, '').split('').join(' ') : value);

const SECRET = /\b(password|passcode|pass word|cvv|otp|one time password|card number|pin)\b(\s+(?:to|is|as|should be|:))?\s+(\S.*)$/i;
/** Words after the name of a secret that are not the secret: "password is not working", "password reset". */
const HARMLESS = /^(is|please|reset|change|field|again|now|not\b.*|doesn.?t\b.*|does\b.*|page|form|box)\b/i;

/** What was said, with dots in place of any spoken password or card number. */
export function withoutSecrets(said: string): string {
  const found = SECRET.exec(said);
  if (!found || HARMLESS.test(found[3]!) || (!found[2] && !/\d/.test(found[3]!))) return said;
  return `${said.slice(0, said.length - found[3]!.length)}•••`;
}
