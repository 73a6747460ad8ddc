import type { FormModel } from '../domain/form.ts';

/** The forms on the screen, the last one on top: an open dialog's before the page's. */
export function createForms() {
  const shown: FormModel[] = [];
  return {
    current: (): FormModel | null => shown.at(-1) ?? null,
    /** Registers a form while it is shown; gives what takes it out again. */
    add(form: FormModel): () => void {
      shown.push(form);
      return () => {
        const at = shown.lastIndexOf(form);
        if (at >= 0) shown.splice(at, 1);
      };
    },
    /** Something was typed into a form that is still on the screen. */
    unsaved: (): boolean => shown.some((form) => form.isChanged()),
  };
}
