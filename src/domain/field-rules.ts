import { words, type Words } from './words.ts';

/** The problem of each field that has one, by field name. */
export type Problems = Partial<Record<string, Words>>;

/** Says what is wrong with a text, or null. The label is the field's own, so that the message can name it. */
export type Rule = (text: string, label: Words) => Words | null;

export const required: Rule = (text, label) => (text.trim() === '' ? words('form.required', { label }) : null);
export const atLeast =
  (least: number): Rule =>
  (text, label) =>
    text.trim().length < least ? words('form.short', { label, least }) : null;
export const atMost =
  (most: number): Rule =>
  (text, label) =>
    text.trim().length > most ? words('form.long', { label, most }) : null;
export const matches =
  (pattern: RegExp, key: string): Rule =>
  (text) =>
    pattern.test(text.trim()) ? null : words(key);

/** The first rule that a text breaks. An empty text breaks only `required`. */
export function firstProblem(text: string, label: Words, rules: readonly Rule[]): Words | null {
  for (const rule of rules) {
    if (rule !== required && text.trim() === '') continue;
    const problem = rule(text, label);
    if (problem) return problem;
  }
  return null;
}

/** Letters and marks of any script, and spaces. */
export const LETTERS_AND_SPACES = /^[\p{L}\p{M} ]+$/u;

/** One @, no spaces, a dot in the domain; only the mail system can say more. */
export const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;
