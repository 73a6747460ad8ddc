import { useId, useState, type ChangeEvent, type HTMLInputAutoCompleteAttribute } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldError, type FieldProblem } from './field-error.tsx';
import styles from './text-field.module.css';

/** What every field of a form is drawn with. */
export interface FieldState {
  value: string;
  error: FieldProblem;
  onChange(value: string): void;
  onBlur?(): void;
}

export interface TextFieldProps extends FieldState {
  label: string;
  /** The intent layer's name for it, so that it can be filled by voice. */
  name: string;
  hint?: string | undefined;
  type?: 'text' | 'email' | 'tel' | 'password';
  autoComplete?: HTMLInputAutoCompleteAttribute;
  inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel';
  required?: boolean;
  /** Marks it as optional. */
  optional?: boolean;
  multiline?: boolean;
  maxLength?: number;
  autoCapitalize?: 'none';
  /** Stands before the field and belongs to its value: a country code. */
  before?: string;
  /** Formats what is typed; the caret stays behind the same digit. */
  format?(typed: string): string;
}

const digitsIn = (text: string): number => text.replace(/\D/g, '').length;

/** Writes the formatted text into the field at once, so that the caret can be set before it is painted elsewhere. */
function formatInPlace(field: HTMLInputElement, format: (typed: string) => string): string {
  const before = digitsIn(field.value.slice(0, field.selectionStart ?? undefined));
  const text = format(field.value);
  if (text === field.value) return text;
  field.value = text;
  let caret = 0;
  while (caret < text.length && digitsIn(text.slice(0, caret)) < before) caret++;
  if (document.activeElement === field) field.setSelectionRange(caret, caret);
  return text;
}

const useIds = (hint: string | undefined, error: FieldProblem, before: string | undefined) => {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const beforeId = before ? `${id}-before` : undefined;
  return { id, hintId, errorId, beforeId, describedBy: [beforeId, hintId, errorId].filter(Boolean).join(' ') || undefined };
};

/** A label, a hint, a field and its error, linked for every reader. */
export function TextField({
  label,
  name,
  hint,
  error,
  value,
  onChange,
  onBlur,
  multiline,
  required = false,
  optional = !required,
  before,
  format,
  ...input
}: TextFieldProps) {
  const { t } = useTranslation();
  const { id, hintId, errorId, beforeId, describedBy } = useIds(hint, error, before);
  const onType = ({ target }: ChangeEvent<HTMLInputElement>) => onChange(format ? formatInPlace(target, format) : target.value);
  const shared = {
    'id': id,
    name,
    value,
    required,
    'className': styles.control,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy,
    onBlur,
  };
  return (
    <div className={styles.field} data-field>
      <label htmlFor={id}>
        {label}
        {optional && <span className={styles.optional}> {t('form.optional')}</span>}
      </label>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {multiline ? (
        <textarea {...shared} rows={4} onChange={(event) => onChange(event.target.value)} />
      ) : (
        <div className={before ? `${styles.input} ${styles.withBefore}` : styles.input}>
          {before && (
            <span id={beforeId} className={styles.before}>
              {before}
            </span>
          )}
          <input {...shared} {...input} onChange={onType} />
        </div>
      )}
      <FieldError id={errorId} problem={error} />
    </div>
  );
}

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'multiline' | 'inputMode'> {
  /** Controlled by another toggle; if not given, the field has its own. */
  shown?: boolean;
}

/** A password with a toggle to show and hide it. It accepts pasting and password managers. */
export function PasswordField({ shown, ...field }: PasswordFieldProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const visible = shown ?? open;
  return (
    <div className={styles.password}>
      <TextField {...field} type={visible ? 'text' : 'password'} />
      {shown === undefined && (
        <button type="button" className={styles.toggle} aria-pressed={open} onClick={() => setOpen(!open)}>
          {t('form.showPassword')}
        </button>
      )}
    </div>
  );
}
