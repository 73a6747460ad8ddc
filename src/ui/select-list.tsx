import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldError } from './field-error.tsx';
import type { Option } from './field.tsx';
import styles from './text-field.module.css';
import type { FieldState } from './text-field.tsx';

/** The platform's own list in a form, with its error. */
export function SelectList({
  label,
  name,
  options,
  value,
  error,
  required = false,
  optional = !required,
  onChange,
  onBlur,
}: FieldState & { label: string; name: string; options: readonly Option[]; required?: boolean; optional?: boolean }) {
  const { t } = useTranslation();
  const id = useId();
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div className={styles.field} data-field>
      <label htmlFor={id}>
        {label}
        {optional && <span className={styles.optional}> {t('form.optional')}</span>}
      </label>
      <select
        id={id}
        name={name}
        className={`${styles.control} ${styles.input}`}
        value={value}
        required={required}
        aria-invalid={error ? true : undefined}
        aria-describedby={errorId}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <FieldError id={errorId} problem={error} />
    </div>
  );
}
