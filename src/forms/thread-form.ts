import { atMost, firstProblem, matches, required } from '../domain/field-rules.ts';
import type { FormField } from '../domain/form.ts';
import { LONGEST_MESSAGE } from '../domain/thread.ts';
import { words } from '../domain/words.ts';
import { textIn, type FormDefinition } from './form-definition.ts';

const MESSAGE: FormField = { name: 'message', label: words('thread.message'), kind: 'long', required: true, words: true };
const PHONE: FormField = { name: 'phone', label: words('ownerMessage.phone'), kind: 'phone', required: true, autoComplete: 'tel' };

/** The next message of the thread with this id. */
export const threadForm = (id: number, name: string): FormDefinition => ({
  name: 'thread-message',
  title: words('thread.writeTo', { name }),
  initial: { message: '' },
  emptied: true,
  fields: () => [MESSAGE],
  check: (values) => ({
    message: firstProblem(textIn(values, 'message'), MESSAGE.label, [required, atMost(LONGEST_MESSAGE)]) ?? undefined,
  }),
  button: ({ busy }) => words(busy ? 'ownerMessage.sending' : 'ownerMessage.send'),
  call: (values) => ({ name: 'write-in-thread', args: { id, text: textIn(values, 'message').trim() } }),
});

/** A telephone number for the other side of the thread with this id. */
export const threadPhoneForm = (id: number, name: string): FormDefinition => ({
  name: 'thread-phone',
  title: words('thread.givePhone', { name }),
  initial: { phone: '' },
  emptied: true,
  fields: () => [PHONE],
  check: (values) => ({
    phone:
      firstProblem(textIn(values, 'phone'), PHONE.label, [required, matches(/^\+?[\d ()-]{6,19}$/, 'ownerMessage.phoneWrong')]) ??
      undefined,
  }),
  button: () => words('thread.give'),
  call: (values) => ({ name: 'give-phone', args: { id, phone: textIn(values, 'phone').trim() } }),
});
