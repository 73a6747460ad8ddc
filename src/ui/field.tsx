import { useId, type ReactNode } from 'react';
import styles from './field.module.css';

interface Labelled {
  label: string;
  hint?: string;
  children(ids: { id: string; describedBy: string | undefined }): ReactNode;
}

/** A label above its field, with a hint between them. */
export function Field({ label, hint, children }: Labelled) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {children({ id, describedBy: hintId })}
    </div>
  );
}

export interface Option {
  value: string;
  label: string;
}

/** The platform's own list, which speech software and phones know best. */
export function SelectField({
  label,
  hint,
  value,
  options,
  onChange,
}: {
  label: string;
  hint?: string;
  value: string;
  options: Option[];
  onChange(value: string): void;
}) {
  return (
    <Field label={label} hint={hint}>
      {({ id, describedBy }) => (
        <select
          id={id}
          className={styles.control}
          value={value}
          aria-describedby={describedBy}
          onChange={(event) => onChange(event.target.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** Checkboxes, any number of which may be ticked. */
export function CheckGroup({
  legend,
  name,
  options,
  values,
  onChange,
}: {
  legend: string;
  name: string;
  options: Option[];
  values: readonly string[];
  onChange(values: string[]): void;
}) {
  const toggle = (value: string, on: boolean) => onChange(on ? [...values, value] : values.filter((item) => item !== value));
  return (
    <fieldset className={styles.group} name={name} tabIndex={-1}>
      <legend>{legend}</legend>
      {options.map(({ value, label }) => (
        <label key={value} className={styles.check}>
          <input type="checkbox" checked={values.includes(value)} onChange={(event) => toggle(value, event.target.checked)} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

export const controlClass: string = styles.control!;
