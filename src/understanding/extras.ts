import type { Slots } from './data.ts';
import { valuesOf, type Said } from './said.ts';
import { ordinalSlots } from './slots.ts';
import { hasCue, type Span, type Tagged } from './tagger.ts';

const quantityOf = ({ spans }: Tagged, kind: string): number | undefined =>
  spans.find((span) => span.quantity?.kind === kind)?.quantity?.value;

const some = (slots: Record<string, Slots[string] | undefined>): Slots =>
  Object.fromEntries(Object.entries(slots).filter(([, value]) => value !== undefined)) as Slots;

const SMALL_WORD = /^(on|the|a|please)$/;
const CONTROL_WORD = /^(button|link|tab|box)$/;

/** "press Continue to Payment": the words after the verb, as they were given, or the number of a control. */
function pressed(tagged: Tagged): Slots {
  const { tokens, spans, text } = tagged;
  const verb = spans.find((span) => hasCue(span, 'press'));
  const number = spans.find((span: Span) => span.quantity?.kind === 'number')?.quantity?.value;
  let from = verb?.end ?? 1;
  while (tokens[from] && SMALL_WORD.test(tokens[from]!.norm)) from++;
  let to = tokens.length;
  while (to > from + 1 && (CONTROL_WORD.test(tokens[to - 1]!.norm) || SMALL_WORD.test(tokens[to - 1]!.norm))) to--;
  if (number !== undefined && to - from <= 2) return { number };
  return from < to ? { name: text.slice(tokens[from]!.start, tokens[to - 1]!.end) } : {};
}

const numbersOff = ({ tokens }: Tagged): boolean => tokens.some((token) => /^(hide|off|remove|stop)$/.test(token.norm));

/** What a wish says beyond the slots of the contract. */
export function readExtras(intent: string, said: Said): Slots {
  const { tagged } = said;
  const pronoun = valuesOf(tagged.spans, 'pronoun').find((value) => ['cheaper', 'bigger', 'smaller', 'newer'].includes(value));
  switch (intent) {
    case 'property-details': {
      const amenities = valuesOf(tagged.spans, 'amenities');
      return some({ amenities: amenities.length > 0 ? amenities : undefined, pronoun });
    }
    case 'read-results':
      return some({ count: quantityOf(tagged, 'number') ?? (ordinalSlots(said).length > 1 ? ordinalSlots(said).length : undefined) });
    case 'press':
      return pressed(tagged);
    case 'show-numbers':
      return { on: numbersOff(tagged) ? 'no' : 'yes' };
    default:
      return some({ pronoun });
  }
}
