import type { Words } from './words.ts';

/** One thing that can be chosen in a field. */
export interface FieldOption {
  value: string;
  label: Words;
  note?: Words;
}

/** What a field takes: it decides how it is drawn, and how what is said is read into it. */
export type FieldKind =
  | 'text'
  | 'long'
  | 'email'
  | 'phone'
  | 'digits'
  | 'amount'
  | 'area'
  /** A password: never filled by voice and never read back. */
  | 'secret'
  /** One of a few, all in view. */
  | 'choice'
  /** One of many, in a list. */
  | 'list'
  /** Any number of several. */
  | 'several'
  /** Yes or no. */
  | 'tick';

/** A field of a form: the screen draws it, voice fills it, both read the same object. */
export interface FormField {
  /** What the intent layer calls it; also the name of the control. */
  name: string;
  label: Words;
  kind: FieldKind;
  required?: boolean;
  hint?: Words;
  /** It holds words as they are said, not a number or a choice in them. */
  words?: boolean;
  options?: readonly FieldOption[];
  autoComplete?: string;
  autoCapitalize?: 'none';
  maxLength?: number;
  /** Stands before the field and belongs to its value: a country code. */
  before?: string;
  /** Brings what is typed into its usual form. */
  format?(typed: string): string;
}

export type FieldValue = string | boolean | readonly string[];

/** A part of a long form, drawn by itself. */
export interface FormStep {
  name: string;
  title: Words;
  /** The names of its fields, in their order. */
  fields: readonly string[];
}

/** What a form runs once it is whole: a command with its arguments. */
export interface FormCall {
  name: string;
  args?: Record<string, unknown>;
}

/** What the drawn form shows of a form model. */
export interface FormState {
  values: Readonly<Record<string, FieldValue>>;
  /** What is wrong, by field; only what is to be shown now. */
  problems: Readonly<Record<string, Words>>;
  /** Nothing is wrong with what stands in it, shown or not. */
  ready: boolean;
  /** Its command is under way. */
  busy: boolean;
  /** What went wrong when it was sent. */
  trouble: Words | null;
  /** Counted from 0. */
  step: number;
}

/** One form, as long as its screen shows it. */
export interface FormModel {
  /** Its screen's name for it: `sign-up`, `enquiry`. */
  readonly name: string;
  readonly title: Words;
  /** The words on its button now. */
  button(): Words;
  /** The fields of the present step, or all where there are no steps. */
  fields(): readonly FormField[];
  field(name: string): FormField | undefined;
  readonly steps: readonly FormStep[];
  getState(): FormState;
  subscribe(listener: () => void): () => void;
  set(name: string, value: FieldValue): void;
  /** The field was left: what is wrong with it may show. */
  touch(name: string): void;
  /** Its button only leads to the next step. */
  leadsOn(): boolean;
  /**
   * Tries to go on: null and every problem shown where something is wrong; otherwise what its button runs. A step that only
   * leads on has been left when this returns, and runs what keeps the draft, if there is such a thing.
   */
  attempt(): FormCall | null;
  back(): boolean;
  goToStep(step: number, showProblems?: boolean): void;
  /** The command that it runs has begun, and has ended; `trouble` says what went wrong. */
  begin(command: string): void;
  end(command: string, trouble: Words | null): void;
  /** Something was entered that is neither sent nor kept. */
  isChanged(): boolean;
  reset(): void;
}
