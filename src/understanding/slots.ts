import type { Slots, SlotValue } from './data.ts';
import { filterSlots, listSlot } from './filter-slots.ts';
import { loanSlots } from './loan-slots.ts';
import { assistantQuestion, distanceSlots, homesQuestion, placeQuestion, priceQuestion } from './question-slots.ts';
import { hasTag, valuesOf, type Said } from './said.ts';
import { hasCue, type Span, type Tagged } from './tagger.ts';

const asOrdinal = (value: string): number => Number(value);

/** The places in a list that a text names: "the second and third", "number 4", "the first two". */
export function ordinalSlots({ tagged, context }: Said): number[] {
  const found: number[] = [];
  const corrected = tagged.spans.findLastIndex((span) => hasCue(span, 'correction'));
  const spans = tagged.spans.slice(corrected + 1).some((span) => hasTag(span, 'ordinal') || span.quantity)
    ? tagged.spans.slice(corrected + 1)
    : tagged.spans;
  for (const [i, span] of spans.entries()) {
    const ordinal = valuesOf([span], 'ordinal')[0];
    const next = spans[i + 1];
    if (ordinal !== undefined) {
      const count = next?.quantity?.kind === 'number' && next.start === span.end ? next.quantity.value : 1;
      const first = asOrdinal(ordinal);
      for (let n = 0; n < Math.min(count, 10); n++) found.push(first < 0 ? first - (count - 1) + n : first + n);
    } else if (span.quantity?.kind === 'number' && !(i > 0 && hasTag(spans[i - 1], 'ordinal') && spans[i - 1]!.end === span.start)) {
      const { value, to } = span.quantity;
      if (Number.isInteger(value) && value > 0 && value <= Math.max(100, context.count ?? 0)) found.push(value);
      if (to !== undefined) found.push(to);
    }
  }
  return [...new Set(found)];
}

const first = (said: Said, kind: string): string | undefined => valuesOf(said.tagged.spans, kind)[0];
const last = (said: Said, kind: string): string | undefined => valuesOf(said.tagged.spans, kind).at(-1);

/** The span with the most words says it best: "exact address" over "address", "built-up area" over "area". */
function longest(said: Said, kind: string): string | undefined {
  const spans = said.tagged.spans.filter((span) => hasTag(span, kind)).toSorted((a, b) => b.end - b.start - (a.end - a.start));
  return valuesOf(spans, kind)[0];
}

/** Said of many things, so that any other field beside it is the one that is meant: "how much is the deposit". */
const VAGUE = [['all'], ['price']];

function fieldSlot(said: Said, kind: string): string | undefined {
  let spans = said.tagged.spans.filter((span) => hasTag(span, kind));
  for (const vague of VAGUE) {
    const others = spans.filter((span) => !valuesOf([span], kind).some((value) => vague.includes(value)));
    if (others.length > 0) spans = others;
  }
  return longest({ ...said, tagged: { ...said.tagged, spans } }, kind);
}

const ENTITY_FIELDS: [string, string][] = [
  ['amenities', 'amenities'],
  ['furnishing', 'furnishing'],
  ['facing', 'facing'],
  ['possession', 'possession'],
  ['bhk', 'bhk'],
  ['access', 'access'],
];

/** The part of the text from one token to another, as the person gave it. */
function textOf(tagged: Tagged, start: number, end: number): string {
  const from = tagged.tokens[start]?.start ?? tagged.text.length;
  const to = tagged.tokens[end - 1]?.end ?? from;
  return tagged.text.slice(from, to).trim();
}

/** The day and time of a visit as they were said. */
function visitTime({ tagged }: Said): string | undefined {
  const isTime = (span: Span) =>
    ['day', 'month', 'daytime'].some((kind) => hasTag(span, kind)) || span.quantity?.kind === 'number' || hasTag(span, 'ordinal');
  const spans = tagged.spans.filter(isTime);
  const anchor = spans.some((span) => ['day', 'month', 'daytime'].some((kind) => hasTag(span, kind)));
  const clock = /^(am|pm|a|p|o|clock|oclock|baje|gantalaku)$/;
  const lastSpan = spans.at(-1);
  const hasClock = lastSpan !== undefined && clock.test(tagged.tokens[lastSpan.end]?.norm ?? '');
  if (!lastSpan || (!anchor && !hasClock)) return undefined;
  let end = lastSpan.end;
  while (end < tagged.tokens.length && (clock.test(tagged.tokens[end]!.norm) || /^(m|\.)$/.test(tagged.tokens[end]!.norm))) end++;
  const start = spans[0]!.start;
  const next = tagged.tokens[start - 1]?.norm;
  return textOf(tagged, next === 'next' || next === 'this' ? start - 1 : start, end);
}

const ordinalOrNothing = (said: Said): Slots => {
  const [ordinal] = ordinalSlots(said);
  return ordinal === undefined ? {} : { ordinal };
};

const manyOrdinals = (said: Said): Slots => {
  const ordinals = ordinalSlots(said);
  if (ordinals.length === 0) return {};
  return ordinals.length === 1 ? { ordinal: ordinals[0]! } : { ordinals };
};

