import * as z from 'zod/mini';
import type { FieldValue, FormModel } from '../../domain/form.ts';
import { readAmount } from '../../domain/indian-units.ts';
import { spelledOut } from '../../domain/spoken-values.ts';
import { words } from '../../domain/words.ts';
import { defineCommand } from '../../kernel/define.ts';
import type { Reply, Written } from '../../kernel/reply.ts';
import type { Services } from '../../kernel/services.ts';

const Value = z.union([z.string(), z.boolean(), z.array(z.string())]);

const textOf = (form: FormModel, name: string, value: FieldValue, { render }: Services): string => {
  const { kind, options = [] } = form.field(name) ?? {};
  const shown = (item: string) => {
    const option = options.find((one) => one.value === item);
    return option ? render(option.label) : item;
  };
  if (typeof value === 'boolean') return render(words(value ? 'suggest.yes' : 'suggest.no'));
  const rupees = kind === 'amount' && typeof value === 'string' ? readAmount(value) : null;
  if (rupees) return render(words('form.amount', { rupees }));
  return typeof value === 'string' ? shown(value) : value.map(shown).join(', ');
};

/** Reads back what was filled, and names the field asked for next. */
function readBack(form: FormModel, names: readonly string[], next: string | undefined, services: Services): Reply {
  const { values } = form.getState();
  const labelOf = (name: string) => services.render(form.field(name)?.label ?? words('form.field'));
  if (names.length === 0 && next !== undefined) return { ...words('commands.fill-field.none', { next: labelOf(next) }), asksFor: next };
  const read = names.map((name) => ({ label: labelOf(name), value: textOf(form, name, values[name] ?? '', services) }));
  const asked = next === undefined ? {} : { asksFor: next };
  const label = next === undefined ? '' : labelOf(next);
  const [one] = read;
  const wrong = names.find((name) => form.getState().problems[name]);
  if (wrong !== undefined) {
    const value = textOf(form, wrong, values[wrong] ?? '', services);
    const said = { label: labelOf(wrong), value, spelled: spelledOut(value), problem: form.getState().problems[wrong]! };
    return { ...words('commands.fill-field.wrong', said), asksFor: wrong };
  }
  if (read.length === 1 && one) {
    const done = { ...one, spelled: spelledOut(one.value), next: label };
    return { ...words(next === undefined ? 'commands.fill-field.done' : 'commands.fill-field.doneNext', done), ...asked };
  }
  const filled = read.map((field) => words('form.entered', field));
  return {
    ...words(next === undefined ? 'commands.fill-field.several' : 'commands.fill-field.severalNext', { filled, next: label }),
    ...asked,
  };
}

/** Puts values into the form on the screen; undo restores what was there before. */
function fillForm(form: FormModel, values: Record<string, FieldValue>, next: string | undefined, services: Services): Written {
  const names = Object.keys(values);
  const before = Object.fromEntries(names.map((name) => [name, form.getState().values[name] ?? '']));
  for (const [name, value] of Object.entries(values)) {
    form.set(name, value);
    form.touch(name);
  }
  return {
    reply: readBack(form, names, next ?? form.nextEmpty(names.at(-1))?.name, services),
    undo() {
      for (const [name, value] of Object.entries(before)) form.set(name, value);
      return readBack(form, names, undefined, services);
    },
  };
}

/**
 * Fills fields of the form on the screen and reads them back, or fills a field outside any form by its label. `next` is the
 * field to ask for afterwards, if not the next empty one. Passwords are never filled by voice: their field gets the focus.
 */
export const fillField = defineCommand({
  name: 'fill-field',
  args: z.object({
    values: z.optional(z.record(z.string(), Value)),
    next: z.optional(z.string()),
    field: z.optional(z.string()),
    value: z.optional(z.union([z.string(), z.number()])),
  }),
  effect: 'write',
  async perform({ values, next, field = '', value }, services) {
    const { forms, controls } = services;
    const form = forms.current();
    const wanted = values ?? (value === undefined ? {} : { [field]: String(value) });
    const known = form && (values !== undefined || Object.keys(wanted).length > 0) && Object.keys(wanted).every((name) => form.field(name));
    const isSecret = field === 'password' || form?.field(field)?.kind === 'secret';
    if (isSecret) {
      const found = controls.focus(form?.fields().find(({ kind }) => kind === 'secret')?.name ?? 'password');
      return { reply: words(found ? 'commands.fill-field.secret' : 'commands.fill-field.noPassword', { field, value: '' }), undo: null };
    }
    if (known) return fillForm(form, wanted, next, services);
    const text = value === undefined ? '' : String(value);
    const filled = text !== '' && (await controls.fill(field, text));
    const done = { label: field, value: text, spelled: spelledOut(text) };
    return filled
      ? { reply: words('commands.fill-field.done', done), undo: null }
      : { reply: words('commands.fill-field.missing', { field, value: text }), undo: null };
  },
});
