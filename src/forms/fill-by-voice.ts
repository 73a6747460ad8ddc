import type { FieldValue, FormCall, FormField, FormModel } from '../domain/form.ts';
import { bestFit, folded } from '../domain/spoken-names.ts';
import { correctedPart } from '../domain/spoken-corrections.ts';
import { inEnglishSigns } from '../domain/spoken-signs.ts';
import { correctedEnding, literalValue, splitName } from '../domain/spoken-values.ts';
import { words } from '../domain/words.ts';
import type { FormTalk, Render } from './form-talk.ts';
import { areaSaid, fillingsOf, holdsWords } from './sentence-fillings.ts';
import { floorsSaid, spokenFor, withoutFillers } from './spoken-answer.ts';

/** The value for a named field: the field's name or label, with what the intent layer understood and what was said. */
export interface NamedValue {
  field: string;
  value: string | undefined;
  said: string;
  framing: readonly string[];
  fillers: readonly string[];
}

type Values = Record<string, FieldValue>;

/** The command that fills the form, reads the values back and asks for the next one; null if there are none. */
const filling = (values: Values): FormCall | null => (Object.keys(values).length > 0 ? { name: 'fill-field', args: { values } } : null);

/** The field with this name; "number" is the last one filled if no field is called that. */
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

/** A text as a field's value: an option is found by its words or its value. Undefined if the field has no such value. */
function valueFor(field: FormField, now: FieldValue | undefined, text: string, render: Render): FieldValue | undefined {
  if (field.kind === 'tick') return YES.test(text) || folded(text) === folded(render(field.label)) ? true : undefined;
  if (!field.options) return text;
  const exact = field.options.find(({ value }) => value === text);
  const chosen = (exact ?? bestFit(text, field.options, ({ label, value }) => [render(label), value]))?.value;
  if (chosen === undefined || field.kind !== 'several') return chosen;
  return Array.isArray(now) ? [...new Set([...now, chosen])] : [chosen];
}

/** The values that texts have in the fields of a form, without texts their field cannot take. */
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

/** "The last digit is six", "no, with an h": a part of what was filled last is corrected; null if the sentence corrects nothing. */
export function fillCorrected(form: FormModel, said: string, render: Render): FormCall | null {
  const { recent, values } = form.getState();
  const before = recent === null ? undefined : values[recent];
  const value =
    typeof before === 'string' && form.field(recent!)?.options === undefined
      ? correctedPart(before, inEnglishSigns(said, render(words('form.signWords'))))
      : null;
  return value === null ? null : filling({ [recent!]: value });
}

/** Fills the form from a sentence that names no field; null if the sentence has nothing for the form. */
export const fillSaid = (form: FormModel, talk: FormTalk, render: Render): FormCall | null =>
  filling(valuesOf(form, fillingsOf(talk, form, render), render));

/** A full name said to a form that asks for first and last name. */
function namesIn(name: string) {
  const { first, last } = splitName(name);
  const parts = [
    { field: 'first_name', value: first },
    { field: 'last_name', value: last },
  ];
  return parts.filter(({ value }) => value !== '');
}

/** What to put into a field that a sentence names: the end corrected, what was spelt out, the words themselves, or the value read. */
function textFor(field: FormField, { value, said, framing, fillers }: NamedValue, form: FormModel, render: Render): string | undefined {
  const now = form.getState().values[field.name];
  const corrected = typeof now === 'string' && value !== undefined ? correctedEnding(now, said, value) : null;
  const asSaid = holdsWords(field) ? (literalValue(said) ?? value) : undefined;
  const spoken = spokenFor(field, { said, framing, fillers }, form, render);
  const inWords = asSaid === undefined ? value : withoutFillers(asSaid, field.kind === 'long' ? [] : fillers);
  return corrected ?? spoken ?? (field.kind === 'area' && inWords !== undefined ? areaSaid(inWords, value ?? null) : inWords);
}

/**
 * Fills the field that a sentence names; null if there is none, or it cannot take the value. "No, ends with six" corrects the
 * end of what was filled last. A password is never filled: its field is named without a value.
 */
export function fillNamed(form: FormModel, { field: called, value, said, framing, fillers }: NamedValue, render: Render): FormCall | null {
  if (called === 'name' && !form.field('name') && form.field('first_name'))
    return filling(valuesOf(form, namesIn(withoutFillers(literalValue(said) ?? value ?? '', fillers)), render));
  const field = fieldCalled(form, called, render);
  if (!field) return null;
  if (field.name === 'floor') {
    const floors = floorsSaid(form, said);
    if (floors) return filling(valuesOf(form, floors, render));
  }
  if (field.kind === 'secret') return { name: 'fill-field', args: { field: field.name } };
  const text = textFor(field, { field: called, value, said, framing, fillers }, form, render);
  return text === undefined ? null : filling(valuesOf(form, [{ field: field.name, value: text }], render));
}
