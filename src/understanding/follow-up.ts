import type { Context, Slots } from './data.ts';
import type { Answer } from './expected-answer.ts';
import { filterSlots } from './filter-slots.ts';
import { valuesOf, type Said } from './said.ts';
import { hasCue } from './tagger.ts';

/** What follows a question in so few words asks the same about something else: "and in Narsingi?", "what about a hospital?". */
const MOST_WORDS = 5;

const isShort = ({ tagged: { tokens, spans } }: Said): boolean =>
  tokens.length <= MOST_WORDS && !spans.some((span) => hasCue(span, 'verb') && !hasCue(span, 'and', 'also', 'starter'));

const leads = ({ tagged: { spans } }: Said): boolean => spans[0]?.start === 0 && hasCue(spans[0], 'follow');

const placeOf = (said: Said, kind: 'locality' | 'near_kind'): string | undefined => valuesOf(said.tagged.spans, kind)[0];

/** What a short sentence changes of the question before it; null where it is none of it. */
const CHANGES: Record<string, (said: Said) => Slots | null> = {
  'ask-place': (said) => {
    const locality = placeOf(said, 'locality');
    return locality === undefined ? null : { locality };
  },
  'ask-distance': (said) => {
    const near = placeOf(said, 'near_kind') ?? placeOf(said, 'locality');
    return near === undefined ? null : { near };
  },
  'ask-price': (said) => {
    const { price_max, locality, bhk } = filterSlots(said);
    return price_max === undefined && locality === undefined && bhk === undefined ? null : {};
  },
};

/** The question before, asked about what this sentence names; null where the sentence is a wish of its own. */
export function followUp(said: Said, { last }: Context): Answer | null {
  const change = last && CHANGES[last.intent];
  if (!change || !isShort(said) || !leads(said)) return null;
  const slots = change(said);
  return slots && { intent: last.intent, slots: { ...last.slots, ...slots } };
}
