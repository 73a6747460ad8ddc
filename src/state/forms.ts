import type { FormModel, FormValues } from '../domain/form.ts';
import type { Words } from '../domain/words.ts';

/** A form that was left with something unsent in it; passwords are not kept. */
interface Left {
  name: string;
  title: Words;
  address: string;
  values: FormValues;
  step: number;
}

function leave(form: FormModel, address: string): Left {
  const { values, step } = form.getState();
  const secrets = new Set(form.allFields().flatMap(({ name, kind }) => (kind === 'secret' ? [name] : [])));
  const kept = Object.fromEntries(Object.entries(values).filter(([name]) => !secrets.has(name)));
  return { name: form.name, title: form.title, address, values: kept, step };
}

function fill(form: FormModel, { values, step }: Left): void {
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  if (step > 0) form.goToStep(step);
}

/** The forms on the screen, the topmost last: an open dialog's form after the page's; and the one that was left for something else. */
export function createForms() {
  const shown: FormModel[] = [];
  let left: Left | null = null;
  let awaited: string | null = null;
  return {
    current: (): FormModel | null => shown.at(-1) ?? null,
    /** Registers a form while it is shown; `address` is where. It returns the function that removes it. */
    add(form: FormModel, address: () => string): () => void {
      shown.push(form);
      if (left && awaited === form.name) {
        fill(form, left);
        left = null;
      }
      awaited = null;
      return () => {
        const at = shown.lastIndexOf(form);
        if (at >= 0) shown.splice(at, 1);
        if (!form.beside && form.isChanged()) left = leave(form, address());
      };
    },
    /** A form still on the screen has unsaved input. */
    unsaved: (): boolean => shown.some((form) => form.isChanged()),
    left: (): { title: Words; address: string } | null => left,
    /** The form that was left is as it was when it is shown again. */
    bringBack(): void {
      awaited = left?.name ?? null;
    },
  };
}
