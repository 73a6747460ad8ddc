import { EMAIL } from './field-rules.ts';
import { words, type Words } from './words.ts';

/** The spec's length of new passwords; anything longer than `MOST` is refused before hashing. */
const LEAST_NEW = 8;
export const MOST = 128;
/** The login form accepts shorter passwords than its message says. */
const LEAST_AT_LOG_IN = 6;

const SPECIAL = /[!@#$%^&*(),.?":{}|<>_\-+=[\];'/\\~]/;

interface Strength {
  missingLowerCase: boolean;
  missingUpperCase: boolean;
  missingNumber: boolean;
  missingSpecialChar: boolean;
}

const strengthOf = (password: string): Strength => ({
  missingLowerCase: !/[a-z]/.test(password),
  missingUpperCase: !/[A-Z]/.test(password),
  missingNumber: !/\d/.test(password),
  missingSpecialChar: !SPECIAL.test(password),
});

/** Everything wrong with a new password, in order. */
export function newPasswordProblems(password: string): Words[] {
  if (password === '') return [words('password.newRequired')];
  const missing = strengthOf(password);
  const problems: Words[] = [];
  if (password.length < LEAST_NEW) problems.push(words('password.short'));
  if (password.length > MOST) problems.push(words('password.long', { most: MOST }));
  if (missing.missingLowerCase) problems.push(words('password.lowerCase'));
  if (missing.missingUpperCase) problems.push(words('password.upperCase'));
  if (missing.missingNumber) problems.push(words('password.number'));
  if (missing.missingSpecialChar) problems.push(words('password.special'));
  return problems;
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
  const [weak] = newPasswordProblems(change.newPassword);
  return {
    ...(!EMAIL.test(change.email.trim()) && { email: words(change.email.trim() === '' ? 'logIn.emailRequired' : 'logIn.emailWrong') }),
    ...(change.currentPassword === '' && { currentPassword: words('password.currentRequired') }),
    ...(weak && { newPassword: weak }),
    ...(change.confirmPassword === ''
      ? { confirmPassword: words('password.confirmRequired') }
      : change.confirmPassword !== change.newPassword && { confirmPassword: words('password.mismatch') }),
  };
}