const some = (slots: Record<string, SlotValue | undefined>): Slots =>
  Object.fromEntries(Object.entries(slots).filter((entry): entry is [string, SlotValue] => entry[1] !== undefined));

/** "biggest to smallest" begins with the biggest; otherwise the last word counts. */
function orderOf(said: Said): string | undefined {
  const spans = said.tagged.spans;
  const from = spans.findIndex((span, i) => hasTag(span, 'order') && hasCue(spans[i + 1], 'to') && hasTag(spans[i + 2], 'order'));
  return from < 0 ? last(said, 'order') : valuesOf([spans[from]!], 'order')[0];
}

function sortSlots(said: Said): Slots {
  const key = valuesOf(said.tagged.spans, 'sort_by');
  return some({ sort_by: key.find((value) => value !== 'price') ?? key[0], order: orderOf(said) });
}

function familySlot(said: Said): Slots {
  const said_family = longest(said, 'family');
  if (said_family && said_family !== 'all') return { field: said_family };
  const { quantity } = said.tagged.spans.find((span) => span.quantity) ?? {};
  const ofEntity = [...ENTITY_FIELDS, ['locality', 'locality'], ['type', 'type'], ['purpose', 'purpose']].find(
    ([kind]) => first(said, kind!) !== undefined,
  )?.[1];
  const ofQuantity = quantity && ({ money: 'price', area: 'area', bhk: 'bhk' } as Record<string, string>)[quantity.kind];
  return { field: ofQuantity ?? ofEntity ?? said_family ?? 'all' };
}

/** Every field that is asked about, in the order in which they are said. */
function fieldsOf({ tagged }: Said): string[] {
  const kinds = new Map(ENTITY_FIELDS);
  return tagged.spans.flatMap((span) => {
    const entity = [...kinds].find(([kind]) => hasTag(span, kind))?.[1];
    const field = valuesOf([span], 'field').find((value) => value !== 'all');
    return entity ?? field ?? [];
  });
}

const asksForSeveral = ({ tagged }: Said): boolean =>
  tagged.spans.some((span) => hasCue(span, 'and', 'also')) || tagged.tokens.some(({ norm }) => norm === ',');

function detailSlots(said: Said): Slots {
  const entity = ENTITY_FIELDS.find(([kind]) => first(said, kind) !== undefined)?.[1];
  const field = fieldSlot(said, 'field');
  const several = asksForSeveral(said) ? [...new Set(fieldsOf(said))] : [];
  const one = (field === undefined || field === 'all' ? entity : field) ?? field ?? 'all';
  return { ...(several.length > 1 ? { field: several[0]!, fields: several } : { field: one }), ...ordinalOrNothing(said) };
}

type SlotReader = (said: Said) => Slots;

/** Which slots each intent has, and how they are read. */
export const SLOT_READERS: Record<string, SlotReader> = {
  'search': filterSlots,
  'refine-search': filterSlots,
  'near-me': filterSlots,
  'clear-filter': familySlot,
  'sort-results': sortSlots,
  'open-result': ordinalOrNothing,
  'property-details': detailSlots,
  'compare': manyOrdinals,
  'add-favourite': manyOrdinals,
  'remove-favourite': manyOrdinals,
  'remove-from-compare': ordinalOrNothing,
  'contact-agent': (said) => ({ ...some({ method: first(said, 'method') }), ...ordinalOrNothing(said) }),
  'schedule-visit': (said) => some({ value: visitTime(said) }),
  'ask-homes': (said) => ({ ...homesQuestion(said), ...manyOrdinals(said) }),
  'ask-place': placeQuestion,
  'ask-price': (said) => ({ ...priceQuestion(said), ...ordinalOrNothing(said) }),
  'ask-assistant': assistantQuestion,
  'ask-distance': (said) => ({ ...distanceSlots(said), ...ordinalOrNothing(said) }),
  'similar-homes': ordinalOrNothing,
  'share-home': ordinalOrNothing,
  'hide-home': ordinalOrNothing,
  'report-listing': ordinalOrNothing,
  'change-visit': (said) => some({ value: visitTime(said) }),
  'emi-calculator': loanSlots,
  'find-agent': (said) => some({ locality: listSlot(said.tagged, said.tagged.spans, 'locality') }),
  'post-property': (said) => some({ type: first(said, 'type'), purpose: first(said, 'purpose') }),
  'choose-plan': (said) => some({ plan: last(said, 'plan'), billing: last(said, 'billing') }),
  'show-plans': (said) => some({ plan: first(said, 'plan'), billing: first(said, 'billing') }),
  'pay': (said) => some({ method: first(said, 'method') }),
  'help-question': (said) => some({ topic: longest(said, 'topic') }),
  'go-to': (said) => some({ screen: longest(said, 'screen') }),
  'scroll': (said) => some({ value: last(said, 'direction') ?? 'down' }),
  'speech-rate': (said) => some({ value: last(said, 'speed') }),
  'change-language': (said) => some({ language: last(said, 'language') }),
};
