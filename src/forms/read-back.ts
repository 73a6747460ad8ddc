import type { FieldValue, FormField, FormModel } from '../domain/form.ts';
import { readAmount } from '../domain/indian-units.ts';
import { spelledOut } from '../domain/spoken-values.ts';
import { words, type Words } from '../domain/words.ts';

/** A field with what stands in it, as it is read back. */
export interface Entered {
  label: Words;
  value: Words;
}

/** Whether nothing stands in a field. */
export const isEmpty = (value: FieldValue | undefined): boolean =>
  value === undefined || value === false || (typeof value !== 'boolean' && value.length === 0);

/** What stands in a field, in words: choices by their names, amounts as amounts. */
export function valueWords({ kind, options = [] }: FormField, value: FieldValue): Words {
  const named = (chosen: string): Words => options.find((option) => option.value === chosen)?.label ?? words('form.said', { text: chosen });
  if (typeof value === 'boolean') return words(value ? 'form.ticked' : 'form.notTicked');
  if (typeof value !== 'string') return words('form.values', { values: value.map(named) });
  const rupees = kind === 'amount' ? readAmount(value) : null;
  return rupees ? words('form.amount', { rupees }) : named(value);
}

/** A value as it is spoken: long numbers digit by digit. */
export const spokenValue = (field: FormField, value: FieldValue): Words =>
  typeof value === 'string' && !field.options && field.kind !== 'amount'
    ? words('form.said', { text: spelledOut(value) })
    : valueWords(field, value);

/** What was entered, without passwords: in the present step, or at the last step in all of them. */
export function entered(form: FormModel): Entered[] {
  const { values } = form.getState();
  const fields = form.leadsOn() ? form.fields() : form.allFields();
  return fields
    .filter(({ name, kind }) => kind !== 'secret' && !isEmpty(values[name]))
    .map((field) => ({ label: field.label, value: valueWords(field, values[field.name]!) }));
}

/** The next field that must be filled and is empty; not the one that has just been spoken of. */
export function nextEmpty(form: FormModel, except?: string): FormField | undefined {
  const { values } = form.getState();
  return form.fields().find(({ name, required }) => required && name !== except && isEmpty(values[name]));
}
