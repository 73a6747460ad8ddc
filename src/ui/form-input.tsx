import type { DrawnForm, FieldKind, FieldOption, FormField } from '../domain/form.ts';
import { afterPress } from './after-press.ts';
import { Choices, type Choice } from './choices.tsx';
import { CheckGroup } from './field.tsx';
import { SelectList } from './select-list.tsx';
import { PasswordField, TextField, type TextFieldProps } from './text-field.tsx';
import { Tick } from './tick.tsx';
import { useWords } from './words.ts';

const KEYBOARDS: Partial<Record<FieldKind, Pick<TextFieldProps, 'type' | 'inputMode' | 'multiline'>>> = {
  email: { type: 'email', inputMode: 'email' },
  phone: { type: 'tel', inputMode: 'tel' },
  digits: { inputMode: 'numeric' },
  decimal: { inputMode: 'decimal' },
  long: { multiline: true },
};

/** Kinds of fields that accept any text; of the others, only required ones can be wrong. */
const TYPED = new Set<FieldKind>(['text', 'long', 'email', 'phone', 'digits', 'decimal', 'amount', 'area', 'secret']);

export interface FormInputProps {
  form: DrawnForm;
  name: string;
  /** Whether a password's text is shown; if not given, the field has its own toggle. */
  shown?: boolean;
}

/** The chosen value, as a list and as a text. */
function valuesOf({ state }: DrawnForm, name: string) {
  const value = state.values[name];
  return { text: typeof value === 'string' ? value : '', chosen: Array.isArray(value) ? value : [], ticked: value === true };
}

/** What every kind of field is drawn with. */
function useField(form: DrawnForm, field: FormField) {
  const render = useWords();
  const { name, kind, required = false } = field;
  const canBeWrong = required || TYPED.has(kind);
  return {
    name,
    label: render(field.label),
    required,
    optional: !required && form.fields().some((other) => other.required),
    error: canBeWrong ? (form.state.problems[name] ?? null) : undefined,
    onChange: (value: string) => form.set(name, value),
    // A problem caused by a press shows once the press is over, so that the press reaches its target.
    onBlur: () => afterPress(() => form.touch(name)),
  };
}

function DrawnField({ form, field, shown }: { form: DrawnForm; field: FormField; shown: boolean | undefined }) {
  const render = useWords();
  const { optional, ...drawn } = useField(form, field);
  const { text, chosen, ticked } = valuesOf(form, field.name);
  const { name, kind, options = [], empty, autoComplete, autoCapitalize, maxLength, before } = field;
  const hint = field.hint && render(field.hint);
  const choice = ({ value, label, note }: FieldOption): Choice => ({ value, label: render(label), ...(note && { note: render(note) }) });
  const listed = ({ value, label, shown: longer = label }: FieldOption): Choice => ({ value, label: render(longer) });
  switch (kind) {
    case 'choice':
      return <Choices {...drawn} legend={drawn.label} value={text} choices={options.map(choice)} />;
    case 'list':
      return (
        <SelectList
          {...drawn}
          optional={optional}
          value={text}
          options={[...(empty ? [{ value: '', label: render(empty) }] : []), ...options.map(listed)]}
        />
      );
    case 'several':
      return (
        <CheckGroup
          legend={drawn.label}
          name={name}
          options={options.map(choice)}
          values={chosen}
          onChange={(values) => form.set(name, values)}
        />
      );
    case 'tick':
      return <Tick name={name} label={drawn.label} checked={ticked} error={drawn.error} onChange={(checked) => form.set(name, checked)} />;
    case 'secret':
      return <PasswordField {...drawn} {...(shown !== undefined && { shown })} hint={hint} value={text} autoComplete={autoComplete} />;
    default:
      return (
        <TextField
          {...drawn}
          {...KEYBOARDS[kind]}
          {...(field.format && { format: field.format })}
          {...{ optional, hint, autoComplete, autoCapitalize, maxLength, before }}
          value={text}
        />
      );
  }
}

/** One field of a form, drawn according to its kind. Nothing if the form does not have the field now. */
export function FormInput({ form, name, shown }: FormInputProps) {
  const field = form.field(name);
  return field ? <DrawnField form={form} field={field} shown={shown} /> : null;
}
