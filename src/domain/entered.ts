import { isEmpty, type FieldValue, type FormField, type FormModel } from './form.ts';
import { readAmount } from './indian-units.ts';
import { words, type Words } from './words.ts';

/** A field and its value, as read back. */
export interface Entered {
  label: Words;
  value: Words;
}

/** A field's value in words: choices by name, amounts as amounts. */
function valueWords({ kind, options = [] }: FormField, value: FieldValue): Words {
  const named = (chosen: string): Words => options.find((option) => option.value === chosen)?.label ?? words('form.said', { text: chosen });
  if (typeof value === 'boolean') return words(value ? 'form.ticked' : 'form.notTicked');
  if (typeof value !== 'string') return words('form.values', { values: value.map(named) });
  const rupees = kind === 'amount' ? readAmount(value) : null;
  return rupees ? words('form.amount', { rupees }) : named(value);
}

/** Everything entered except passwords: in the current step, or at the last step in all of them. */
export function entered(form: FormModel): Entered[] {
  const { values } = form.getState();
  const fields = form.leadsOn() ? form.fields() : form.allFields();
  return fields
    .filter(({ name, kind }) => kind !== 'secret' && !isEmpty(values[name]))
    .map((field) => ({ label: field.label, value: valueWords(field, values[field.name]!) }));
}
