import type { DrawnForm } from '../domain/form.ts';
import { Columns } from './card.tsx';
import { FormInput } from './form-input.tsx';

/** Fields of a form in rows, side by side if there is room. Fields the form does not have now are left out. */
export function InputRows({ form, rows }: { form: DrawnForm; rows: readonly (readonly string[])[] }) {
  return rows.map((row) => {
    const inputs = row.filter((name) => form.field(name)).map((name) => <FormInput key={name} form={form} name={name} />);
    if (inputs.length === 0) return null;
    return inputs.length === 1 && row.length === 1 ? inputs : <Columns key={row.join()}>{inputs}</Columns>;
  });
}
