import type { FormCall, FormField, FormStep } from '../domain/form.ts';
import type { FormDefinition } from './form-definition.ts';
import type { formRuns } from './form-runs.ts';
import { inTheWay, isOfStep } from './form-standing.ts';
import type { createStanding } from './standing-store.ts';

/** The steps of a form, and the way from one to the next. */
export function formMoves<Known>(
  definition: FormDefinition<Known>,
  { now, known, change }: ReturnType<typeof createStanding<Known>>,
  { sends, draft }: Pick<ReturnType<typeof formRuns>, 'sends' | 'draft'>,
) {
  const steps: readonly FormStep[] = definition.steps ?? [];
  const last = Math.max(0, steps.length - 1);
  const allFields = (): readonly FormField[] => definition.fields(now().values, known());
  const isHere = (field: string): boolean => isOfStep(field, steps[now().step]);
  const leadsOn = (): boolean => now().step < last;
  const goToStep = (step: number, showProblems = false): void => {
    const tried = showProblems || (definition.atOnce ?? false);
    change({ step: Math.min(Math.max(0, step), last), tried, touched: new Set(), trouble: null });
  };

  /** Everything that is wrong shows, at the step where it is mended, and the first such field gets the focus. */
  function refuse(wrong: readonly { field: string; step: number }[]): null {
    if (!wrong.some(({ field }) => isHere(field))) goToStep(wrong[0]!.step, true);
    const first = allFields().find(({ name }) => isHere(name) && wrong.some(({ field }) => field === name));
    change({ tried: true, trouble: null, focus: { field: first?.name ?? wrong[0]!.field } });
    return null;
  }

  function leave(): FormCall | null {
    const left = now().step;
    const keeps = draft();
    goToStep(left + 1);
    change({ left, awaits: keeps?.name ?? null });
    return keeps;
  }

  function attempt(): FormCall | null {
    const wrong = inTheWay(definition, now(), known());
    if (wrong.length > 0) return refuse(wrong);
    if (leadsOn()) return leave();
    const trouble = definition.hindrance?.(now().values, known()) ?? null;
    const call = trouble ? null : sends();
    change({ tried: true, trouble, awaits: call?.name ?? null });
    return call;
  }

  function back(): boolean {
    const { step } = now();
    if (step > 0) goToStep(step - 1);
    return step > 0;
  }

  return { steps, allFields, fields: () => allFields().filter(({ name }) => isHere(name)), leadsOn, goToStep, attempt, back };
}
