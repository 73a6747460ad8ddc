import { EMAIL } from '../domain/field-rules.ts';
import { newPasswordProblem } from '../domain/passwords.ts';
import { words } from '../domain/words.ts';
import { textIn, type FormDefinition } from './form-definition.ts';
import { accountEmail } from './log-in-form.ts';

const NAME_LABEL = words('register.name');

/** An account without a plan. */
export const registerForm: FormDefinition = {
  name: 'register',
  title: words('register.title'),
  initial: { name: '', email: '', password: '' },
  fields: () => [
    { name: 'name', label: NAME_LABEL, kind: 'text', required: true, autoComplete: 'name', words: true },
    accountEmail,
    {
      name: 'password',
      label: words('logIn.password'),
      kind: 'secret',
      required: true,
      autoComplete: 'new-password',
      hint: words('password.newHint'),
    },
  ],
  check(values) {
    const [name, email, password] = ['name', 'email', 'password'].map((field) => textIn(values, field));
    const weak = newPasswordProblem(password!);
    return {
      ...(!name!.trim() && { name: words('form.required', { label: NAME_LABEL }) }),
      ...(!EMAIL.test(email!.trim()) && { email: words(email!.trim() === '' ? 'logIn.emailRequired' : 'logIn.emailWrong') }),
      ...(weak && { password: password === '' ? words('logIn.passwordRequired') : weak }),
    };
  },
  button: () => words('register.button'),
  call: ({ name, email, password }) => ({ name: 'register', args: { name, email, password } }),
};
