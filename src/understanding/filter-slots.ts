import { boundOf, cueAfter, cueBefore, type Bound } from './bounds.ts';
import type { Context, Slots, SlotValue } from './data.ts';
import type { Quantity } from './quantities.ts';
import { hasTag, valuesOf, type Said } from './said.ts';
import { isOwnWord } from './own-words.ts';
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

/** What is named only to be ruled out: "not 2 bhk", "villas instead of flats", "villa nahi". */
function isRuledOut(tagged: Tagged, span: Span): boolean {
  if (hasTag(span, 'cue')) return false;
  const index = tagged.spans.indexOf(span);
  const before = tagged.spans[index - 1];
  if (hasCue(before, 'not') && before!.end === span.start && !hasTag(before, 'answer')) return true;
  const after = tagged.spans[index + 1];
  if ((hasCue(after, 'not') || hasTag(after, 'answer', 'no')) && after!.start === span.end && isOwnWord(tagged.tokens[after!.start]!.norm))
    return true;
  const against = tagged.spans.slice(0, index).findLast((item) => hasCue(item, 'not_this'));
  return against !== undefined && span.start - against.end <= 1;
}

/** The filters that a text names, in the contract's units. The last value of a slot wins. */
export function filterSlots({ tagged, context }: Said): Slots {
  const slots: Slots = {};
  const drop = (...names: string[]) => names.forEach((name) => delete slots[name]);
  const spans = tagged.spans.filter((span) => !isRuledOut(tagged, span) || hasTag(span, 'furnishing'));

  const roomsRuledOut = tagged.spans.some((span) => span.quantity?.kind === 'bhk' && !spans.includes(span));
  for (const span of spans) {
    const { quantity } = span;
    if (quantity) {
      const bound = boundOf(tagged, quantity);
      if (quantity.kind === 'number' && roomsRuledOut && quantity.value <= MOST_ROOMS) Object.assign(slots, rooms(quantity, bound));
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
