import * as z from 'zod/mini';
import { LETTERS_AND_SPACES, firstProblem, matches, type Problems, type Rule } from './field-rules.ts';
import { words } from './words.ts';

/** Who is asking. Offered on the enquiry form only. */
export const USER_TYPES = ['Owner', 'Agent', 'Builder'] as const;
export type UserType = (typeof USER_TYPES)[number];

const text = () => z.string().check(z.maxLength(254));

/** An enquiry as sent: the phone number is `+91`, a space and the number entered. */
export const Enquiry = z.object({ Name: text(), phoneNumber: text(), email: text(), selectUserType: text() });
export type Enquiry = z.infer<typeof Enquiry>;

/** The form's values; the country code stands before the phone number. */
export const EMPTY_ENQUIRY: Enquiry = { Name: '', phoneNumber: '', email: '', selectUserType: '' };

/** The longest text of the phone field: `+91 98765 43210`. */
export const LONGEST_PHONE = 15;

const LEAST_NAME = 2;
export const COUNTRY_CODE = '91';
/** Ten digits starting with 6 to 9, with or without the country code. */
const INDIAN_PHONE = /^(91)?[6-9]\d{9}$/;
/** Lowercase letters only, and a top-level domain of two to four letters. */
const LOWERCASE_EMAIL = /^[a-z0-9._%+-]+@[a-z0-9.-]+\.[a-z]{2,4}$/;

const digitsOf = (phone: string): string => phone.replace(/\D/g, '');

/** The rules of each field: its message when empty, then what else may be wrong. */
const FIELDS: Record<keyof Enquiry, { needed: string; rules: readonly Rule[] }> = {
  Name: {
    needed: 'enquiry.problem.nameNeeded',
    rules: [
      (name) => (name.trim().length < LEAST_NAME ? words('enquiry.problem.nameShort') : null),
      matches(LETTERS_AND_SPACES, 'enquiry.problem.nameLetters'),
    ],
  },
  phoneNumber: {
    needed: 'enquiry.problem.phoneNeeded',
    rules: [(phone) => (INDIAN_PHONE.test(digitsOf(phone)) ? null : words('enquiry.problem.phone'))],
  },
  email: { needed: 'enquiry.problem.emailNeeded', rules: [matches(LOWERCASE_EMAIL, 'enquiry.problem.email')] },
  selectUserType: {
    needed: 'enquiry.problem.userTypeNeeded',
    rules: [(type) => (USER_TYPES.some((known) => known === type) ? null : words('enquiry.problem.userTypeNeeded'))],
  },
};

/** What is wrong, field by field, in the spec's words. */
export function checkEnquiry(enquiry: Enquiry): Problems {
  const problems: Problems = {};
  for (const [field, { needed, rules }] of Object.entries(FIELDS) as [keyof Enquiry, (typeof FIELDS)[keyof Enquiry]][]) {
    const value = enquiry[field];
    const problem = value.trim() === '' ? words(needed) : firstProblem(value, words(needed), rules);
    if (problem) problems[field] = problem;
  }
  return problems;
}

const MOST_DIGITS = 12;
const NATIONAL_DIGITS = 10;
const HALF = 5;

const inHalves = (digits: string): string => (digits.length > HALF ? `${digits.slice(0, HALF)} ${digits.slice(HALF)}` : digits);

/** Formats the phone number while it is typed: 5 digits, a space, 5 digits; of 11 or 12 digits, the first are the country code. */
export function formatPhone(typed: string): string {
  const digits = digitsOf(typed).slice(0, MOST_DIGITS);
  if (digits.length <= NATIONAL_DIGITS) return inHalves(digits);
  return `+${digits.slice(0, -NATIONAL_DIGITS)} ${inHalves(digits.slice(-NATIONAL_DIGITS))}`;
}

/** The enquiry to send for what was entered: trimmed, and with exactly one country code. */
export function enquiryOf({ Name, phoneNumber, email, selectUserType }: Enquiry): Enquiry {
  const national = formatPhone(digitsOf(phoneNumber).replace(new RegExp(`^${COUNTRY_CODE}(?=\\d{${NATIONAL_DIGITS}}$)`), ''));
  return { Name: Name.trim(), phoneNumber: `+${COUNTRY_CODE} ${national}`, email: email.trim(), selectUserType };
}
