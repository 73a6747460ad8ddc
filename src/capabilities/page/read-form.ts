import * as z from 'zod/mini';
import { entered } from '../../domain/entered.ts';
import { bestFit } from '../../domain/spoken-names.ts';
import { spelledOut } from '../../domain/spoken-values.ts';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';
import type { Render } from './ports.ts';

const SIGNS: Record<string, string> = { '@': 'at', '.': 'dot', '_': 'underscore', '-': 'dash', '+': 'plus', ' ': 'space' };

/** A value letter by letter, its signs by their names. */
const lettersOf = (value: string, render: Render): string =>
  Array.from(new Intl.Segmenter().segment(value), ({ segment: letter }) =>
    SIGNS[letter] ? render(words(`form.sign.${SIGNS[letter]}`)) : letter,
  ).join(', ');

/** Reads what was entered, or one field of it letter by letter, and says what is still to be filled in. Passwords are never read. */
export const readForm = defineCommand({
  name: 'read-form',
  /** `spelled` reads the one field letter by letter. */
  args: z.object({ field: z.optional(z.string()), spelled: z.optional(z.boolean()) }),
  effect: 'read',
  at: ['sign_up', 'login', 'change_password', 'post_property', 'help', 'sales_enquiry'],
  perform({ field, spelled = false }, { forms, render }) {
    const form = forms.current();
    if (!form) return words('commands.submit-form.missing');
    const read = entered(form);
    const next = form.nextEmpty();
    const asked = next ? { asksFor: next.name } : {};
    const wanted = field === undefined ? undefined : (form.field(field) ?? bestFit(field, form.fields(), ({ label }) => [render(label)]));
    const one = wanted && read.find(({ label }) => render(label) === render(wanted.label));
    if (one) {
      const letters = spelled ? lettersOf(render(one.value), render) : spelledOut(render(one.value));
      return { ...words('commands.read-form.one', { label: one.label, value: one.value, spelled: letters }), ...asked };
    }
    if (wanted) return { ...words('commands.read-form.empty', { label: wanted.label }), asksFor: wanted.name };
    if (read.length === 0) return { ...words('commands.read-form.nothing', { next: next?.label ?? form.button() }), ...asked };
    const filled = read.map(({ label, value }) => words('form.entered', { label, value }));
    return {
      ...words(next ? 'commands.read-form.next' : 'commands.read-form.all', { filled, next: next?.label ?? form.button() }),
      ...asked,
    };
  },
});
