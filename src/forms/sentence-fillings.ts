import { isEmpty, type FieldKind, type FieldOption, type FormField, type FormModel } from '../domain/form.ts';
import { endsInAreaUnit, readAreaInUnits } from '../domain/indian-units.ts';
import { folded } from '../domain/spoken-names.ts';
import { isEnding, literalValue, splitName } from '../domain/spoken-values.ts';
import type { Filling, FormTalk, Render } from './form-talk.ts';
import { spokenAnswer, withoutFillers } from './spoken-answer.ts';

interface SaidOption {
  field: FormField;
  option: FieldOption;
  plain: string;
}

/** What can be chosen in a field by saying it; a checkbox is ticked by its own words. */
const sayable = (field: FormField): readonly FieldOption[] =>
  field.kind === 'tick' ? [{ value: 'true', label: field.label }] : (field.options ?? []);

/** Options named in the sentence, if it contains nothing else but the label and framing words. */
function optionsSaid({ said, framing, fillers }: FormTalk, fields: readonly FormField[], render: Render): Filling[] | null {
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
  const small = new Set([
    ...framing,
    ...fillers.flatMap((filler) => filler.split(' ')),
    ...found.flatMap(({ field }) => folded(render(field.label)).split(' ')),
  ]);
  if (found.length === 0 || left.split(' ').some((word) => word !== '' && !small.has(word))) return null;
  return found.map(({ field, option }) => ({ field: field.name, value: option.value }));
}

/** Fields whose name differs from the slot's. */
const FIELD_OF_SLOT: Record<string, string> = { purpose: 'offer' };

/** "3 BHK in Kondapur": each slot is a field of this form. */
function slotsSaid({ slots, whole }: FormTalk, fields: readonly FormField[]): Filling[] | null {
  const has = (name: string): boolean => fields.some((field) => field.name === name);
  const parts = Object.entries(slots).map(([slot, value]) => ({ field: has(slot) ? slot : (FIELD_OF_SLOT[slot] ?? slot), value }));
  if (!whole || parts.length === 0 || !parts.every(({ field, value }) => has(field) && typeof value !== 'object')) return null;
  return parts.map(({ field, value }) => ({ field, value: String(value) }));
}

const FINDING = new Set(['search', 'refine-search']);
/** Intents that an answer to a form may be mistaken for. */
const ANSWERS = new Set([...FINDING, 'fill-field', 'property-details', 'out-of-scope']);

const LONG_NUMBER = /^\+?\d{7,}$/;
const FITS = { digits: /\d/, email: /@/, text: /\S/ };

/** The part of what was said that a field can take. */
function takes(kind: FieldKind): keyof typeof FITS {
  if (kind === 'email') return 'email';
  return kind === 'digits' || kind === 'decimal' || kind === 'phone' ? 'digits' : 'text';
}

/** Whether a field holds free text. */
export const holdsWords = ({ kind, words }: FormField): boolean => words === true || kind === 'long';

/** An area as it was said, where it can be read so; a number in words as square feet, into which it was understood. */
export const areaSaid = (text: string, squareFeet: string | null): string =>
  readAreaInUnits(text) === null && squareFeet !== null && endsInAreaUnit(text) ? `${squareFeet} sq ft` : text;

/** An amount alone sounds like the price of a search. */
const moneyIn = (slots: FormTalk['slots']): unknown => slots['value'] ?? slots['price_max'] ?? slots['price_min'];

const ANOTHER = /^(?:(?:um|uh|er|oh|well|okay)\s+)*(?:no|sorry|actually|make (?:it|that)|i meant?|i said)\b/i;

/** "No, make that 26,000": another amount for the field that was filled last. */
function amountAgain({ said, slots }: FormTalk, form: FormModel): Filling[] | null {
  const { recent } = form.getState();
  const amount = moneyIn(slots);
  const isMeant = recent !== null && form.field(recent)?.kind === 'amount' && typeof amount === 'number' && ANOTHER.test(said);
  return isMeant ? [{ field: recent, value: String(amount) }] : null;
}

/** What the intent layer has understood of an answer; null if nothing. */
function understoodIn(asked: FormField, slots: FormTalk['slots']): string | null {
  const understood = slots['value'] ?? slots[asked.name] ?? (asked.kind === 'amount' ? moneyIn(slots) : undefined);
  return typeof understood === 'string' || typeof understood === 'number' ? String(understood) : null;
}

