import type { FieldValue, FormField, FormModel } from '../domain/form.ts';
import { bestFit, folded } from '../domain/spoken-names.ts';
import { correctedEnding, literalValue, splitName } from '../domain/spoken-values.ts';
import type { Words } from '../domain/words.ts';
import { nextEmpty, spokenValue, valueWords } from './read-back.ts';
import { fillingsOf, holdsWords, type FormTalk, type Render } from './sentence-fillings.ts';

/** What was put into a field, and what stood there before. */
export interface Filled {
  field: FormField;
  before: FieldValue;
  /** As it is shown, and as it is spoken. */
  value: Words;
  spoken: Words;
  /** What is wrong with it, at once and not at the end. */
  problem: Words | undefined;
}

/** How filling went. `secret` names a field that only hands fill. */
export type FormFilling =
  | { status: 'done'; filled: readonly Filled[]; next: FormField | undefined }
  | { status: 'secret'; field: FormField }
  | { status: 'missing' };

/** What a named field is to hold: by its name or label, with what the intent layer understood and what was said. */
export interface NamedValue {
  field: string;
  value: string | undefined;
  said: string;
}

const MISSING: FormFilling = { status: 'missing' };

/** The field that is called like this; "number" is the one that was filled last where no field is called so. */
export function fieldCalled(form: FormModel, called: string, render: Render): FormField | undefined {
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
function valueFor(field: FormField, now: FieldValue, text: string, render: Render): FieldValue | undefined {
  if (field.kind === 'tick') return YES.test(text) || folded(text) === folded(render(field.label)) ? true : undefined;
  if (!field.options) return text;
  const exact = field.options.find(({ value }) => value === text);
  const chosen = (exact ?? bestFit(text, field.options, ({ label, value }) => [render(label), value]))?.value;
  if (chosen === undefined || field.kind !== 'several') return chosen;
  return Array.isArray(now) ? [...new Set([...now, chosen])] : [chosen];
}

/** Puts a text into a field; null where it takes no such thing. */
function put(form: FormModel, field: FormField, text: string, render: Render): Filled | null {
  const before = form.getState().values[field.name] ?? '';
  const value = valueFor(field, before, text, render);
  if (value === undefined) return null;
  form.set(field.name, value);
  form.touch(field.name);
  const state = form.getState();
  const now = state.values[field.name]!;
  return { field, before, value: valueWords(field, now), spoken: spokenValue(field, now), problem: state.problems[field.name] };
}

const done = (form: FormModel, filled: readonly Filled[]): FormFilling => ({
  status: 'done',
  filled,
  next: nextEmpty(form, filled.at(-1)!.field.name),
});

/** Fills what a sentence says into the form; `missing` where it says nothing to it. */
export function fillSaid(form: FormModel, talk: FormTalk, render: Render): FormFilling {
  const filled = new Map<string, Filled>();
  for (const { field: name, value } of fillingsOf(talk, form, render)) {
    const field = form.field(name);
    const part = field && put(form, field, value, render);
    if (part) filled.set(name, { ...part, before: filled.get(name)?.before ?? part.before });
  }
  return filled.size > 0 ? done(form, [...filled.values()]) : MISSING;
}

/** A full name said to a form that asks for both parts of it. */
function fillNames(form: FormModel, name: string, render: Render): FormFilling {
  const { first, last } = splitName(name);
  const parts = [['first_name', first] as const, ['last_name', last] as const].filter(([, text]) => text !== '');
  const filled = parts.flatMap(([field, text]) => put(form, form.field(field)!, text, render) ?? []);
  return filled.length > 0 ? done(form, filled) : MISSING;
}

/**
 * Fills the field that a sentence names. "No, ends with six" corrects the end of what was filled last. A password is never
 * filled: its field gets the focus.
 */
export function fillNamed(form: FormModel, { field: called, value, said }: NamedValue, render: Render): FormFilling {
  if (called === 'name' && !form.field('name') && form.field('first_name'))
    return fillNames(form, literalValue(said) ?? value ?? '', render);
  const field = fieldCalled(form, called, render);
  if (!field) return MISSING;
  if (field.kind === 'secret') {
    form.focusOn(field.name);
    return { status: 'secret', field };
  }
  const now = form.getState().values[field.name];
  const corrected = typeof now === 'string' && value !== undefined ? correctedEnding(now, said, value) : null;
  const text = corrected ?? (holdsWords(field) ? literalValue(said) : null) ?? value;
  const filled = text === undefined ? null : put(form, field, text, render);
  return filled ? done(form, [filled]) : MISSING;
}
