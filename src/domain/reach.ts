import { EMAIL } from './field-rules.ts';
import { spokenDigits } from './spoken-digits.ts';
import { spokenEmail } from './spoken-email.ts';

const NATIONAL_DIGITS = 10;
const LONGEST_EMAIL = 254;

/** A telephone number of India with its country code, however it was written; null if it is none. */
function phoneOf(text: string): string | null {
  if (!/^[\d\s()+.-]+$/.test(text.trim())) return null;
  const digits = text.replaceAll(/\D/g, '').replace(/^0+/, '');
  const national = digits.length === NATIONAL_DIGITS + 2 ? digits.replace(/^91/, '') : digits;
  return national.length === NATIONAL_DIGITS ? `+91${national}` : null;
}

/** Where somebody can be reached: an e-mail address in small letters, or a telephone number; null if the text is neither. */
export function reachOf(text: string): string | null {
  const address = text.trim().toLowerCase();
  return EMAIL.test(address) && address.length <= LONGEST_EMAIL ? address : phoneOf(text);
}

export const isEmail = (reach: string): boolean => reach.includes('@');

/** The same in a sentence, written or spoken; null if it has neither. `framing` are words that carry nothing of it. */
export function reachIn(said: string, framing: readonly string[]): string | null {
  const written = said.split(/\s+/).map((word) => word.replace(/^[<("'“]+|[>)"'”,.;:!?]+$/g, ''));
  const address =
    written.find((word) => EMAIL.test(word)) ??
    spokenEmail(
      said,
      framing.filter((word) => word.length > 1),
    );
  if (address) return reachOf(address);
  const digits = said.match(/\+?\d[\d\s().-]*\d/g)?.map((part) => phoneOf(part)) ?? [];
  return digits.find((phone) => phone !== null) ?? phoneOf(spokenDigits(said, framing) ?? '');
}
