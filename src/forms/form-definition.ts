import type { Problems } from '../domain/field-rules.ts';
import type { FormCall, FormField, FormStep, FormValues } from '../domain/form.ts';
import type { Words } from '../domain/words.ts';

/** What sets one form apart from another. `Known` is what its screen learns from outside: plans, places, counts. */
export interface FormDefinition<Known = null> {
  name: string;
  title: Words;
  initial: FormValues;
  steps?: readonly FormStep[];
  fields(values: FormValues, known: Known): readonly FormField[];
  /** What is wrong, by field. */
  check(values: FormValues, known: Known): Problems;
  button(now: { values: FormValues; step: number; busy: boolean }, known: Known): Words;
  /** The command of its button; a form without one works while you type. */
  call?(values: FormValues, known: Known): FormCall;
  /** The command that saves a draft. Every form with steps has one. */
  onLeave?(values: FormValues, known: Known): FormCall;
  /** What prevents submitting that no field can fix. */
  hindrance?(values: FormValues, known: Known): Words | null;
  /** Other values that change with a field. */
  follow?(changed: string, values: FormValues, known: Known): FormValues;
  /** What changes once its command, or its draft's, has answered. */
  learn?(values: FormValues, reply: Words): FormValues;
  /** Shown when submitting fails, whatever the reason. */
  trouble?: Words;
  /** Is emptied once submitted. */
  emptied?: boolean;
  /** Shows what is wrong while you type, not only after a field is left. */
  atOnce?: boolean;
  /** It stands beside the subject of the conversation: only sentences that name a field are meant for it. */
  beside?: boolean;
  /** Its contents may be lost without a warning. */
  passing?: boolean;
}

/** The text in a field. */
export const textIn = (values: FormValues, name: string): string => {
  const value = values[name];
  return typeof value === 'string' ? value : '';
};

/** The values chosen in a field that takes several. */
export const listIn = (values: FormValues, name: string): readonly string[] => {
  const value = values[name];
  return Array.isArray(value) ? value : [];
};
