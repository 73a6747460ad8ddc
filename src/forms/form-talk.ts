import { isEnding, literalValue } from '../domain/spoken-values.ts';

/** A field as a person meets it on the screen. */
export interface FormField {
  name: string;
  label: string;
  /** It holds words as they are said. */
  words: boolean;
  takes: 'digits' | 'email' | 'text';
  /** What can be chosen, as it is shown; empty where anything can be entered. */
  options: readonly string[];
  /** Several of the options can be chosen. */
  several: boolean;
}

/** What was said while a form is on the screen, and what the intent layer makes of it. */
export interface FormTalk {
  said: string;
  intent: string;
  slots: Record<string, unknown>;
  /** The sentence names a field. */
  named: boolean;
  /** Nothing in it was left over by the intent layer. */
  whole: boolean;
  /** The field that was asked for last, by label or name. */
  asked?: string | undefined;
  /** Words that only frame an answer: "it is a ...". */
  framing: readonly string[];
}

export interface Filling {
  field: string;
  value: string;
}

/** Names and values as they are compared: lower case, signs as spaces. */
export const folded = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{Nd}]+/gu, ' ')
    .trim();

/** Options that stand in the sentence, when nothing else does but the label and words that frame an answer. */
function optionsSaid({ said, framing }: FormTalk, fields: readonly FormField[]): Filling[] | null {
  const options = fields
    .flatMap(({ name, label, options: texts, several }) => texts.map((text) => ({ name, label, text, several, plain: folded(text) })))
    .filter(({ plain }) => plain.length > 1)
    .toSorted((a, b) => b.plain.length - a.plain.length);
  let left = ` ${folded(said)} `;
  const found: typeof options = [];
  for (const option of options) {
    if (!left.includes(` ${option.plain} `)) continue;
    if (found.some(({ name }) => name === option.name) && !option.several) continue;
    left = left.replace(` ${option.plain} `, '  ');
    found.push(option);
  }
  const small = new Set([...framing, ...found.flatMap(({ label }) => folded(label).split(' '))]);
  if (found.length === 0 || left.split(' ').some((word) => word !== '' && !small.has(word))) return null;
  return found.map(({ name, text }) => ({ field: name, value: text }));
}

/** Fields whose name is not that of the slot. */
const FIELD_OF_SLOT: Record<string, string> = { purpose: 'offer' };

/** "3 BHK in Kondapur": each slot is a field of this form. */
function slotsSaid({ slots, whole }: FormTalk, fields: readonly FormField[]): Filling[] | null {
  const parts = Object.entries(slots).map(([slot, value]) => ({ field: FIELD_OF_SLOT[slot] ?? slot, value }));
  const has = (name: string) => fields.some((field) => field.name === name);
  if (!whole || parts.length === 0 || !parts.every(({ field, value }) => has(field) && typeof value !== 'object')) return null;
  return parts.map(({ field, value }) => ({ field, value: String(value) }));
}

const FINDING = new Set(['search', 'refine-search']);
/** Intents that an answer to a form may be taken for. */
const ANSWERS = new Set([...FINDING, 'fill-field', 'property-details', 'out-of-scope']);

const LONG_NUMBER = /^\+?\d{7,}$/;
const FITS = { digits: /\d/, email: /@/, text: /\S/ };

/**
 * The answer to what was asked for; words as they were said, numbers and choices as they were understood. A telephone number
 * or an e-mail address finds its own field, whatever was asked for.
 */
function answerTo(asked: FormField, { said, slots }: FormTalk, fields: readonly FormField[]): Filling[] {
  const understood = slots['value'] ?? slots[asked.name];
  const plain = typeof understood === 'string' || typeof understood === 'number' ? String(understood) : null;
  const own = fields.find(({ name }) => name === slots['field']);
  if (plain !== null && own && own.takes !== 'text' && asked.takes !== own.takes && (LONG_NUMBER.test(plain) || plain.includes('@')))
    return [{ field: own.name, value: plain }];
  const value = plain !== null && !asked.words ? plain : (literalValue(said) ?? said);
  return FITS[asked.takes].test(value) ? [{ field: asked.name, value: value.trim() }] : [];
}

/** What a sentence puts into which fields of the form on the screen; empty where it is about something else. */
export function fillingsOf(talk: FormTalk, fields: readonly FormField[]): Filling[] {
  if ((talk.named && talk.intent === 'fill-field') || isEnding(talk.said)) return [];
  if (!ANSWERS.has(talk.intent)) return optionsSaid(talk, fields) ?? [];
  const wanted = folded(talk.asked ?? '');
  const asked = wanted === '' ? undefined : fields.find(({ name, label }) => folded(label) === wanted || folded(name) === wanted);
  const chosen = optionsSaid(talk, asked ? [asked] : []) ?? (asked?.words ? null : optionsSaid(talk, fields));
  if (chosen) return chosen;
  if (asked && asked.options.length === 0) return answerTo(asked, talk, fields);
  return (FINDING.has(talk.intent) && slotsSaid(talk, fields)) || [];
}
