import { EMAIL } from '../domain/field-rules.ts';
import type { FormField, FormValues } from '../domain/form.ts';
import { checkPasswordChange, type PasswordChange } from '../domain/passwords.ts';
import { words } from '../domain/words.ts';
import { textIn, type FormDefinition } from './form-definition.ts';
import { accountEmail } from './log-in-form.ts';

/** Asks for a one-time password by email. */
export const forgotPasswordForm: FormDefinition = {
  name: 'forgot-password',
  title: words('forgot.title'),
  initial: { email: '' },
  passing: true,
  fields: () => [accountEmail],
  check(values) {
    const email = textIn(values, 'email').trim();
    return EMAIL.test(email) ? {} : { email: words(email === '' ? 'logIn.emailRequired' : 'logIn.emailWrong') };
  },
  button: () => words('forgot.button'),
  call: ({ email }) => ({ name: 'forgot-password', args: { email } }),
};

const secret = (name: string, label: string, autoComplete: string, hint?: string): FormField => ({
  name,
  label: words(label),
  kind: 'secret',
  required: true,
  autoComplete,
  hint: hint === undefined ? undefined : words(hint),
});

const FIELDS: readonly FormField[] = [
  accountEmail,
  secret('current_password', 'password.current', 'current-password', 'password.currentHint'),
  secret('new_password', 'password.new', 'new-password', 'password.newHint'),
  secret('confirm_password', 'password.confirm', 'new-password'),
];

const changeOf = (values: FormValues): PasswordChange => ({
  email: textIn(values, 'email'),
  currentPassword: textIn(values, 'current_password'),
  newPassword: textIn(values, 'new_password'),
  confirmPassword: textIn(values, 'confirm_password'),
});

/** A new password, for someone who knows the current one. */
export const changePasswordForm = (email: string): FormDefinition => ({
  name: 'change-password',
  title: words('password.title'),
  initial: { email, current_password: '', new_password: '', confirm_password: '' },
  passing: true,
  fields: () => FIELDS,
  check(values) {
    const wrong = checkPasswordChange(changeOf(values));
    return {
      email: wrong.email,
      current_password: wrong.currentPassword,
      new_password: wrong.newPassword,
      confirm_password: wrong.confirmPassword,
    };
  },
  button: () => words('password.button'),
  call: (values) => ({ name: 'change-password', args: { change: changeOf(values) } }),
});

/** Opens a registered account, with the password chosen there, in another browser than that of the registration. */
export const registeredPasswordForm = (token: string): FormDefinition => ({
  name: 'registered-password',
  title: words('confirmEmail.title'),
  initial: { password: '' },
  passing: true,
  fields: () => [secret('password', 'confirmEmail.password', 'current-password')],
  check: ({ password }) => (password ? {} : { password: words('logIn.passwordRequired') }),
  button: () => words('confirmEmail.button'),
  call: ({ password }) => ({ name: 'confirm-email', args: { token, password } }),
});
