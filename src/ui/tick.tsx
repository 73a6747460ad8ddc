import { useId } from 'react';
import { FieldError, type FieldProblem } from './field-error.tsx';
import styles from './tick.module.css';

export interface TickProps {
  label: string;
  name?: string;
  checked: boolean;
  error?: FieldProblem;
  onChange(checked: boolean): void;
}

/** One box with its words: yes or no. */
export function Tick({ label, name, checked, error, onChange }: TickProps) {
  const id = useId();
  return (
    <div className={styles.tick}>
      <label>
        <input
          type="checkbox"
          name={name}
          checked={checked}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        {label}
      </label>
      <FieldError id={id} problem={error} />
    </div>
  );
}
