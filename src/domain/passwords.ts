import { EMAIL } from './field-rules.ts';
import { words, type Words } from './words.ts';

/** The spec's length of new passwords; anything longer than `MOST` is refused before hashing. */
const LEAST_NEW = 8;
export const MOST = 128;
/** The login form accepts shorter passwords than its message says. */
const LEAST_AT_LOG_IN = 6;

const SPECIAL = /[!@#$%^&*(),.?":{}|<>_\-+=[\];'/\\~]/;

/** The kinds of characters that the spec asks for, in its order; each has its message under `password`. */
const KINDS = { lowerCase: /[a-z]/, upperCase: /[A-Z]/, number: /\d/, special: SPECIAL };
export type PasswordKind = keyof typeof KINDS;
export const PASSWORD_KINDS = Object.keys(KINDS) as PasswordKind[];

export const hasKind = (password: string, kind: PasswordKind): boolean => KINDS[kind].test(password);

/** What is wrong with a new password, or null; its kinds of characters come after its length. */
export function newPasswordProblem(password: string): Words | null {
  if (password === '') return words('password.newRequired');
  if (password.length < LEAST_NEW) return words('password.short');
  if (password.length > MOST) return words('password.long', { most: MOST });
  const missing = PASSWORD_KINDS.find((kind) => !hasKind(password, kind));
  return missing ? words(`password.${missing}`) : null;
}

export interface LogInProblems {
  email?: Words;
  password?: Words;
}

/** What prevents submitting a login. From six characters on, the server decides. */
export function checkLogIn({ email, password }: { email: string; password: string }): LogInProblems {
  return {
    ...(!EMAIL.test(email.trim()) && { email: words(email.trim() === '' ? 'logIn.emailRequired' : 'logIn.emailWrong') }),
    ...(password.length < LEAST_AT_LOG_IN && { password: words(password === '' ? 'logIn.passwordRequired' : 'password.short') }),
  };
}

/** A password long enough to submit but shorter than new ones must be: shown as a hint that does not block. */
export const isShortButSent = (password: string): boolean => password.length >= LEAST_AT_LOG_IN && password.length < LEAST_NEW;

export interface PasswordChange {
  email: string;
  currentPassword: string;
  newPassword: string;
  confirmPassword: string;
}

/** What is wrong with a change of password, field by field. */
export function checkPasswordChange(change: PasswordChange): Partial<Record<keyof PasswordChange, Words>> {
  const weak = newPasswordProblem(change.newPassword);
  return {
    ...(!EMAIL.test(change.email.trim()) && { email: words(change.email.trim() === '' ? 'logIn.emailRequired' : 'logIn.emailWrong') }),
    ...(change.currentPassword === '' && { currentPassword: words('password.currentRequired') }),
    ...(weak && { newPassword: weak }),
    ...(change.confirmPassword === ''
      ? { confirmPassword: words('password.confirmRequired') }
      : change.confirmPassword !== change.newPassword && { confirmPassword: words('password.mismatch') }),
  };
}
