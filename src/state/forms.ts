import type { FormModel } from '../domain/form.ts';

/** The forms on the screen now. */
export interface FormStack {
  /** The form that a person means: the one in an open dialog, or the one of the screen. */
  current(): FormModel | null;
  /** Something that was typed here would be lost by leaving. */
  unsaved(): boolean;
  /** A form is shown, of the screen or of a dialog over it, until the given function is called. */
  add(form: FormModel, place?: 'screen' | 'dialog'): () => void;
}

export function createForms(): FormStack {
  let shown: readonly { form: FormModel; place: 'screen' | 'dialog' }[] = [];
  return {
    current: () => (shown.findLast(({ place }) => place === 'dialog') ?? shown.at(-1))?.form ?? null,
    unsaved: () => shown.some(({ form }) => form.getState().unsaved),
    add(form, place = 'screen') {
      const entry = { form, place };
      shown = [...shown, entry];
      return () => {
        shown = shown.filter((other) => other !== entry);
      };
    },
  };
}
