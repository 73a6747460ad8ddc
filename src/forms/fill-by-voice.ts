import type { FieldValue, FormCall, FormField, FormModel } from '../domain/form.ts';
import { bestFit, folded } from '../domain/spoken-names.ts';
import { correctedEnding, literalValue, splitName } from '../domain/spoken-values.ts';
import { fillingsOf, holdsWords, type FormTalk, type Render } from './sentence-fillings.ts';

/** What a named field is to hold: by its name or label, with what the intent layer understood and what was said. */
export interface NamedValue {
  field: string;
  value: string | undefined;
  said: string;
}

type Values = Record<string, FieldValue>;

/** The command that puts values into the form, reads them back and asks for the next; null where there are none. */
const filling = (values: Values): FormCall | null => (Object.keys(values).length > 0 ? { name: 'fill-field', args: { values } } : null);

/** The field that is called like this; "number" is the one that was filled last where no field is called so. */
function fieldCalled(form: FormModel, called: string, render: Render): FormField | undefined {
  const fields = form.fields();
  const wanted = folded(called);
  const { recent } = form.getState();
  const last = recent === null ? undefined : form.field(recent);
  if (wanted === '') return last;
  return (
    fields.find(({ name }) => folded(name) === wanted) ??
    bestFit(called.replaceAll('_', ' '), fields, ({ label }) => [render(label)]) ??
    (wanted === 'number' ? last : undefined)
  );
}

const YES = /^(true|yes|on)$/i;

/** A text as the value of a field: an option by its words or its value. Undefined where the field has no such thing. */
function valueFor(field: FormField, now: FieldValue | undefined, text: string, render: Render): FieldValue | undefined {
  if (field.kind === 'tick') return YES.test(text) || folded(text) === folded(render(field.label)) ? true : undefined;
  if (!field.options) return text;
  const exact = field.options.find(({ value }) => value === text);
  const chosen = (exact ?? bestFit(text, field.options, ({ label, value }) => [render(label), value]))?.value;
  if (chosen === undefined || field.kind !== 'several') return chosen;
  return Array.isArray(now) ? [...new Set([...now, chosen])] : [chosen];
}

/** The values that texts are for the fields of a form; a text that its field does not take is left out. */
function valuesOf(form: FormModel, texts: readonly { field: string; value: string }[], render: Render): Values {
  const now = form.getState().values;
  const values: Values = {};
  for (const { field: name, value: text } of texts) {
    const field = form.field(name);
    const value = field && valueFor(field, values[name] ?? now[name], text, render);
    if (value !== undefined) values[name] = value;
  }
  return values;
}

/** What fills the form with a sentence that names no field; null where it says nothing to the form. */
export const fillSaid = (form: FormModel, talk: FormTalk, render: Render): FormCall | null =>
  filling(valuesOf(form, fillingsOf(talk, form, render), render));

/** A full name said to a form that asks for both parts of it. */
function namesIn(name: string) {
  const { first, last } = splitName(name);
  const parts = [
    { field: 'first_name', value: first },
    { field: 'last_name', value: last },
  ];
  return parts.filter(({ value }) => value !== '');
}

/**
 * What fills the field that a sentence names; null where there is none, or it takes no such thing. "No, ends with six"
 * corrects the end of what was filled last. A password is never filled: its field is named without a value.
 */
export function fillNamed(form: FormModel, { field: called, value, said }: NamedValue, render: Render): FormCall | null {
  if (called === 'name' && !form.field('name') && form.field('first_name'))
    return filling(valuesOf(form, namesIn(literalValue(said) ?? value ?? ''), render));
  const field = fieldCalled(form, called, render);
  if (!field) return null;
  if (field.kind === 'secret') return { name: 'fill-field', args: { field: field.name } };
  const now = form.getState().values[field.name];
  const corrected = typeof now === 'string' && value !== undefined ? correctedEnding(now, said, value) : null;
  const text = corrected ?? (holdsWords(field) ? literalValue(said) : null) ?? value;
  return text === undefined ? null : filling(valuesOf(form, [{ field: field.name, value: text }], render));
}
