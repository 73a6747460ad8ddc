import type { FieldValue, FormState, FormStep, FormValues, Missing } from '../domain/form.ts';
import type { FormDefinition } from './form-definition.ts';

/** The state a form model keeps between two changes. */
export interface Standing extends Omit<FormState, 'problems' | 'ready'> {
  touched: ReadonlySet<string>;
  /** Submitting was attempted, so all problems show. */
  tried: boolean;
  /** The values already saved elsewhere. */
  kept: FormValues;
  /** The step left while its draft is still being saved. */
  left: number | null;
  /** The command last attempted. */
  awaits: string | null;
}

/** A form that nothing has been done with. */
export const freshStanding = ({ initial, atOnce = false }: Pick<FormDefinition, 'initial' | 'atOnce'>): Standing => ({
  values: initial,
  kept: initial,
  touched: new Set(),
  tried: atOnce,
  busy: false,
  trouble: null,
  reply: null,
  step: 0,
  focus: null,
  recent: null,
  left: null,
  awaits: null,
});

const sameValue = (one: FieldValue | undefined, other: FieldValue | undefined): boolean =>
  Array.isArray(one) && Array.isArray(other) ? one.length === other.length && one.every((item, i) => item === other[i]) : one === other;

/** Whether a field belongs to a step; `photos.2` belongs where `photos` does. */
export const isOfStep = (field: string, step: FormStep | undefined): boolean =>
  !step || step.fields.includes(field) || step.fields.includes(field.split('.')[0]!);

/** Whether any values have not been saved elsewhere. */
export const isUnsaved = ({ values, kept }: Standing): boolean => Object.keys(values).some((name) => !sameValue(values[name], kept[name]));

/** Every problem of a form, with the step where it can be fixed. */
export function missingIn<Known>({ check, steps = [] }: FormDefinition<Known>, values: FormValues, known: Known): Missing[] {
  const stepOf = (field: string): number =>
    Math.max(
      0,
      steps.findIndex((step) => isOfStep(field, step)),
    );
  return Object.entries(check(values, known)).flatMap(([field, problem]) => (problem ? [{ field, problem, step: stepOf(field) }] : []));
}

/** What prevents the button from working: the problems of the step, or at the last step all of them. */
export function inTheWay<Known>(definition: FormDefinition<Known>, { values, step }: Standing, known: Known): Missing[] {
  const { steps = [] } = definition;
  const missing = missingIn(definition, values, known);
  return step >= steps.length - 1 ? missing : missing.filter(({ field }) => isOfStep(field, steps[step]));
}

/** What a screen shows of a form in this state. */
export function shownState<Known>(definition: FormDefinition<Known>, standing: Standing, known: Known): FormState {
  const { touched, tried, kept: _kept, left: _left, awaits: _awaits, ...shown } = standing;
  const { step } = shown;
  const wrong = inTheWay(definition, standing, known);
  const visible = wrong.filter(({ field }) => isOfStep(field, definition.steps?.[step]) && (tried || touched.has(field)));
  return {
    ...shown,
    problems: Object.fromEntries(visible.map(({ field, problem }) => [field, problem])),
    ready: wrong.length === 0,
  };
}
