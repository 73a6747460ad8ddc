import type { Slots } from './data.ts';
import { filterSlots, PLAIN_RUPEES } from './filter-slots.ts';
import { makesPasskey, namesPasskey } from './passkeys.ts';
import { distanceSlots, homesQuestion } from './question-slots.ts';
import { isRuledOut } from './ruled-out.ts';
import { hasTag, valuesOf, type Said } from './said.ts';
import { ordinalSlots } from './slots.ts';
import { hasCue, type Span, type Tagged } from './tagger.ts';

const quantityOf = ({ spans }: Tagged, kind: string): number | undefined =>
  spans.find((span) => span.quantity?.kind === kind)?.quantity?.value;

const some = (slots: Record<string, Slots[string] | undefined>): Slots =>
  Object.fromEntries(Object.entries(slots).filter(([, value]) => value !== undefined)) as Slots;

const SMALL_WORD = /^(on|the|a|please)$/;
const CONTROL_WORD = /^(button|link|tab|box)$/;

/** "press Continue to Payment", "मंज़ूर करें दबाओ": the words beside the verb, as they were given, or the number of a control. */
function pressed(tagged: Tagged): Slots {
  const { tokens, spans, text } = tagged;
  const verb = spans.find((span) => hasCue(span, 'press'));
  const number = spans.find((span: Span) => span.quantity?.kind === 'number')?.quantity?.value;
  const isLast = verb?.end === tokens.length;
  let from = isLast ? 0 : (verb?.end ?? 1);
  while (tokens[from] && SMALL_WORD.test(tokens[from]!.norm)) from++;
  let to = isLast ? verb.start : tokens.length;
  while (to > from + 1 && (CONTROL_WORD.test(tokens[to - 1]!.norm) || SMALL_WORD.test(tokens[to - 1]!.norm))) to--;
  if (number !== undefined && to - from <= 2) return { number };
  return from < to ? { name: text.slice(tokens[from]!.start, tokens[to - 1]!.end) } : {};
}

const PARTS: [string, RegExp][] = [
  ['last', /^(last|final)$/],
  ['back', /^(before|previous)$/],
  ['on', /^(on|more|next|reading)$/],
];

/** "The last three", "three more", "the three before": which part of a list is to be read. */
const partOf = ({ tokens }: Tagged): string | undefined => PARTS.find(([, word]) => tokens.some((token) => word.test(token.norm)))?.[0];

/** "With a code", "send me a link", "without my password". */
const withoutPassword = ({ tokens }: Tagged): boolean => tokens.some((token) => /^(code|link|digits|without)$/.test(token.norm));

/** How somebody logs in without a password; a passkey may still have to be made. */
function logsInBy(tagged: Tagged): string | undefined {
  if (namesPasskey(tagged)) return makesPasskey(tagged) ? 'new-passkey' : 'passkey';
  return withoutPassword(tagged) ? 'code' : undefined;
}

const numbersOff = ({ tokens }: Tagged): boolean => tokens.some((token) => /^(hide|off|remove|stop)$/.test(token.norm));

function listOf({ spans }: Tagged, kind: string): Slots[string] | undefined {
  const values = [...new Set(valuesOf(spans, kind))];
  return values.length > 0 ? values : undefined;
}

/** "Not that area", "somewhere else". */
const rulesOutHere = (tagged: Tagged): boolean =>
  tagged.spans.some((span) => hasTag(span, 'elsewhere_than', 'other') || (hasTag(span, 'elsewhere_than') && isRuledOut(tagged, span)));

/** The amount in a sentence about what somebody earns. */
const incomeOf = ({ spans }: Tagged): number | undefined =>
  spans.some((span) => hasTag(span, 'income'))
    ? spans.find(({ quantity }) => quantity && (quantity.kind === 'money' || quantity.value >= PLAIN_RUPEES))?.quantity?.value
    : undefined;

const MEANT = ['cheaper', 'bigger', 'smaller', 'newer', 'other'];

/** "The cheaper one", "the other one". */
const pronounOf = ({ spans }: Tagged): string | undefined => valuesOf(spans, 'pronoun').find((value) => MEANT.includes(value));

type Reader = (said: Said) => Record<string, Slots[string] | undefined>;

const ofSearch: Reader = ({ tagged }) => ({
  unlisted: listOf(tagged, 'unlisted'),
  elsewhere: rulesOutHere(tagged) ? 'yes' : undefined,
  there: tagged.spans.some((span) => hasTag(span, 'there', 'there')) ? 'yes' : undefined,
});

const READERS: Record<string, Reader> = {
  'search': ofSearch,
  'refine-search': ofSearch,
  'property-details': ({ tagged }) => ({
    amenities: listOf(tagged, 'amenities'),
    unlisted: listOf(tagged, 'unlisted'),
    pronoun: pronounOf(tagged),
  }),
  'ask-homes': (said) => ({
    ...(homesQuestion(said)['question'] === 'nearest' ? { near: distanceSlots(said)['near'] } : filterSlots(said)),
    pronoun: pronounOf(said.tagged),
  }),
  'ask-price': (said) => ({ ...filterSlots(said), pronoun: pronounOf(said.tagged) }),
  'ask-place': ({ tagged }) => ({ bhk: quantityOf(tagged, 'bhk') }),
  'emi-calculator': ({ tagged }) => ({ income: incomeOf(tagged), pronoun: pronounOf(tagged) }),
  'read-results': (said) => ({
    count: quantityOf(said.tagged, 'number') ?? (ordinalSlots(said).length > 1 ? ordinalSlots(said).length : undefined),
    part: partOf(said.tagged),
  }),
  'change-saved-search': (said) => ({ ...filterSlots(said), ordinal: ordinalSlots(said)[0] }),
  'login': ({ tagged }) => ({ by: logsInBy(tagged) }),
  'press': ({ tagged }) => pressed(tagged),
  'show-numbers': ({ tagged }) => ({ on: numbersOff(tagged) ? 'no' : 'yes' }),
};

/** What a wish says beyond the slots of the contract. */
export const readExtras = (intent: string, said: Said): Slots => some(READERS[intent]?.(said) ?? { pronoun: pronounOf(said.tagged) });
