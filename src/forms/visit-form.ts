import { atMost, firstProblem, matches, required, type Problems, type Rule } from '../domain/field-rules.ts';
import type { FormField, FormValues } from '../domain/form.ts';
import { isEmail, reachOf } from '../domain/reach.ts';
import { chooseTime, timeWords, type TimeWords } from '../domain/time-said.ts';
import { words } from '../domain/words.ts';
import { textIn, type FormDefinition } from './form-definition.ts';

/** What the form of a visit learns from outside. */
export interface VisitKnown {
  /** The free times of the home, earliest first. */
  times: readonly string[];
  /** The words that mean days and times. */
  words: TimeWords;
  /** The owner knows who comes from the account. */
  isMember: boolean;
}

const field = (name: string, kind: FormField['kind'], more: Partial<FormField> = {}): FormField => ({
  name,
  label: words(`visit.field.${name}`),
  kind,
  ...more,
});

/** The times that fit the words in the form: those that come into question, or all. */
function timesFor(values: FormValues, { times, words: ofTime }: VisitKnown): readonly string[] {
  const said = textIn(values, 'when');
  if (said.trim() === '') return times;
  const chosen = chooseTime({ said, times }, ofTime, new Date());
  if ('at' in chosen) return [chosen.at];
  return chosen.why === 'when' ? times : chosen.times;
}

function fieldsOf(values: FormValues, known: VisitKnown): FormField[] {
  const named = textIn(values, 'when').trim() !== '';
  const fits = timesFor(values, known);
  const at = textIn(values, 'at');
  const offered = at === '' || fits.includes(at) ? fits : [at, ...fits];
  return [
    field('when', 'text', { hint: words('visit.whenHint'), words: true }),
    field('at', 'list', {
      required: true,
      empty: words(
        known.times.length === 0 ? 'visit.noTimes' : named && fits.length < known.times.length ? 'visit.fitting' : 'visit.choose',
      ),
      options: offered.map((value) => ({ value, label: timeWords(value) })),
    }),
    ...(known.isMember
      ? []
      : [
          field('name', 'text', { required: true, autoComplete: 'name', words: true }),
          field('email', 'email', { required: true, autoComplete: 'email', autoCapitalize: 'none', hint: words('visit.emailHint') }),
        ]),
    field('show_phone', 'tick'),
    ...(values['show_phone'] === true ? [field('phone', 'phone', { required: true, autoComplete: 'tel' })] : []),
    field('note', 'long', { words: true }),
  ];
}

const emailRule: Rule = (text) => {
  const email = reachOf(text);
  return email && isEmail(email) ? null : words('enquiry.problem.email');
};

const RULES: Record<string, readonly Rule[]> = {
  at: [required],
  name: [required, atMost(60)],
  email: [required, emailRule],
  phone: [required, matches(/^\+?[\d ()-]{6,19}$/, 'ownerMessage.phoneWrong')],
  note: [atMost(500)],
};

const problemsOf = (values: FormValues, known: VisitKnown): Problems =>
  Object.fromEntries(
    fieldsOf(values, known).map(({ name, label }) => [name, firstProblem(textIn(values, name), label, RULES[name] ?? []) ?? undefined]),
  );

/** Words that fit one time choose it; others let a time go that does not fit them. */
function follow(changed: string, values: FormValues, known: VisitKnown): FormValues {
  if (changed !== 'when') return values;
  const fits = timesFor(values, known);
  const at = fits.length === 1 ? fits[0]! : fits.includes(textIn(values, 'at')) ? textIn(values, 'at') : '';
  return { ...values, at };
}

/** A visit to the home with this id: the time in words or from the list of free ones. */
export const visitForm = (home: number): FormDefinition<VisitKnown> => ({
  name: 'visit',
  title: words('visit.press'),
  initial: { when: '', at: '', name: '', email: '', show_phone: false, phone: '', note: '' },
  emptied: true,
  fields: fieldsOf,
  check: problemsOf,
  follow,
  button: ({ busy }) => words(busy ? 'visit.sending' : 'visit.send'),
  call(values, { isMember }) {
    const text = (name: string) => textIn(values, name).trim();
    const guest = isMember ? {} : { name: text('name'), email: text('email') };
    const phone = values['show_phone'] === true && { phone: text('phone') };
    return { name: 'schedule-visit', args: { id: home, at: text('at'), ...guest, ...phone, ...(text('note') && { note: text('note') }) } };
  },
});
