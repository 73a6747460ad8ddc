import * as z from 'zod/mini';
import { EMAIL, LETTERS_AND_SPACES, atLeast, atMost, firstProblem, matches, required, type Problems, type Rule } from './field-rules.ts';
import { Billing, PlanName, SignUpPurpose } from './plans.ts';
import { words } from './words.ts';

export const GENDERS = ['Male', 'Female', 'Other'] as const;

const text = () => z.string().check(z.maxLength(600));

/** A person's details at sign-up. The phone number is stored as `+91` and ten digits. */
export const SignUpDetails = z.object({
  firstName: text(),
  lastName: text(),
  email: text(),
  phoneNumber: text(),
  imageFile: z.optional(text()),
  licenseNumber: z.optional(text()),
  bio: z.optional(text()),
  gender: z.optional(text()),
  address: z.optional(text()),
  zipCode: z.optional(text()),
});
export type SignUpDetails = z.infer<typeof SignUpDetails>;

export const SignUpRequest = z.object({ plan: PlanName, billing: Billing, purpose: SignUpPurpose, details: SignUpDetails });
export type SignUpRequest = z.infer<typeof SignUpRequest>;

const CUSTOMER_FIELDS = ['firstName', 'lastName', 'email', 'phoneNumber'] as const;
const AGENT_FIELDS = ['licenseNumber', 'bio', 'gender', 'address', 'zipCode'] as const;
export type SignUpField = (typeof CUSTOMER_FIELDS)[number] | (typeof AGENT_FIELDS)[number];

const fieldsFor = (purpose: SignUpPurpose): readonly SignUpField[] =>
  purpose === 'agent' ? [...CUSTOMER_FIELDS, ...AGENT_FIELDS] : CUSTOMER_FIELDS;

const NAME: Rule[] = [required, matches(LETTERS_AND_SPACES, 'form.letters'), atLeast(2), atMost(30)];

const RULES: Record<SignUpField, Rule[]> = {
  firstName: NAME,
  lastName: NAME,
  email: [required, matches(EMAIL, 'form.email'), atMost(254)],
  phoneNumber: [required, (phone) => (phoneDigits(phone) === null ? words('form.phone') : null)],
  licenseNumber: [required, atLeast(5), atMost(20)],
  bio: [required, atLeast(20), atMost(500)],
  gender: [required],
  address: [required, atLeast(10), atMost(200)],
  zipCode: [required, matches(/^\d{6}$/, 'form.zip')],
};

/** Ten digits from what was typed, said or pasted, without spaces, dashes, +91 and a leading 0; null for anything else. */
export function phoneDigits(typed: string): string | null {
  const digits = typed.replace(/[^\d+]/g, '').replace(/^\+91|^91(?=\d{10}$)|^0(?=\d{10}$)/, '');
  return /^\d{10}$/.test(digits) ? digits : null;
}

/** Indian mobile numbers start with 6 to 9; others are accepted, with a hint. */
export const isMobile = (digits: string): boolean => /^[6-9]/.test(digits);

/** What is wrong, field by field, in the spec's words. */
export function checkSignUp(details: Partial<Record<SignUpField, string | undefined>>, purpose: SignUpPurpose): Problems {
  const problems: Problems = {};
  for (const field of fieldsFor(purpose)) {
    const problem = firstProblem(details[field] ?? '', words(`signUp.field.${field}`), RULES[field]);
    if (problem) problems[field] = problem;
  }
  return problems;
}

/** The details as stored: trimmed, the phone number with +91, only the fields of the purpose. */
export function tidySignUp(details: SignUpDetails, purpose: SignUpPurpose): SignUpDetails {
  const kept = Object.fromEntries(fieldsFor(purpose).map((field) => [field, (details[field] ?? '').trim()])) as SignUpDetails;
  return {
    ...kept,
    email: kept.email.toLowerCase(),
    phoneNumber: `+91${phoneDigits(kept.phoneNumber) ?? ''}`,
    ...(details.imageFile && { imageFile: details.imageFile }),
  };
}
