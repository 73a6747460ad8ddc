import { withDigits } from './spoken-digits.ts';

/** Letters and digits of which no two look or sound alike: of B, C, D, E, G, P, T, V, Z and 3, for instance, only the 3. */
export const CASE_SIGNS = 'FHKMQRWY234679';
export const CASE_SIGNS_COUNT = 6;
const HALF = CASE_SIGNS_COUNT / 2;

/** Six signs, a letter and a digit among them at least: no word and no amount is taken for a number. */
const NUMBER = new RegExp(`^(?=.*\\d)(?=.*[A-Z])[${CASE_SIGNS}]{${CASE_SIGNS_COUNT}}$`);

/** How recognisers write letters that were said one by one. */
const LETTER_NAMES: Record<string, string> = { ef: 'f', eff: 'f', aitch: 'h', kay: 'k', em: 'm', queue: 'q', cue: 'q', ar: 'r', why: 'y' };

/** A number as it is kept, whatever its case, dashes and spaces; null if it is none. */
export function readCaseNumber(typed: string): string | null {
  const number = typed.replaceAll(/[\s.,‐-―-]/g, '').toUpperCase();
  return NUMBER.test(number) ? number : null;
}

/** As it is shown: in two halves. */
export const shownCaseNumber = (number: string): string => `${number.slice(0, HALF)}-${number.slice(HALF)}`;

/** As it is spoken: sign by sign. */
export const spelledCaseNumber = (number: string): string => number.split('').join(', ');

/** The number in a sentence: in one word, in two halves, or sign by sign; null if there is none. */
export function caseNumberIn(said: string): string | null {
  const heard = said.toLowerCase().match(/[\p{L}\p{M}\d]+/gu) ?? [];
  const spelled = withDigits(heard).map((word) => LETTER_NAMES[word] ?? word);
  for (const [words, count, size] of [
    [heard, 1, CASE_SIGNS_COUNT],
    [heard, 2, HALF],
    [spelled, CASE_SIGNS_COUNT, 1],
  ] as const)
    for (let at = 0; at + count <= words.length; at++) {
      const parts = words.slice(at, at + count);
      const number = parts.every(({ length }) => length === size) ? readCaseNumber(parts.join('')) : null;
      if (number) return number;
    }
  return null;
}
