import type { FieldKind, FieldOption, FormField, FormModel } from '../domain/form.ts';
import { folded } from '../domain/spoken-names.ts';
import { isEnding, literalValue } from '../domain/spoken-values.ts';
import type { Words } from '../domain/words.ts';

/** Turns labels and options into the words that are on the screen. */
export type Render = (words: Words) => string;

/** What was said while a form is on the screen, and what the intent layer makes of it. */
export interface FormTalk {
  said: string;
  intent: string;
  slots: Record<string, unknown>;
  /** The sentence names a field. */
  named: boolean;
  /** Nothing in it was left over by the intent layer. */
  whole: boolean;
  /** The field that was asked for last, by its name or label. */
  asked?: string | undefined;
  /** Words that only frame an answer: "it is a ...". */
  framing: readonly string[];
}

/** A text for a field, or an option of it by its value or its words. */
export interface Filling {
  field: string;
  value: string;
}

interface SaidOption {
  field: FormField;
  option: FieldOption;
  plain: string;
}

/** What can be chosen in a field by saying it; a tick is chosen by its own words. */
const sayable = (field: FormField): readonly FieldOption[] =>
  field.kind === 'tick' ? [{ value: 'true', label: field.label }] : (field.options ?? []);

/** Options that stand in the sentence, when nothing else does but the label and words that frame an answer. */
function optionsSaid({ said, framing }: FormTalk, fields: readonly FormField[], render: Render): Filling[] | null {
  const options = fields
    .flatMap((field) => sayable(field).map((option): SaidOption => ({ field, option, plain: folded(render(option.label)) })))
    .filter(({ plain }) => plain.length > 1)
    .toSorted((one, other) => other.plain.length - one.plain.length);
  let left = ` ${folded(said)} `;
  const found: SaidOption[] = [];
  for (const option of options) {
    if (!left.includes(` ${option.plain} `)) continue;
    if (found.some(({ field }) => field.name === option.field.name) && option.field.kind !== 'several') continue;
    left = left.replace(` ${option.plain} `, '  ');
    found.push(option);
  }
  const small = new Set([...framing, ...found.flatMap(({ field }) => folded(render(field.label)).split(' '))]);
  if (found.length === 0 || left.split(' ').some((word) => word !== '' && !small.has(word))) return null;
  return found.map(({ field, option }) => ({ field: field.name, value: option.value }));
}

/** Fields whose name is not that of the slot. */
const FIELD_OF_SLOT: Record<string, string> = { purpose: 'offer' };

/** "3 BHK in Kondapur": each slot is a field of this form. */
function slotsSaid({ slots, whole }: FormTalk, fields: readonly FormField[]): Filling[] | null {
  const has = (name: string): boolean => fields.some((field) => field.name === name);
  const parts = Object.entries(slots).map(([slot, value]) => ({ field: has(slot) ? slot : (FIELD_OF_SLOT[slot] ?? slot), value }));
  if (!whole || parts.length === 0 || !parts.every(({ field, value }) => has(field) && typeof value !== 'object')) return null;
  return parts.map(({ field, value }) => ({ field, value: String(value) }));
}

const FINDING = new Set(['search', 'refine-search']);
/** Intents that an answer to a form may be taken for. */
const ANSWERS = new Set([...FINDING, 'fill-field', 'property-details', 'out-of-scope']);

const LONG_NUMBER = /^\+?\d{7,}$/;
const FITS = { digits: /\d/, email: /@/, text: /\S/ };

/** What a field can take of what was said. */
function takes(kind: FieldKind): keyof typeof FITS {
  if (kind === 'email') return 'email';
  return kind === 'digits' || kind === 'decimal' || kind === 'phone' ? 'digits' : 'text';
}

/** Whether a field holds words as they are said. */
export const holdsWords = ({ kind, words }: FormField): boolean => words === true || kind === 'long';

/**
 * The answer to what was asked for; words as they were said, numbers and choices as they were understood. A telephone number
 * or an e-mail address finds its own field, whatever was asked for.
 */
function answerTo(asked: FormField, { said, slots }: FormTalk, fields: readonly FormField[]): Filling[] {
  const understood = slots['value'] ?? slots[asked.name];
  const plain = typeof understood === 'string' || typeof understood === 'number' ? String(understood) : null;
  const own = fields.find(({ name }) => name === slots['field']);
  const isContact = plain !== null && (LONG_NUMBER.test(plain) || plain.includes('@'));
  if (own && isContact && takes(own.kind) !== 'text' && takes(asked.kind) !== takes(own.kind)) return [{ field: own.name, value: plain }];
  const value = plain !== null && !holdsWords(asked) ? plain : (literalValue(said) ?? said);
  return FITS[takes(asked.kind)].test(value) ? [{ field: asked.name, value: value.trim() }] : [];
}

/** The field that was asked for last, where it stands in the form. */
function askedField({ asked = '' }: FormTalk, fields: readonly FormField[], render: Render): FormField | undefined {
  const wanted = folded(asked);
  return wanted === '' ? undefined : fields.find(({ name, label }) => folded(name) === wanted || folded(render(label)) === wanted);
}

/** Choices of what was asked for come first; words that are said to a field of words are no choices elsewhere. */
function choicesSaid(talk: FormTalk, fields: readonly FormField[], asked: FormField | undefined, render: Render): Filling[] | null {
  const own = asked && optionsSaid(talk, [asked], render);
  return own ?? (asked && holdsWords(asked) ? null : optionsSaid(talk, fields, render));
}

/** What a sentence puts into which fields of the form on the screen; empty where it is about something else. */
export function fillingsOf(talk: FormTalk, form: FormModel, render: Render): Filling[] {
  const isForCommand = talk.named && talk.intent === 'fill-field';
  if (form.beside || isForCommand || isEnding(talk.said)) return [];
  const fields = form.fields().filter(({ kind }) => kind !== 'secret');
  if (!ANSWERS.has(talk.intent)) return optionsSaid(talk, fields, render) ?? [];
  const asked = askedField(talk, fields, render);
  const chosen = choicesSaid(talk, fields, asked, render);
  if (chosen) return chosen;
  if (asked && sayable(asked).length === 0) return answerTo(asked, talk, fields);
  return (FINDING.has(talk.intent) && slotsSaid(talk, fields)) || [];
}
