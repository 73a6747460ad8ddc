import { boundOf, cueAfter, cueBefore, type Bound } from './bounds.ts';
import type { Context, Slots, SlotValue } from './data.ts';
import { nearnessOf } from './nearness.ts';
import type { Quantity } from './quantities.ts';
import { changeOf } from './relative-change.ts';
import { isRuledOut, notSlots } from './ruled-out.ts';
import { seekerSlots } from './seeker.ts';
import { hasTag, valuesOf, type Said } from './said.ts';
import { hasCue, type Span, type Tagged } from './tagger.ts';

/** "Around X" is a band of ten per cent either way. */
const BAND = 0.1;
const MOST_ROOMS = 10;

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
/** From here on a bare number is rupees. */
export const PLAIN_RUPEES = 1000;

/** A bare number that can only be money: large, or with a price word, in the unit of the budget so far. */
function asMoney(tagged: Tagged, quantity: Quantity, context: Context): Quantity | null {
  if (quantity.kind === 'money') return quantity;
  const digits = quantity.kind === 'digits' && quantity.digits!.length <= 9;
  if (quantity.kind !== 'number' && !digits) return null;
  const bound = boundOf(tagged, quantity);
  const priced = cueBefore(tagged, quantity, ['price']) ?? cueAfter(tagged, quantity, ['price', 'monthly']);
  const bare = quantity.value >= BARE_RUPEES && quantity.kind === 'number' && quantity.to === undefined;
  if (!bound && !priced && !bare) return null;
  if (quantity.value >= PLAIN_RUPEES) return { ...quantity, kind: 'money' };
  const budget = Number(context.search?.['price_max'] ?? context.search?.['price_min'] ?? Number.NaN);
  const unit = Number.isNaN(budget) ? LAKH : unitOf(budget);
  return { ...quantity, kind: 'money', value: quantity.value * unit, ...(quantity.to !== undefined && { to: quantity.to * unit }) };
}

function unitOf(rupees: number): number {
  if (rupees >= 10_000_000) return 10_000_000;
  return rupees >= LAKH ? LAKH : 1000;
}

/** From here on a bare number in a wish for a home can be nothing but rupees. */
const BARE_RUPEES = 2500;

const FILTER_WORDS = ['purpose', 'furnishing', 'facing', 'possession'] as const;
const LISTS = ['type', 'locality'] as const;

/** Whether a later value joins an earlier one: "Kondapur or Gachibowli", "also Kokapet". */
function joins(tagged: Tagged, earlier: Span, later: Span): boolean {
  const between = tagged.spans.filter((span) => span.start >= earlier.end && span.end <= later.start);
  if (between.some((span) => hasCue(span, 'correction', 'instead', 'not'))) return false;
  if (between.some((span) => hasCue(span, 'or', 'also', 'to', 'and'))) return true;
  return later.start - earlier.end <= 1 && tagged.tokens[earlier.end]?.norm === ',';
}

/** The values of a kind: one, or several where the later ones join the earlier. */
export function listSlot(tagged: Tagged, spans: Span[], kind: (typeof LISTS)[number]): SlotValue | undefined {
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

/** The filters that a text names, in the contract's units. The last value of a slot wins. */
export function filterSlots({ tagged, context }: Said): Slots {
  const change = changeOf(tagged);
  const nearness = nearnessOf(tagged);
  const taken = (span: Span) => change.spans.has(span) || nearness.spans.has(span);
  const spans = tagged.spans.filter((span) => !taken(span) && (!isRuledOut(tagged, span) || hasTag(span, 'furnishing')));
  const slots: Slots = { ...quantitySlots({ tagged, context }, spans), ...wordSlots(tagged, spans) };
  return { ...slots, ...nearness.slots, ...seekerSlots(tagged, spans, slots), ...change.slots, ...notSlots(tagged, slots) };
}

function quantitySlots({ tagged, context }: Said, spans: readonly Span[]): Slots {
  const slots: Slots = {};
  const fill = (names: string[], more: Slots) => {
    for (const name of names) delete slots[name];
    Object.assign(slots, more);
  };
  const roomsRuledOut = tagged.spans.some((span) => span.quantity?.kind === 'bhk' && !spans.includes(span));
  for (const { quantity } of spans) {
    if (!quantity) continue;
    const bound = boundOf(tagged, quantity);
    const isRooms = quantity.kind === 'bhk' || (quantity.kind === 'number' && roomsRuledOut && quantity.value <= MOST_ROOMS);
    const money = asMoney(tagged, quantity, context);
    if (isRooms) fill(['bhk', 'bhk_min', 'bhk_max'], rooms(quantity, bound));
    else if (money && !money.perArea) fill(['price_min', 'price_max'], limits('price', money, boundOf(tagged, quantity)));
    else if (quantity.kind === 'area' && !quantity.perArea) fill(['area_min', 'area_max'], limits('area', quantity, bound));
  }
  return slots;
}

function wordSlots(tagged: Tagged, spans: Span[]): Slots {
  const slots: Slots = {};
  for (const span of spans) {
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
  return amenities.length > 0 ? { ...slots, amenities } : slots;
}
