import { useId } from 'react';
import type { Words } from '../domain/words.ts';
import styles from './choices.module.css';
import { useWords } from './words.ts';

export interface Choice {
  value: string;
  label: string;
  note?: string;
}

/** A few choices of which one is taken, all to be seen. */
export function Choices({
  legend,
  name,
  choices,
  value,
  error,
  hideLegend = false,
  onChange,
}: {
  legend: string;
  name: string;
  choices: readonly Choice[];
  value: string;
  error?: Words | undefined;
  hideLegend?: boolean;
  onChange(value: string): void;
}) {
  const render = useWords();
  const id = useId();
  return (
    <fieldset
      className={styles.group}
      role="radiogroup"
      tabIndex={-1}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
      aria-errormessage={error ? `${id}-error` : undefined}
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
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {render(error)}
        </p>
      )}
    </fieldset>
  );
}
