import { useState } from 'react';
import type { Problems } from '../domain/field-rules.ts';
import type { Words } from '../domain/words.ts';

/** What a text field needs of the form that it stands in. */
export interface FieldState {
  value: string;
  /** Shown once the field has been left or the form was sent. */
  error: Words | undefined;
  onChange(value: string): void;
  onBlur(): void;
}

/** The values of a form and what is wrong with them. A problem shows once its field was touched; sending touches all. */
export function useForm<V extends object>(initial: V | (() => V), check: (values: V) => Problems) {
  const [values, setValues] = useState<V>(initial);
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [sent, setSent] = useState(false);
  const problems = check(values);
  const ready = Object.keys(problems).length === 0;
  const touch = (name: string) => setTouched((before) => new Set([...before, name]));
  const set = (change: Partial<V>) => setValues((before) => ({ ...before, ...change }));
  return {
    values,
    set,
    ready,
    touch,
    problem: (name: string): Words | undefined => (sent || touched.has(name) ? problems[name] : undefined),
    field: (name: keyof V & string): FieldState => ({
      value: String(values[name] ?? ''),
      error: sent || touched.has(name) ? problems[name] : undefined,
      onChange: (value) => set({ [name]: value } as unknown as Partial<V>),
      onBlur: () => touch(name),
    }),
    /** Another part of the form begins: its problems show once it is touched, or at once. */
    freshen(showProblems = false) {
      setSent(showProblems);
      setTouched(new Set());
    },
    /** Everything as at first. */
    reset(): void {
      setValues(initial);
      setTouched(new Set());
      setSent(false);
    },
    /** True where the form may be sent; otherwise every problem shows and the focus goes to the first. */
    attempt(form: HTMLFormElement): boolean {
      setSent(true);
      if (!ready) requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
      return ready;
    },
  };
}
