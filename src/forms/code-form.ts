import { EMAIL } from '../domain/field-rules.ts';
import type { FormValues } from '../domain/form.ts';
import { words } from '../domain/words.ts';
import { textIn, type FormDefinition } from './form-definition.ts';
import { accountEmail } from './log-in-form.ts';

const SIX_DIGITS = /^\d{6}$/;

const codeOf = (values: FormValues): string => textIn(values, 'code').replaceAll(/\s/g, '');

/** Logs in without a password: asks for the address, then for the six digits that were mailed to it. */
export const codeForm: FormDefinition = {
  name: 'code',
  title: words('code.title'),
  initial: { email: '', mailed: '', code: '' },
  passing: true,
  fields: ({ mailed }) => [
    accountEmail,
    ...(mailed === ''
      ? []
      : [
          {
            name: 'code',
            label: words('code.code'),
            kind: 'digits' as const,
            required: true,
            autoComplete: 'one-time-code',
            hint: words('code.codeHint'),
          },
        ]),
  ],
  check(values) {
    const email = textIn(values, 'email').trim();
    return {
      ...(!EMAIL.test(email) && { email: words(email === '' ? 'logIn.emailRequired' : 'logIn.emailWrong') }),
      ...(textIn(values, 'mailed') !== '' && !SIX_DIGITS.test(codeOf(values)) && { code: words('code.codeWrong') }),
    };
  },
  button: ({ values }) => words(textIn(values, 'mailed') === '' ? 'code.mail' : 'code.button'),
  call: (values) =>
    textIn(values, 'mailed') === ''
      ? { name: 'mail-code', args: { email: values['email'] } }
      : { name: 'login', args: { code: { email: values['email'], code: codeOf(values) } } },
  follow: (changed, values) => (changed === 'email' ? { ...values, mailed: '', code: '' } : values),
  learn: (values) => ({ ...values, mailed: textIn(values, 'email').trim() }),
};
