import type { Problems } from '../domain/field-rules.ts';
import type { FormCall, FormField, FormStep, FormValues } from '../domain/form.ts';
import type { Words } from '../domain/words.ts';

/** What makes one form differ from another. `Known` is what its screen learns from outside: plans, places, counts. */
export interface FormDefinition<Known = null> {
  name: string;
  title: Words;
  initial: FormValues;
  steps?: readonly FormStep[];
  fields(values: FormValues, known: Known): readonly FormField[];
  /** What is wrong, by field. */
  check(values: FormValues, known: Known): Problems;
  button(now: { values: FormValues; step: number; busy: boolean }, known: Known): Words;
  /** What its button runs; without it the form works as one types. */
  call?(values: FormValues, known: Known): FormCall;
  /** What keeps a draft of it. Every form of several steps has it. */
  onLeave?(values: FormValues, known: Known): FormCall;
  /** What keeps it from being sent that no field can mend. */
  hindrance?(values: FormValues, known: Known): Words | null;
  /** What else changes with a field. */
  follow?(changed: string, values: FormValues, known: Known): FormValues;
  /** What changes once its command, or that of its draft, has answered. */
  learn?(values: FormValues, reply: Words): FormValues;
  /** What is shown when sending fails, whatever the reason. */
  trouble?: Words;
  /** Is empty again once it was sent. */
  emptied?: boolean;
  /** What is wrong shows as one types, not only once a field was left. */
  atOnce?: boolean;
  /** It stands beside what is talked about: only sentences that name a field are for it. */
  beside?: boolean;
  /** Nothing is lost with what stands in it. */
  passing?: boolean;
}

/** The text that stands in a field. */
export const textIn = (values: FormValues, name: string): string => {
  const value = values[name];
  return typeof value === 'string' ? value : '';
};

/** What is chosen in a field of several. */
export const listIn = (values: FormValues, name: string): readonly string[] => {
  const value = values[name];
  return Array.isArray(value) ? value : [];
};
