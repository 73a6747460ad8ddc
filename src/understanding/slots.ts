import type { Context, Slots, SlotValue } from './data.ts';
import type { Quantity } from './quantities.ts';
import { hasCue, type Span, type Tagged } from './tagger.ts';

/** A tagged text with the place up to which it is taken back ("2 bhk no wait 3 bhk": what stands before is corrected). */
export interface Said {
  tagged: Tagged;
  context: Context;
}

const valuesOf = (spans: readonly Span[], kind: string): string[] =>
  spans.flatMap((span) => span.tags.filter((tag) => tag.kind === kind).map((tag) => tag.value));

const hasTag = (span: Span | undefined, kind: string, value?: string): boolean =>
  span?.tags.some((tag) => tag.kind === kind && (value === undefined || tag.value === value)) ?? false;

/** The spans around a quantity, nearest first, with only small words or price words between. */
const SMALL_GAP = 3;

function cueBefore(tagged: Tagged, quantity: Quantity, cues: string[]): string | undefined {
  const index = tagged.spans.findIndex((span) => span.quantity === quantity);
  for (let i = index - 1; i >= 0; i--) {
    const span = tagged.spans[i]!;
    if (quantity.start - span.end > SMALL_GAP || span.quantity || hasTag(span, 'locality')) return undefined;
    const cue = cues.find((name) => hasCue(span, name));
    if (cue) return cue;
    if (!hasCue(span, 'price', 'filler', 'per', 'also', 'in')) return undefined;
  }
  return undefined;
}

function cueAfter(tagged: Tagged, quantity: Quantity, cues: string[]): string | undefined {
  const index = tagged.spans.findIndex((span) => span.quantity === quantity);
  for (let i = index + 1; i < tagged.spans.length; i++) {
    const span = tagged.spans[i]!;
    if (span.start - quantity.end > SMALL_GAP - 1 || span.quantity) return undefined;
    const cue = cues.find((name) => hasCue(span, name));
    if (cue) return cue;
    if (!hasCue(span, 'price', 'filler', 'monthly', 'per')) return undefined;
  }
  return undefined;
}

type Bound = 'at_most' | 'at_least' | 'about' | 'between' | undefined;

const OPPOSITE = { at_most: 'at_least', at_least: 'at_most' } as const;
const DENIAL_REACH = 5;

/** "nothing below 1 crore", "don't show anything over 70 lakhs": the bound is the other one. */
function isDenied({ spans }: Tagged, quantity: Quantity): boolean {
  const bound = spans.findLastIndex((span) => span.end <= quantity.start && hasCue(span, 'at_most', 'at_least'));
  return spans.some(
    (span, i) =>
      i < bound && hasCue(span, 'not') && quantity.start - span.end < DENIAL_REACH && !spans.slice(i, bound).some((item) => item.quantity),
  );
}

function boundOf(tagged: Tagged, quantity: Quantity): Bound {
  if (quantity.to !== undefined) return 'between';
  if (quantity.bound) return quantity.bound;
  const after = cueAfter(tagged, quantity, ['at_most_after', 'at_least_after', 'about_after']);
  const before = cueBefore(tagged, quantity, ['at_most', 'at_least', 'about', 'between']);
  if (after && before !== 'at_most' && before !== 'at_least') return after.replace('_after', '') as Bound;
  if (before === 'at_most' || before === 'at_least') return isDenied(tagged, quantity) ? OPPOSITE[before] : before;
  return before as Bound;
}

/** "Around X" is a band of ten per cent either way. */
const BAND = 0.1;

function limits(name: 'price' | 'area', quantity: Quantity, bound: Bound): Slots {
  const { value, to } = quantity;
  const whole = name === 'price' ? Math.round : (number: number) => Math.round(number * 10) / 10;
  if (to !== undefined) return { [`${name}_min`]: whole(value), [`${name}_max`]: whole(to) };
  if (bound === 'about') return { [`${name}_min`]: whole(value * (1 - BAND)), [`${name}_max`]: whole(value * (1 + BAND)) };
  if (bound === 'at_least' || (bound === 'between' && name === 'price')) return { [`${name}_min`]: whole(value) };
  if (bound === 'at_most' || name === 'price') return { [`${name}_max`]: whole(value) };
  return { area_min: whole(value), area_max: whole(value) };
}

function rooms(quantity: Quantity, bound: Bound): Slots {
  const { value, to } = quantity;
  if (to !== undefined) return { bhk_min: value, bhk_max: to };
  if (bound === 'at_least') return { bhk_min: value };
  return bound === 'at_most' ? { bhk_max: value } : { bhk: value };
}

const LAKH = 100_000;
const PLAIN_RUPEES = 1000;

