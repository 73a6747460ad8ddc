import type { FieldKind, FormField, FormModel } from '../domain/form.ts';
import { withSpelling } from '../domain/spoken-corrections.ts';
import { spokenDigits, spokenFloor } from '../domain/spoken-digits.ts';
import { spokenEmail } from '../domain/spoken-email.ts';
import { folded } from '../domain/spoken-names.ts';
import { inEnglishSigns } from '../domain/spoken-signs.ts';
import { words as text } from '../domain/words.ts';
import type { Filling, FormTalk, Render } from './form-talk.ts';

const DIGITS = new Set<FieldKind>(['digits', 'phone']);
/** Nothing else that is asked for has so many digits. */
const PHONE_DIGITS = 10;

/** Words that carry nothing of the answer: framing words, fillers, and the names of the fields. */
const framingOf = ({ framing, fillers }: Pick<FormTalk, 'framing' | 'fillers'>, fields: readonly FormField[], render: Render): string[] => [
  ...framing,
  ...fillers,
  ...fields.flatMap(({ label }) => folded(render(label)).split(' ')),
];

/** Fillers have up to three words. */
const LONGEST_FILLER = [3, 2, 1];

/** A text without the fillers around it; letters said one by one form a word. */
export function withoutFillers(said: string, fillers: readonly string[]): string {
  const words = said.trim().split(/\s+/);
  const isFiller = (some: readonly string[]): boolean => fillers.includes(folded(some.join(' ')));
  const around = (count: (most: number) => readonly string[]): number =>
    LONGEST_FILLER.find((most) => words.length > most && isFiller(count(most))) ?? 0;
  for (let lead = around((most) => words.slice(0, most)); lead > 0; lead = around((most) => words.slice(0, most))) words.splice(0, lead);
  for (let end = around((most) => words.slice(-most)); end > 0; end = around((most) => words.slice(-most))) words.splice(-end);
  const letters = words.map((word) => folded(word));
  const spelled = letters.length > 1 && letters.every((letter) => /^\p{L}$/u.test(letter));
  return spelled ? letters.join('').replace(/^./u, (first) => first.toUpperCase()) : withSpelling(words.join(' ').replace(/[,.]$/, ''));
}

/** Digits that go on where the ones before stopped: people say long numbers in groups. */
function continued(form: FormModel, { name, kind }: FormField, digits: string): string {
  const before = form.getState().values[name];
  const isRest = kind === 'phone' && typeof before === 'string' && before.length + digits.length <= PHONE_DIGITS;
  return isRest ? before + digits : digits;
}

/** "Second of five": the floor of the home and how many there are. */
export function floorsSaid(form: FormModel, said: string): Filling[] | null {
  const floors = ['floor', 'total_floors'].every((name) => form.field(name)) ? spokenFloor(said) : null;
  return (
    floors && [
      { field: 'floor', value: floors.floor },
      { field: 'total_floors', value: floors.floors },
    ]
  );
}

/** "It has two bathrooms": a field of digits that is named while another is asked for; free text may name anything. */
function countedField(talk: FormTalk, fields: readonly FormField[], asked: FormField | undefined, render: Render): FormField | undefined {
  if (asked?.kind === 'text' || asked?.kind === 'long') return undefined;
  const said = ` ${folded(talk.said)} `;
  return fields.find(
    (field) =>
      field !== asked &&
      DIGITS.has(field.kind) &&
      said.includes(` ${folded(render(field.label))} `) &&
      spokenDigits(talk.said, framingOf(talk, fields, render)) !== null,
  );
}

/** The value of a field that takes an address or digits, read from the words themselves; null if they give none. */
export function spokenFor(
  field: FormField,
  talk: Pick<FormTalk, 'said' | 'framing' | 'fillers'>,
  form: FormModel,
  render: Render,
): string | null {
  const framing = framingOf(talk, form.fields(), render);
  const words = framing.filter((word) => word.length > 1);
  const said = inEnglishSigns(talk.said, render(text('form.signWords')));
  if (field.kind === 'email') return spokenEmail(said, words);
  const digits = DIGITS.has(field.kind) ? spokenDigits(said, framing) : null;
  return digits === null ? null : continued(form, field, digits);
}

/** What a sentence of nothing but an address, digits or a floor puts into the form; null for any other sentence. */
export function spokenAnswer(talk: FormTalk, form: FormModel, asked: FormField | undefined, render: Render): Filling[] | null {
  const fields = form.fields();
  const fill = (field: FormField | undefined): Filling[] | null => {
    const value = field ? spokenFor(field, talk, form, render) : null;
    return field && value !== null ? [{ field: field.name, value }] : null;
  };
  const floors = floorsSaid(form, talk.said);
  if (floors) return floors;
  const counted = countedField(talk, fields, asked, render);
  if (counted) return fill(counted);
  if (asked?.kind === 'long' || asked?.kind === 'amount' || asked?.kind === 'area') return null;
  const own = fill(asked);
  if (own) return own;
  const address = fill(fields.find(({ kind }) => kind === 'email'));
  if (address) return address;
  const phone = fill(fields.find(({ kind }) => kind === 'phone'));
  return phone && phone[0]!.value.length >= PHONE_DIGITS ? phone : null;
}
