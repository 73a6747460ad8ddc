import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';
import type { DrawnForm, FormCall } from '../domain/form.ts';
import { watchPresses } from './after-press.ts';
import { Button } from './button.tsx';
import styles from './form.module.css';
import { useWords } from './words.ts';

export interface FormProps {
  form: DrawnForm;
  /** Its button looks disabled while something is wrong; pressing it still submits, so that the problems are shown. */
  offUntilReady?: boolean;
  /** Uses the browser's own validation. */
  native?: boolean;
  /** It works while you type. */
  buttonless?: boolean;
  /** Next to the button: a link back, or another option. */
  beside?: ReactNode;
  /** Runs what the form asks for, when nothing is wrong. */
  onSubmit?(call: FormCall): void;
  /** Submitting was attempted, with whatever result. */
  onTry?(): void;
  children: ReactNode;
}

/** Saying the name of its button confirms just as saying "submit" does. */
const SUBMIT: FormCall = { name: 'submit-form' };

/** A screen's form: Enter, its button and the voice submit it alike. The first field with a problem gets the focus. */
export function Form({ form, offUntilReady = false, native = false, buttonless = false, beside, onSubmit, onTry, children }: FormProps) {
  const render = useWords();
  const element = useRef<HTMLFormElement>(null);
  const { busy, ready, trouble, focus } = form.state;
  useEffect(watchPresses, []);
  useEffect(() => {
    if (focus) element.current?.querySelector<HTMLElement>(`[name="${CSS.escape(focus.field)}"]`)?.focus();
  }, [focus]);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const call = form.attempt();
    onTry?.();
    if (call) onSubmit?.(call);
  };
  return (
    <form ref={element} className={styles.form} aria-label={render(form.title)} noValidate={!native} onSubmit={send}>
      {children}
      {trouble && <p className={styles.trouble}>{render(trouble)}</p>}
      <div className={styles.row}>
        {!buttonless && (
          <Button
            type="submit"
            look="main"
            command={SUBMIT}
            className={styles.submit}
            aria-busy={busy || undefined}
            offButTries={busy || (offUntilReady && !ready)}
          >
            {render(form.button())}
          </Button>
        )}
        {beside}
      </div>
    </form>
  );
}