/** A bare number that can only be money: large, or with a price word, in the unit of the budget so far. */
function asMoney(tagged: Tagged, quantity: Quantity, context: Context): Quantity | null {
  if (quantity.kind === 'money') return quantity;
  const digits = quantity.kind === 'digits' && quantity.digits!.length <= 9;
  if (quantity.kind !== 'number' && !digits) return null;
  const bound = boundOf(tagged, quantity);
  const priced = cueBefore(tagged, quantity, ['price']) ?? cueAfter(tagged, quantity, ['price', 'monthly']);
  if (!bound && !priced) return null;
  if (quantity.value >= PLAIN_RUPEES) return { ...quantity, kind: 'money' };
  const budget = Number(context.search?.['price_max'] ?? context.search?.['price_min'] ?? Number.NaN);
  const unit = Number.isNaN(budget) ? LAKH : unitOf(budget);
  return { ...quantity, kind: 'money', value: quantity.value * unit, ...(quantity.to !== undefined && { to: quantity.to * unit }) };
}

function unitOf(rupees: number): number {
  if (rupees >= 10_000_000) return 10_000_000;
  return rupees >= LAKH ? LAKH : 1000;
}

const FILTER_WORDS = ['purpose', 'furnishing', 'facing', 'possession'] as const;
const LISTS = ['type', 'locality'] as const;

/** Whether a later value joins an earlier one: "Kondapur or Gachibowli", "also Kokapet". */
function joins(tagged: Tagged, earlier: Span, later: Span): boolean {
  const between = tagged.spans.filter((span) => span.start >= earlier.end && span.end <= later.start);
  if (between.some((span) => hasCue(span, 'correction', 'instead', 'not'))) return false;
  if (between.some((span) => hasCue(span, 'or', 'also', 'to', 'and'))) return true;
  return later.start - earlier.end <= 1 && tagged.tokens[earlier.end]?.norm === ',';
}

function listSlot(tagged: Tagged, spans: Span[], kind: (typeof LISTS)[number]): SlotValue | undefined {
  const found = spans.filter((span) => hasTag(span, kind));
  let values: string[] = [];
  let last: Span | undefined;
  for (const span of found) {
    const value = valuesOf([span], kind)[0]!;
    values = last && joins(tagged, last, span) ? [...new Set([...values, value])] : [value];
    last = span;
  }
  return values.length > 1 ? values : values[0];
}

/** What is named only to be ruled out: "not 2 bhk", "villas instead of flats". */
function isRuledOut(tagged: Tagged, span: Span): boolean {
  if (hasTag(span, 'cue')) return false;
  const index = tagged.spans.indexOf(span);
  const before = tagged.spans[index - 1];
  if (hasCue(before, 'not') && before!.end === span.start && !hasTag(before, 'answer')) return true;
  const against = tagged.spans.slice(0, index).findLast((item) => hasCue(item, 'not_this'));
  return against !== undefined && span.start - against.end <= 1;
}

/** The filters that a text names, in the contract's units. The last value of a slot wins. */
export function filterSlots({ tagged, context }: Said): Slots {
  const slots: Slots = {};
  const drop = (...names: string[]) => names.forEach((name) => delete slots[name]);
  const spans = tagged.spans.filter((span) => !isRuledOut(tagged, span) || hasTag(span, 'furnishing'));

  for (const span of spans) {
    const { quantity } = span;
    if (quantity) {
      const bound = boundOf(tagged, quantity);
      const money = asMoney(tagged, quantity, context);
      if (money && !money.perArea) {
        drop('price_min', 'price_max');
        Object.assign(slots, limits('price', money, boundOf(tagged, quantity)));
      } else if (quantity.kind === 'area' && !quantity.perArea) {
        drop('area_min', 'area_max');
        Object.assign(slots, limits('area', quantity, bound));
      } else if (quantity.kind === 'bhk') {
        drop('bhk', 'bhk_min', 'bhk_max');
        Object.assign(slots, rooms(quantity, bound));
      }
      continue;
    }
    for (const kind of FILTER_WORDS) {
      const value = valuesOf([span], kind)[0];
      if (value !== undefined) slots[kind] = value;
    }
    if (hasTag(span, 'furnishing', 'furnished') && isRuledOut(tagged, span)) slots['furnishing'] = 'unfurnished';
  }
  for (const kind of LISTS) {
    const value = listSlot(tagged, spans, kind);
    if (value !== undefined) slots[kind] = value;
  }
  const amenities = [...new Set(valuesOf(spans, 'amenities'))];
  if (amenities.length > 0) slots['amenities'] = amenities;
  return slots;
}

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

function detailSlots(said: Said): Slots {
  const entity = ENTITY_FIELDS.find(([kind]) => first(said, kind) !== undefined)?.[1];
  const field = fieldSlot(said, 'field');
  return { field: (field === undefined || field === 'all' ? entity : field) ?? field ?? 'all', ...ordinalOrNothing(said) };
}

const budgetOf = (said: Said): number | undefined =>
  said.tagged.spans.flatMap(({ quantity }) => {
    const rupees = quantity?.kind === 'money' || (quantity?.kind === 'number' && quantity.value >= PLAIN_RUPEES);
    return quantity && rupees && !quantity.perArea ? [quantity.value] : [];
  })[0];

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
  'emi-calculator': (said) => some({ value: budgetOf(said) }),
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
