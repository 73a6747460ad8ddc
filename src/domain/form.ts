import type { Words } from './words.ts';

/** One thing that can be chosen in a field. */
export interface FieldOption {
  value: string;
  /** What it is called, and what people say. */
  label: Words;
  /** Drawn in its place where it carries more than its name: how many homes it would leave. */
  shown?: Words;
  note?: Words;
}

/** What a field takes: it decides how it is drawn, and how what is said is read into it. */
export type FieldKind =
  | 'text'
  | 'long'
  | 'email'
  | 'phone'
  | 'digits'
  /** A number that may have a point in it. */
  | 'decimal'
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
  hint?: Words | undefined;
  /** It holds words as they are said, not a number or a choice in them. */
  words?: boolean;
  options?: readonly FieldOption[];
  /** What a list calls the choice of nothing. */
  empty?: Words;
  autoComplete?: string;
  autoCapitalize?: 'none';
  maxLength?: number;
  /** Stands before the field and belongs to its value: a country code. */
  before?: string;
  /** Brings what is typed into its usual form. */
  format?(typed: string): string;
}

export type FieldValue = string | boolean | readonly string[];

/** What stands in a form, by the names of its fields; values that are drawn in another way have names of their own. */
export type FormValues = Readonly<Record<string, FieldValue>>;

/** A part of a long form, drawn by itself. */
export interface FormStep {
  name: string;
  title: Words;
  /** The names of its fields, in their order. `photos` stands for `photos.1`, `photos.2` too. */
  fields: readonly string[];
}

/** What a form runs once it is whole: a command with its arguments. */
export interface FormCall {
  name: string;
  args?: Record<string, unknown>;
}

/** Something that keeps a form from being sent, and where it is mended. */
export interface Missing {
  field: string;
  problem: Words;
  /** The step of its field, counted from 0. */
  step: number;
}

/** What the drawn form shows of a form model. */
export interface FormState {
  values: FormValues;
  /** What is wrong, by field; only what is to be shown now. */
  problems: Readonly<Record<string, Words>>;
  /** Nothing is wrong with what stands in it, shown or not: with the present step, or at the last step with all of it. */
  ready: boolean;
  /** Its command is under way. */
  busy: boolean;
  /** What went wrong when it was sent. */
  trouble: Words | null;
  /** What its command answered when it was sent last. */
  reply: Words | null;
  /** Counted from 0. */
  step: number;
  /** The field that gets the focus; a new object each time. */
  focus: { field: string } | null;
  /** The field that was filled last. */
  recent: string | null;
}

/** One form, as long as its screen shows it. */
export interface FormModel {
  /** Its screen's name for it: `sign-up`, `enquiry`. */
  readonly name: string;
  readonly title: Words;
  /** It stands beside what is talked about, as filters do: only sentences that name a field are for it. */
  readonly beside: boolean;
  readonly steps: readonly FormStep[];
  /** The words on its button now. */
  button(): Words;
  /** The fields of the present step, or all where there are no steps. */
  fields(): readonly FormField[];
  /** The fields of every step. */
  allFields(): readonly FormField[];
  field(name: string): FormField | undefined;
  getState(): FormState;
  subscribe(listener: () => void): () => void;
  set(name: string, value: FieldValue): void;
  /** The field was left: what is wrong with it may show. */
  touch(name: string): void;
  /** Gives a field the focus, as if it had been pressed. */
  focusOn(name: string): void;
  /** Everything that keeps the whole form from being sent. */
  missing(): readonly Missing[];
  /** Its button only leads to the next step. */
  leadsOn(): boolean;
  /**
   * Tries to go on: null and every problem shown where something is wrong; otherwise what its button runs. A step that only
   * leads on has been left when this returns, and runs what keeps the draft. A form without a command, which works as one
   * types, is always null; `ready` says whether something is wrong.
   */
  attempt(): FormCall | null;
  /** What keeps what stands in it as a draft, for forms that have one. */
  draft(): FormCall | null;
  back(): boolean;
  goToStep(step: number, showProblems?: boolean): void;
  /**
   * A command has begun, and has ended. `trouble` says what went wrong, `reply` what came of it; with neither it was only
   * asked about. Commands that are not the form's own change nothing. A step whose draft could not be kept is gone back to.
   */
  begin(command: string): void;
  end(command: string, trouble: Words | null, reply?: Words): void;
  /** Something was entered that is neither sent nor kept, and that leaving would lose. */
  isChanged(): boolean;
  /** The next field of the step that must be filled and is empty; not the one that has just been spoken of. */
  nextEmpty(except?: string): FormField | undefined;
  reset(): void;
}

/** A form with its present state, as a screen draws it. */
export type DrawnForm = FormModel & { readonly state: FormState };
