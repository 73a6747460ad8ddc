import type { Quantity } from './quantities.ts';
import { hasTag } from './said.ts';
import { hasCue, type Tagged } from './tagger.ts';

/** The spans around a quantity, nearest first, with only small words or price words between. */
const SMALL_GAP = 3;

export function cueBefore(tagged: Tagged, quantity: Quantity, cues: string[]): string | undefined {
  const index = tagged.spans.findIndex((span) => span.quantity === quantity);
  for (let i = index - 1; i >= 0; i--) {
    const span = tagged.spans[i]!;
    if (quantity.start - span.end > SMALL_GAP || span.quantity || hasTag(span, 'locality')) return undefined;
    const cue = cues.find((name) => hasCue(span, name) || (leadsOn(tagged, i) && hasCue(span, `${name}_after`)));
    if (cue) return cue;
    if (!hasCue(span, 'price', 'filler', 'per', 'also', 'in')) return undefined;
  }
  return undefined;
}

/** "and under 80 lakhs", "at least 3": between two amounts such a bound belongs to the one that follows at once. */
function leadsOn(tagged: Tagged, index: number): boolean {
  const span = tagged.spans[index]!;
  const next = tagged.spans[index + 1];
  if (!next?.quantity || next.start !== span.end) return false;
  return tagged.tokens[span.start]!.norm === 'and' || hasCue(span, 'at_most', 'at_least', 'about');
}

export function cueAfter(tagged: Tagged, quantity: Quantity, cues: string[]): string | undefined {
  const index = tagged.spans.findIndex((span) => span.quantity === quantity);
  for (let i = index + 1; i < tagged.spans.length; i++) {
    const span = tagged.spans[i]!;
    if (span.start - quantity.end > SMALL_GAP - 1 || span.quantity) return undefined;
    const cue = cues.find((name) => hasCue(span, name));
    if (cue) return leadsOn(tagged, i) ? undefined : cue;
    if (!hasCue(span, 'price', 'filler', 'monthly', 'per')) return undefined;
  }
  return undefined;
}

export type Bound = 'at_most' | 'at_least' | 'about' | 'between' | undefined;

const OPPOSITE = { at_most: 'at_least', at_least: 'at_most' } as const;
const DENIAL_REACH = 5;

/** "nothing below 1 crore", "don't show anything over 70 lakhs": the bound is the other one. */
function isDenied({ spans }: Tagged, quantity: Quantity): boolean {
  const bound = spans.findLastIndex((span) => span.end <= quantity.start && hasCue(span, 'at_most', 'at_least'));
  return spans.some(
    (span, i) =>
      i < bound &&
      hasCue(span, 'denial') &&
      quantity.start - span.end < DENIAL_REACH &&
      !spans.slice(i, bound).some((item) => item.quantity),
  );
}

/** Whether an amount is the most, the least, about what is wanted, or one end of a range. */
export function boundOf(tagged: Tagged, quantity: Quantity): Bound {
  if (quantity.to !== undefined) return 'between';
  if (quantity.bound) return quantity.bound;
  const after = cueAfter(tagged, quantity, ['at_most_after', 'at_least_after', 'about_after']);
  const before = cueBefore(tagged, quantity, ['at_most', 'at_least', 'about', 'between']);
  if (after && before !== 'at_most' && before !== 'at_least') return after.replace('_after', '') as Bound;
  if (before === 'at_most' || before === 'at_least') return isDenied(tagged, quantity) ? OPPOSITE[before] : before;
  return before as Bound;
}
