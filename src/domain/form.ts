import type { Words } from './words.ts';

/** One option of a field. */
export interface FieldOption {
  value: string;
  /** Its name, which people say. */
  label: Words;
  /** Shown instead of the name when it says more: how many homes the option would leave. */
  shown?: Words;
  note?: Words;
}

/** What a field takes; decides how it is drawn and how speech is read into it. */
export type FieldKind =
  | 'text'
  | 'long'
  | 'email'
  | 'phone'
  | 'digits'
  /** A number that may have a decimal point. */
  | 'decimal'
  | 'amount'
  | 'area'
  /** A password: never filled by voice and never read back. */
  | 'secret'
  /** One of a few, all visible. */
  | 'choice'
  /** One of many, in a list. */
  | 'list'
  /** Any number of several. */
  | 'several'
  /** Yes or no. */
  | 'tick';

/** A field of a form: the screen draws it and the voice fills it, both from this object. */
export interface FormField {
  /** The intent layer's name for it; also the name of the control. */
  name: string;
  label: Words;
  kind: FieldKind;
  required?: boolean;
  hint?: Words | undefined;
  /** It holds free text, not a number or choice in words. */
  words?: boolean;
  options?: readonly FieldOption[];
  /** A list's name for choosing nothing. */
  empty?: Words;
  autoComplete?: string;
  autoCapitalize?: 'none';
  maxLength?: number;
  /** Stands before the field and belongs to its value: a country code. */
  before?: string;
  /** Formats what is typed. */
  format?(typed: string): string;
}

export type FieldValue = string | boolean | readonly string[];

/** Whether a field is empty. */
export const isEmpty = (value: FieldValue | undefined): boolean =>
  value === undefined || value === false || (typeof value !== 'boolean' && value.length === 0);

/** The values of a form, by field name; values drawn in another way have names of their own. */
export type FormValues = Readonly<Record<string, FieldValue>>;

/** A part of a long form, drawn by itself. */
export interface FormStep {
  name: string;
  title: Words;
  /** The names of its fields, in order. `photos` also covers `photos.1`, `photos.2`. */
  fields: readonly string[];
}

/** What a complete form runs: a command with its arguments. */
export interface FormCall {
  name: string;
  args?: Record<string, unknown>;
}

/** A problem that prevents submitting, and where to fix it. */
export interface Missing {
  field: string;
  problem: Words;
  /** The step of its field, from 0. */
  step: number;
}

/** What a drawn form shows of its model. */
export interface FormState {
  values: FormValues;
  /** What is wrong, by field; only what should show now. */
  problems: Readonly<Record<string, Words>>;
  /** Nothing is wrong, shown or not, with the current step, or at the last step with the whole form. */
  ready: boolean;
  /** Its command is running. */
  busy: boolean;
  /** What went wrong when it was submitted. */
  trouble: Words | null;
  /** The reply to the last submission. */
  reply: Words | null;
  /** From 0. */
  step: number;
  /** The field to focus; a new object each time. */
  focus: { field: string } | null;
  /** The field filled last. */
  recent: string | null;
}

/** A form, for as long as its screen shows it. */
export interface FormModel {
  /** Its screen's name for it: `sign-up`, `enquiry`. */
  readonly name: string;
  readonly title: Words;
  /** It stands beside the subject of the conversation, as filters do: only sentences that name a field are meant for it. */
  readonly beside: boolean;
  readonly steps: readonly FormStep[];
  /** The current words on its button. */
  button(): Words;
  /** The fields of the current step, or all if there are no steps. */
  fields(): readonly FormField[];
  /** The fields of every step. */
  allFields(): readonly FormField[];
  field(name: string): FormField | undefined;
  getState(): FormState;
  subscribe(listener: () => void): () => void;
  set(name: string, value: FieldValue): void;
  /** The field was left: its problem may show. */
  touch(name: string): void;
  /** Focuses a field as if it had been pressed. */
  focusOn(name: string): void;
  /** Everything that prevents submitting the whole form. */
  missing(): readonly Missing[];
  /** Its button only leads to the next step. */
  leadsOn(): boolean;
  /**
   * Tries to continue: null, with every problem shown, if something is wrong; otherwise what its button runs. A step that only
   * leads on has been left when this returns, which then runs the command that saves the draft. A form without a command, which
   * works while you type, always returns null; `ready` says whether something is wrong.
   */
  attempt(): FormCall | null;
  /** The command that saves its contents as a draft, for forms that have one. */
  draft(): FormCall | null;
  back(): boolean;
  goToStep(step: number, showProblems?: boolean): void;
  /**
   * A command has started, and has ended. `trouble` says what went wrong, `reply` what it answered; with neither, the person was
   * only asked. Other forms' commands change nothing. If the draft of a step could not be saved, the form goes back to it.
   */
  begin(command: string): void;
  end(command: string, trouble: Words | null, reply?: Words): void;
  /** Something entered is neither sent nor saved, and leaving would lose it. */
  isChanged(): boolean;
  /** The next required empty field of the step, other than the one just spoken of. */
  nextEmpty(except?: string): FormField | undefined;
  reset(): void;
}

/** A form with its current state, as a screen draws it. */
export type DrawnForm = FormModel & { readonly state: FormState };
