import type { FormField } from '../domain/form.ts';
import { checkLogIn, isShortButSent } from '../domain/passwords.ts';
import { words } from '../domain/words.ts';
import { textIn, type FormDefinition } from './form-definition.ts';

/** The three places where people log in: the page, the page of customers, and the dialog over any page. */
export type LogInPlace = 'page' | 'customer' | 'dialog';

const TICKS: Record<LogInPlace, FormField> = {
  page: { name: 'remember', label: words('logIn.remember'), kind: 'tick' },
  customer: { name: 'terms', label: words('logIn.terms'), kind: 'tick' },
  dialog: { name: 'remember', label: words('logIn.remember'), kind: 'tick' },
};

/** An account's email address, as password managers know it. */
export const accountEmail: FormField = {
  name: 'email',
  label: words('logIn.email'),
  kind: 'email',
  required: true,
  autoComplete: 'username',
};

/** Email address and password, wherever people log in. */
export function logInForm(place: LogInPlace, email = ''): FormDefinition {
  const isCustomer = place === 'customer';
  return {
    name: 'log-in',
    title: words(isCustomer ? 'logIn.customerTitle' : 'logIn.title'),
    initial: { email, password: '', [TICKS[place].name]: false },
    passing: true,
    fields(values) {
      const short = isShortButSent(textIn(values, 'password')) && textIn(values, 'email') !== '';
      return [
        accountEmail,
        {
          name: 'password',
          label: words('logIn.password'),
          kind: 'secret',
          required: true,
          autoComplete: 'current-password',
          hint: short ? words('password.short') : undefined,
        },
        TICKS[place],
      ];
    },
    check: (values) => ({ ...checkLogIn({ email: textIn(values, 'email'), password: textIn(values, 'password') }) }),
    button: () => words(isCustomer ? 'logIn.customerButton' : 'logIn.button'),
    call: ({ email, password, remember }) => ({
      name: 'login',
      args: { credentials: { email, password, ...(!isCustomer && { remember }), ...(place === 'dialog' && { to: 'stay' }) } },
    }),
  };
}
