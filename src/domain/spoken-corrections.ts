import { digitsOf, placeOf, withDigits } from './spoken-digits.ts';

const wordsOf = (said: string): string[] => said.toLowerCase().match(/[\p{L}\p{M}]+|\d+(?:st|nd|rd|th)?/gu) ?? [];

/** Other languages have their verb at the end. */
const NUMBER = String.raw`(?:\s+(?:is|are|should be|was|to))*\s+([\w\s]*\w)\W*$`;
const LAST_DIGITS = new RegExp(String.raw`\blast\s+(?:(\w+)\s+)?(?:digits?|numbers?)${NUMBER}`, 'i');
const ONE_DIGIT = new RegExp(String.raw`\b(\w+)\s+(?:digit|number)${NUMBER}`, 'i');

const digitsIn = (text: string): string =>
  withDigits(wordsOf(text))
    .filter((word) => /^\d+$/.test(word))
    .join('');

/** "The last digit is six", "the last two digits are four five", "the third digit is nine". */
function correctedDigits(before: string, said: string): string | null {
  if (!/^\+?\d+$/.test(before)) return null;
  const last = LAST_DIGITS.exec(said);
  if (last) {
    const ending = digitsIn(last[2]!);
    const count = Number(digitsOf(last[1] ?? 'one') ?? 1);
    return ending.length === count && count <= before.length ? before.slice(0, -count) + ending : null;
  }
  const one = ONE_DIGIT.exec(said);
  const place = one && placeOf(one[1]!.toLowerCase());
  const digit = one ? digitsIn(one[2]!) : '';
  return place && place <= before.length && digit.length === 1 ? before.slice(0, place - 1) + digit + before.slice(place) : null;
}

const sameCase = (letter: string, like: string): string =>
  like === like.toUpperCase() && like !== like.toLowerCase() ? letter.toUpperCase() : letter;

const LEAD = /^(?:(?:no|sorry|um|it|is|its|s|i|said|that|should|be|write|spell|actually)\s+)+/u;
const WITHOUT = /^without (?:an? |the )?(\p{L})$/u;
const INSTEAD = /^(?:with )?(?:an? )?(\p{L}) (?:and )?(?:not|instead of)(?: with)? (?:an? )?(\p{L})$/u;
const DOUBLE = /^(?:with )?(?:an? )?double (\p{L})$/u;
const ADDED = /^with (?:an? )?(\p{L})(?: (?:at|in) the end)?$/u;
/** Letters after which an h is usually heard to be missing. */
const TAKES_H = /[bcdgkpst](?!.*h)/i;

/** "No, with an h", "k not c", "double a", "without the h": one letter of a word corrected. */
function correctedLetter(before: string, said: string): string | null {
  const plain = wordsOf(said).join(' ').replace(LEAD, '');
  const without = WITHOUT.exec(plain);
  if (without) return before.replace(new RegExp(without[1]!, 'i'), '');
  const instead = INSTEAD.exec(plain);
  if (instead) return before.replace(new RegExp(instead[2]!, 'i'), (old) => sameCase(instead[1]!, old));
  const double = DOUBLE.exec(plain);
  if (double) return before.replace(new RegExp(`${double[1]!}(?!.*${double[1]!})`, 'i'), (old) => old + double[1]!);
  const added = ADDED.exec(plain)?.[1];
  if (!added) return null;
  const inside = added === 'h' && !/[aeiou]$/i.test(before) && TAKES_H.exec(before);
  return inside ? before.slice(0, inside.index + 1) + added + before.slice(inside.index + 1) : before + added;
}

/** "Sarah with an h": the word itself, with that letter if it has none. */
export function withSpelling(said: string): string {
  const [, word, how] = /^(.+?),? (with (?:an? )?\p{L}(?: (?:at|in) the end)?)$/iu.exec(said.trim()) ?? [];
  if (!word || !how) return said;
  const letter = ADDED.exec(how.toLowerCase())?.[1] ?? '';
  return word.toLowerCase().includes(letter) ? word : (correctedLetter(word, how) ?? word);
}

/** A value with a part of it corrected as a sentence says; null if the sentence corrects nothing, or nothing changes. */
export function correctedPart(before: string, said: string): string | null {
  const corrected = correctedDigits(before, said) ?? (before.includes('@') || /^\d*$/.test(before) ? null : correctedLetter(before, said));
  return corrected === null || corrected === before ? null : corrected;
}
