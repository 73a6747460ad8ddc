import type { FormModel } from '../domain/form.ts';

/** The forms on the screen, the topmost last: an open dialog's form after the page's. */
export function createForms() {
  const shown: FormModel[] = [];
  return {
    current: (): FormModel | null => shown.at(-1) ?? null,
    /** Registers a form while it is shown; returns the function that removes it. */
    add(form: FormModel): () => void {
      shown.push(form);
      return () => {
        const at = shown.lastIndexOf(form);
        if (at >= 0) shown.splice(at, 1);
      };
    },
    /** A form still on the screen has unsaved input. */
    unsaved: (): boolean => shown.some((form) => form.isChanged()),
  };
}
