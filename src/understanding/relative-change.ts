import type { Slots } from './data.ts';
import { hasTag, valuesOf } from './said.ts';
import { hasCue, type Span, type Tagged } from './tagger.ts';

/** Between an amount and "more" or "less" stand small words at most. */
const REACH = 2;

/** The slots of `change` that quantities are about. */
const FAMILY: Record<string, string> = { money: 'price', bhk: 'bhk', area: 'area', km: 'distance', minute: 'distance' };

export interface Change {
  /** What is said relative to what stands: families with `more`, `less` or a signed number. */
  slots: Slots;
  /** What was said for it, and fills nothing else. */
  spans: ReadonlySet<Span>;
}

/** "increase it to 90 lakhs" names the new limit itself. */
function isLimit(spans: readonly Span[], amount: Span): boolean {
  const index = spans.indexOf(amount);
  return hasCue(spans[index - 1], 'to', 'at_most', 'at_least', 'about') || hasCue(spans[index + 1], 'at_most_after', 'at_least_after');
}

/** In Telugu "to" is written onto the amount. */
const DATIVE = /(కు|కి|ku|ki)$/;

function relativeOf(spans: readonly Span[], amount: Span): Span | undefined {
  const near = spans.filter((span) => hasTag(span, 'relative'));
  return near.find((span) => Math.max(span.start - amount.end, amount.start - span.end) <= REACH);
}

/** "ten lakhs more", "one more room", "something cheaper". */
export function changeOf({ spans, tokens }: Tagged): Change {
  const slots: Record<string, string | number> = {};
  const used = new Set<Span>();
  for (const span of spans) {
    const kind = span.quantity?.kind ?? '';
    const absolute = !FAMILY[kind] || span.quantity!.to !== undefined || isLimit(spans, span) || DATIVE.test(tokens[span.end - 1]!.raw);
    const relative = absolute ? undefined : relativeOf(spans, span);
    if (relative) {
      slots[FAMILY[kind]!] = valuesOf([relative], 'relative')[0] === 'less' ? -span.quantity!.value : span.quantity!.value;
      used.add(span).add(relative);
    }
    for (const value of valuesOf([span], 'more_rooms')) slots['bhk'] = Number(value);
    for (const value of valuesOf([span], 'comparative')) {
      const [family, way] = value.split(' ') as [string, string];
      slots[family] ??= way;
    }
    if (hasTag(span, 'more_rooms') || hasTag(span, 'comparative')) used.add(span);
  }
  return { slots: Object.keys(slots).length > 0 ? { change: slots } : {}, spans: used };
}
