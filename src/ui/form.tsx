import { useRef, type FormEvent, type ReactNode } from 'react';
import styles from './form.module.css';
import { Button } from './button.tsx';

export interface FormProps {
  /** The name of the form as a region. */
  label: string;
  submit: string;
  /** Shown as disabled; pressing it still tries, so that what is missing is told. */
  off?: boolean;
  busy?: boolean;
  /** What the button does cannot be taken back: pressing it by voice asks first. */
  asks?: boolean;
  /** Its button only leads to the next step; nothing is sent yet. */
  leadsOn?: boolean;
  /** What went wrong, above the button. */
  trouble?: string | null | undefined;
  /** The browser's own checks are wanted. */
  native?: boolean;
  /** Beside the button: a link back, another way. */
  beside?: ReactNode;
  onSubmit(form: HTMLFormElement): void;
  children: ReactNode;
}

/** The form of a screen: Enter, its button and the voice send it alike. */
export function Form({
  label,
  submit,
  off = false,
  busy = false,
  asks = false,
  leadsOn = false,
  trouble,
  native = false,
  beside,
  onSubmit,
  children,
}: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) onSubmit(form.current!);
  };
  return (
    <form ref={form} className={styles.form} aria-label={label} noValidate={!native} data-form="" onSubmit={send}>
      {children}
      {trouble && (
        <p className={styles.trouble} data-trouble="">
          {trouble}
        </p>
      )}
      <div className={styles.row}>
        <Button
          type="submit"
          look="main"
          className={styles.submit}
          aria-busy={busy || undefined}
          data-asks={asks || undefined}
          data-leads-on={leadsOn || undefined}
          offButTries={off || busy}
        >
          {submit}
        </Button>
        {beside}
      </div>
    </form>
  );
}
