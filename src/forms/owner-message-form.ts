import { atMost, firstProblem, matches, required, type Rule } from '../domain/field-rules.ts';
import type { FormField, FormValues } from '../domain/form.ts';
import { isEmail, reachOf } from '../domain/reach.ts';
import { words } from '../domain/words.ts';
import { textIn, type FormDefinition } from './form-definition.ts';

const field = (name: string, kind: FormField['kind'], more: Partial<FormField> = {}): FormField => ({
  name,
  label: words(`ownerMessage.${name}`),
  kind,
  ...more,
});

/** The owner knows the name of who has an account; the number goes along only where that is ticked. */
const fieldsOf = (values: FormValues, { isMember }: { isMember: boolean }): FormField[] => [
  ...(isMember
    ? []
    : [
        field('name', 'text', { required: true, autoComplete: 'name', words: true }),
        field('email', 'email', {
          required: true,
          autoComplete: 'email',
          autoCapitalize: 'none',
          hint: words('ownerMessage.emailHint'),
        }),
      ]),
  field('message', 'long', { required: true, words: true }),
  field('show_phone', 'tick'),
  ...(values['show_phone'] === true ? [field('phone', 'phone', { required: true, autoComplete: 'tel' })] : []),
];

const emailRule: Rule = (text) => (isEmail(reachOf(text) ?? '') ? null : words('enquiry.problem.email'));

/** What the server takes. */
const RULES: Record<string, readonly Rule[]> = {
  name: [required, atMost(60)],
  email: [required, emailRule],
  phone: [required, matches(/^\+?[\d ()-]{6,19}$/, 'ownerMessage.phoneWrong')],
  message: [required, atMost(1000)],
};

/** A message to whoever offers the home with this id, whose email address nobody sees. */
export const ownerMessageForm = (home: number): FormDefinition<{ isMember: boolean }> => ({
  name: 'owner-message',
  title: words('ownerMessage.title'),
  initial: { name: '', email: '', message: '', show_phone: false, phone: '' },
  emptied: true,
  fields: fieldsOf,
  check: (values, known) =>
    Object.fromEntries(
      fieldsOf(values, known).map(({ name, label }) => [name, firstProblem(textIn(values, name), label, RULES[name] ?? []) ?? undefined]),
    ),
  button: ({ busy }) => words(busy ? 'ownerMessage.sending' : 'ownerMessage.send'),
  call(values, { isMember }) {
    const text = (name: string) => textIn(values, name).trim();
    return {
      name: 'write-to-owner',
      args: {
        home,
        text: text('message'),
        ...(!isMember && { name: text('name'), email: text('email') }),
        ...(values['show_phone'] === true && { phone: text('phone') }),
      },
    };
  },
});
