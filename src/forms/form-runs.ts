import type { FormCall } from '../domain/form.ts';
import type { Words } from '../domain/words.ts';
import type { FormDefinition } from './form-definition.ts';
import { freshStanding } from './form-standing.ts';
import type { createStanding } from './standing-store.ts';

/** The command that sends whatever form is on the screen. */
const SUBMIT = 'submit-form';

/** What a form runs, and what its running changes. */
export function formRuns<Known>(definition: FormDefinition<Known>, standing: ReturnType<typeof createStanding<Known>>) {
  const { now, known, change } = standing;
  const sends = (): FormCall | null => definition.call?.(now().values, known()) ?? null;
  const draft = (): FormCall | null => definition.onLeave?.(now().values, known()) ?? null;
  /** The command of this form behind a command: "submit" runs what the form was tried for. */
  const ownOf = (command: string): string | undefined =>
    command === SUBMIT ? (now().awaits ?? undefined) : [sends()?.name, draft()?.name].find((own) => own === command);
  return {
    sends,
    draft,
    begin: (command: string): void => {
      if (ownOf(command)) change({ busy: true, trouble: null, reply: null });
    },
    end(command: string, trouble: Words | null, reply?: Words): void {
      const own = ownOf(command);
      if (!own) return;
      const { left, step } = now();
      const isSent = own === sends()?.name;
      const over = { busy: false, left: null, awaits: null };
      if (trouble) change({ ...over, trouble: definition.trouble ?? trouble, step: left ?? step });
      else if (reply && definition.emptied && isSent) change({ ...freshStanding(definition), reply });
      else if (reply) {
        const values = definition.learn?.(now().values, reply) ?? now().values;
        change({ ...over, trouble: null, reply: isSent ? reply : null, values, kept: values });
      } else change(over);
    },
  };
}
