import type { FormCall, FormField, FormModel, FormStep } from '../domain/form.ts';
import type { FormDefinition } from './form-definition.ts';
import { formRuns } from './form-runs.ts';
import { freshStanding, inTheWay, isEmpty, isOfStep, isUnsaved, missingIn } from './form-standing.ts';
import { createStanding } from './standing-store.ts';

/** A form that is told what its screen learns from outside. */
export interface KnowingForm<Known> extends FormModel {
  know(known: Known): void;
}

/** Makes a form of its definition: a small store, drawn by a screen and filled by voice. */
export function createForm<Known = null>(
  definition: FormDefinition<Known>,
  ...[knownAtFirst]: Known extends null ? [] : [Known]
): KnowingForm<Known> {
  const steps: readonly FormStep[] = definition.steps ?? [];
  const last = Math.max(0, steps.length - 1);
  const standing = createStanding(definition, (knownAtFirst ?? null) as Known);
  const { now, known, change } = standing;
  const { sends, draft, begin, end } = formRuns(definition, standing);

  const allFields = (): readonly FormField[] => definition.fields(now().values, known());
  const isHere = (field: string): boolean => isOfStep(field, steps[now().step]);
  const goToStep = (step: number, showProblems = false): void =>
    change({
      step: Math.min(Math.max(0, step), last),
      tried: showProblems || (definition.atOnce ?? false),
      touched: new Set(),
      trouble: null,
    });

  /** Everything that is wrong shows, at the step where it is mended, and the first such field gets the focus. */
  function refuse(wrong: readonly { field: string; step: number }[]): null {
    if (!wrong.some(({ field }) => isHere(field))) goToStep(wrong[0]!.step, true);
    const first = allFields().find(({ name }) => isHere(name) && wrong.some(({ field }) => field === name));
    change({ tried: true, trouble: null, focus: { field: first?.name ?? wrong[0]!.field } });
    return null;
  }

  function attempt(): FormCall | null {
    const wrong = inTheWay(definition, now(), known());
    if (wrong.length > 0) return refuse(wrong);
    const left = now().step;
    if (left < last) {
      goToStep(left + 1);
      change({ left, awaits: draft()?.name ?? null });
      return draft();
    }
    const trouble = definition.hindrance?.(now().values, known()) ?? null;
    const call = trouble ? null : sends();
    change({ tried: true, trouble, awaits: call?.name ?? null });
    return call;
  }

  return {
    name: definition.name,
    title: definition.title,
    beside: definition.beside ?? false,
    steps,
    button: () => definition.button(now(), known()),
    fields: () => allFields().filter(({ name }) => isHere(name)),
    allFields,
    field: (name) => allFields().find((field) => field.name === name),
    getState: standing.shown,
    subscribe: standing.subscribe,
    set(name, typed) {
      const format = allFields().find((field) => field.name === name)?.format;
      const value = format && typeof typed === 'string' ? format(typed) : typed;
      const values = { ...now().values, [name]: value };
      change({ values: definition.follow?.(name, values, known()) ?? values, recent: name });
    },
    touch: (name) => change({ touched: new Set([...now().touched, name]) }),
    focusOn: (field) => change({ focus: { field } }),
    missing: () => missingIn(definition, now().values, known()),
    leadsOn: () => now().step < last,
    attempt,
    draft,
    back() {
      const { step } = now();
      if (step > 0) goToStep(step - 1);
      return step > 0;
    },
    goToStep,
    begin,
    end,
    isChanged: () => !definition.passing && isUnsaved(now()),
    nextEmpty: (except) =>
      allFields().find(({ name, required }) => required && name !== except && isHere(name) && isEmpty(now().values[name])),
    reset: () => change(freshStanding(definition)),
    know: standing.know,
  };
}
