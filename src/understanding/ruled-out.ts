import type { Slots } from './data.ts';
import { isOwnWord } from './own-words.ts';
import { hasTag, valuesOf } from './said.ts';
import { hasCue, type Span, type Tagged } from './tagger.ts';

/** What is named only to be ruled out: "not 2 bhk", "villas instead of flats", "villa nahi". */
export function isRuledOut(tagged: Tagged, span: Span): boolean {
  if (hasTag(span, 'cue')) return false;
  const { spans } = tagged;
  const index = spans.indexOf(span);
  const before = lastMeaning(spans, index);
  if (before && hasCue(before, 'not') && (!hasTag(before, 'answer') || PLAIN.some((kind) => hasTag(span, kind)))) return true;
  const after = spans[index + 1];
  if ((hasCue(after, 'not') || hasTag(after, 'answer', 'no')) && after!.start === span.end && isOwnWord(tagged.tokens[after!.start]!.norm))
    return true;
  const against = spans.slice(0, index).findLast((item) => hasCue(item, 'not_this'));
  return against !== undefined && span.start - against.end <= 1;
}

/** After "no" these are ruled out; anything else may be the right answer after a wrong one: "no, 3 bhk". */
const PLAIN = ['amenities'];

/** What stands right before, small words like "in" and "the" left out. */
function lastMeaning(spans: readonly Span[], index: number): Span | undefined {
  let start = spans[index]!.start;
  for (let i = index - 1; i >= 0 && spans[i]!.end === start; i--) {
    if (!hasCue(spans[i], 'in', 'per') || hasCue(spans[i], 'not')) return spans[i];
    start = spans[i]!.start;
  }
  return undefined;
}

/** Kinds of which several values may stand at once, so that ruling one out is no correction of another. */
const LISTED = ['locality', 'type', 'furnishing', 'facing', 'amenities', 'access', 'possession'] as const;

/** What is excluded, by slot; where another value of the same slot is wanted instead, nothing is. */
export function notSlots(tagged: Tagged, wanted: Slots): Slots {
  const out = tagged.spans.filter((span) => isRuledOut(tagged, span));
  const not: Record<string, (string | number)[]> = {};
  for (const kind of LISTED) {
    const values = [...new Set(valuesOf(out, kind))];
    const replaced = kind !== 'amenities' && kind !== 'access' && wanted[kind] !== undefined;
    if (values.length > 0 && !replaced && kind !== 'furnishing') not[kind] = values;
  }
  const rooms = out.flatMap(({ quantity }) => (quantity?.kind === 'bhk' ? [quantity.value] : []));
  if (rooms.length > 0 && ['bhk', 'bhk_min', 'bhk_max'].every((name) => wanted[name] === undefined)) not['bhk'] = rooms;
  return Object.keys(not).length > 0 ? { not } : {};
}
