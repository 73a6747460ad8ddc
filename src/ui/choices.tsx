import { useId } from 'react';
import styles from './choices.module.css';
import { FieldError, type FieldProblem } from './field-error.tsx';

export interface Choice {
  value: string;
  label: string;
  note?: string;
}

/** A few options, all visible, of which one is chosen. */
export function Choices({
  legend,
  name,
  choices,
  value,
  error,
  required = false,
  hideLegend = false,
  onChange,
  onBlur,
}: {
  legend: string;
  name: string;
  choices: readonly Choice[];
  value: string;
  error?: FieldProblem;
  required?: boolean;
  hideLegend?: boolean;
  onChange(value: string): void;
  onBlur?(): void;
}) {
  const id = useId();
  return (
    <fieldset
      name={name}
      className={styles.group}
      role="radiogroup"
      tabIndex={-1}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
      aria-required={required || undefined}
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && onBlur?.()}
    >
      <legend className={hideLegend ? 'visually-hidden' : undefined}>{legend}</legend>
      <div className={styles.list}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.choice}>
            <input type="radio" name={name} value={choice.value} checked={value === choice.value} onChange={() => onChange(choice.value)} />
            <span>
              {choice.label}
              {choice.note && <small>{choice.note}</small>}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`} problem={error} />
    </fieldset>
  );
}