/** An answer to a field of words, as it was said. */
function inWords(asked: FormField, { said, fillers }: FormTalk, understood: string | null): string {
  const text = asked.kind === 'long' ? said : withoutFillers(said, fillers);
  const literal = literalValue(text) ?? text;
  return asked.kind === 'area' ? areaSaid(literal, understood) : literal;
}

/**
 * The answer to the field asked for: free text as said, numbers and choices as understood. A phone number or an email address
 * finds its own field, whatever was asked for.
 */
function answerTo(asked: FormField, talk: FormTalk, fields: readonly FormField[]): Filling[] {
  const plain = understoodIn(asked, talk.slots);
  const own = fields.find(({ name }) => name === talk.slots['field']);
  const isContact = plain !== null && (LONG_NUMBER.test(plain) || plain.includes('@'));
  if (own && isContact && takes(own.kind) !== 'text' && takes(asked.kind) !== takes(own.kind)) return [{ field: own.name, value: plain }];
  const value = plain !== null && !holdsWords(asked) ? plain : inWords(asked, talk, plain);
  return FITS[takes(asked.kind)].test(value) ? [{ field: asked.name, value: value.trim() }] : [];
}

/** "My first name is U S H A": free text after the name of its field. */
function labelledAnswer({ said, fillers }: FormTalk, fields: readonly FormField[], render: Render): Filling | null {
  const value = literalValue(said);
  if (value === null) return null;
  const before = folded(said.slice(0, said.length - value.length));
  const field = fields.find(({ label, words, kind }) => words && kind === 'text' && ` ${before} `.includes(` ${folded(render(label))} `));
  return field ? { field: field.name, value: withoutFillers(value, fillers) } : null;
}

/** First and last name said at once where only the first was asked for. */
function fullName(fillings: Filling[], form: FormModel): Filling[] {
  const [one] = fillings;
  if (one?.field !== 'first_name' || !form.field('last_name') || !isEmpty(form.getState().values['last_name'])) return fillings;
  const { first, last } = splitName(one.value);
  return last === ''
    ? fillings
    : [
        { ...one, value: first },
        { field: 'last_name', value: last },
      ];
}

/** The field asked for last, if the form has it. */
function askedField({ asked = '' }: FormTalk, fields: readonly FormField[], render: Render): FormField | undefined {
  const wanted = folded(asked);
  return wanted === '' ? undefined : fields.find(({ name, label }) => folded(name) === wanted || folded(render(label)) === wanted);
}

/** Choices of the field asked for come first; words said to a free-text field are not choices elsewhere. */
function choicesSaid(talk: FormTalk, fields: readonly FormField[], asked: FormField | undefined, render: Render): Filling[] | null {
  const own = asked && optionsSaid(talk, [asked], render);
  return own ?? (asked && holdsWords(asked) ? null : optionsSaid(talk, fields, render));
}

/** What a sentence of digits, an address, a floor or another amount says, whatever it seems to wish. */
const byItsForm = (talk: FormTalk, form: FormModel, fields: readonly FormField[], render: Render): Filling[] | null =>
  spokenAnswer(talk, form, askedField(talk, fields, render), render) ?? amountAgain(talk, form);

/** What a sentence puts into which fields of the form on the screen; empty if it is about something else. */
export function fillingsOf(talk: FormTalk, form: FormModel, render: Render): Filling[] {
  const isForCommand = talk.named && talk.intent === 'fill-field';
  if (form.beside || isForCommand || isEnding(talk.said)) return [];
  const fields = form.fields().filter(({ kind }) => kind !== 'secret');
  const spoken = byItsForm(talk, form, fields, render);
  if (spoken) return spoken;
  if (!ANSWERS.has(talk.intent) && talk.sure) return optionsSaid(talk, fields, render) ?? [];
  const asked = askedField(talk, fields, render);
  const chosen = choicesSaid(talk, fields, asked, render);
  if (chosen) return chosen;
  const labelled = labelledAnswer(talk, fields, render);
  if (labelled) return [labelled];
  if (asked && sayable(asked).length === 0) return fullName(answerTo(asked, talk, fields), form);
  return (FINDING.has(talk.intent) && slotsSaid(talk, fields)) || [];
}
