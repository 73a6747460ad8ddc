import type { FormCall, FormField, FormModel, FormState, FormStep } from '../domain/form.ts';
import type { Words } from '../domain/words.ts';
import type { FormDefinition } from './form-definition.ts';
import { freshStanding, inTheWay, isEmpty, isOfStep, isUnsaved, missingIn, shownState, type Standing } from './form-standing.ts';

/** The command that sends whatever form is on the screen. */
const SUBMIT = 'submit-form';

/** A form that is told what its screen learns from outside. */
export interface KnowingForm<Known> extends FormModel {
  know(known: Known): void;
}

/** What a form stands at, with those who want to hear of a change. */
function createStanding<Known>(definition: FormDefinition<Known>, knownAtFirst: Known) {
  const listeners = new Set<() => void>();
  let known = knownAtFirst;
  let now = freshStanding(definition);
  let shown: FormState = shownState(definition, now, known);
  function change(next: Partial<Standing>): void {
    now = { ...now, ...next };
    shown = shownState(definition, now, known);
    for (const listener of listeners) listener();
  }
  return {
    now: () => now,
    shown: () => shown,
    known: () => known,
    change,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    know(news: Known) {
      known = news;
      change({});
    },
  };
}

/** What a form runs, and what its running changes. */
function formRuns<Known>(definition: FormDefinition<Known>, standing: ReturnType<typeof createStanding<Known>>) {
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
      if (ownOf(command)) change({ busy: true, trouble: null });
    },
    end(command: string, trouble: Words | null, reply?: Words): void {
      const own = ownOf(command);
      if (!own) return;
      const { left, step } = now();
      const over = { busy: false, left: null, awaits: null };
      if (trouble) change({ ...over, trouble: definition.trouble ?? trouble, step: left ?? step });
      else if (reply && definition.emptied && own === sends()?.name) change(freshStanding(definition));
      else if (reply) {
        const values = definition.learn?.(now().values, reply) ?? now().values;
        change({ ...over, trouble: null, values, kept: values });
      } else change(over);
    },
  };
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
