import { atMost, firstProblem, matches, required, type Rule } from '../domain/field-rules.ts';
import type { FormField } from '../domain/form.ts';
import { words } from '../domain/words.ts';
import { textIn, type FormDefinition } from './form-definition.ts';

const FIELDS: readonly FormField[] = [
  { name: 'name', label: words('ownerMessage.name'), kind: 'text', required: true, autoComplete: 'name', words: true },
  {
    name: 'phone',
    label: words('ownerMessage.phone'),
    kind: 'phone',
    required: true,
    autoComplete: 'tel',
    hint: words('ownerMessage.phoneHint'),
  },
  { name: 'message', label: words('ownerMessage.message'), kind: 'long', required: true, words: true },
];

/** What the server takes. */
const RULES: Record<string, readonly Rule[]> = {
  name: [required, atMost(60)],
  phone: [required, matches(/^\+?[\d ()-]{6,19}$/, 'ownerMessage.phoneWrong')],
  message: [required, atMost(1000)],
};

/** A message to whoever offers the home with this id, whose email address nobody sees. */
export const ownerMessageForm = (home: number): FormDefinition => ({
  name: 'owner-message',
  title: words('ownerMessage.title'),
  initial: { name: '', phone: '', message: '' },
  emptied: true,
  fields: () => FIELDS,
  check: (values) =>
    Object.fromEntries(FIELDS.map(({ name, label }) => [name, firstProblem(textIn(values, name), label, RULES[name]!) ?? undefined])),
  button: ({ busy }) => words(busy ? 'ownerMessage.sending' : 'ownerMessage.send'),
  call: (values) => ({
    name: 'write-to-owner',
    args: { home, name: textIn(values, 'name').trim(), phone: textIn(values, 'phone').trim(), text: textIn(values, 'message').trim() },
  }),
});
