import type { Slots } from './data.ts';
import { hasTag, valuesOf, type Said } from './said.ts';
import { hasCue } from './tagger.ts';

const has = ({ tagged }: Said, kind: string, value: string): boolean => tagged.spans.some((span) => hasTag(span, kind, value));

/** What the homes in view are compared by: the key and the order of sorting say it. */
const SUPERLATIVES: [string, string, string][] = [
  ['price', 'asc', 'cheapest'],
  ['price', 'desc', 'dearest'],
  ['area', 'desc', 'largest'],
  ['area', 'asc', 'smallest'],
  ['date', 'desc', 'newest'],
  ['distance', 'asc', 'nearest'],
  ['match', 'desc', 'best'],
];

/** "The cheaper one" is a home; asked for, it is the cheapest. */
const COMPARED: Record<string, string> = { cheaper: 'cheapest', bigger: 'largest', smaller: 'smallest', newer: 'newest' };

/** `question` of `ask-homes`: why and difference before what they are about, "which" where nothing else is said. */
export function homesQuestion(said: Said): Slots {
  for (const question of ['difference', 'why', 'count']) if (has(said, 'homes_question', question)) return { question };
  const sorted = SUPERLATIVES.find(([key, order]) =>
    said.tagged.spans.some(
      (span) => hasTag(span, 'sort_by', key) && (hasTag(span, 'order', order) || key === 'distance' || key === 'match'),
    ),
  );
  const pronoun = valuesOf(said.tagged.spans, 'pronoun').find((value) => COMPARED[value] !== undefined);
  return { question: sorted?.[2] ?? (pronoun ? COMPARED[pronoun]! : 'which') };
}

/** Several places are a list, one is not. */
function placesOf({ tagged }: Said): Slots {
  const localities = [...new Set(valuesOf(tagged.spans, 'locality'))];
  if (localities.length === 0) return {};
  return localities.length === 1 ? { locality: localities[0]! } : { localities };
}

/** `question` of `ask-place`, and the place or places that are asked about. */
export function placeQuestion(said: Said): Slots {
  const places = placesOf(said);
  const kind = ['metro', 'school', 'hospital'].find((place) => has(said, 'near_kind', place));
  const asks = (question: string) => has(said, 'place_question', question);
  if (places['localities'] !== undefined || asks('against')) return { ...places, question: 'against' };
  if (kind) return { ...places, question: kind };
  if (asks('safety')) return { ...places, question: 'safety' };
  if (asks('growth')) return { ...places, question: 'growth' };
  if (has(said, 'purpose', 'rent') || asks('rent')) return { ...places, question: 'rent' };
  const price = has(said, 'field', 'price') || has(said, 'sort_by', 'price') || said.tagged.spans.some((span) => hasCue(span, 'price'));
  return { ...places, question: price ? 'price' : 'overview' };
}

/** `question` of `ask-price`: what one's own home is worth, or whether a price is fair. */
export const priceQuestion = (said: Said): Slots => ({
  question: has(said, 'price_question', 'worth') && !has(said, 'price_question', 'fair') ? 'worth' : 'fair',
});

export const assistantQuestion = ({ tagged }: Said): Slots => ({ question: valuesOf(tagged.spans, 'assistant_question')[0] ?? 'can' });

/** What a home's distance is asked to: a place by its name, or a kind of place. */
export function distanceSlots({ tagged }: Said): Slots {
  const place = ['landmark', 'locality', 'near_kind'].flatMap((kind) => valuesOf(tagged.spans, kind))[0];
  return place === undefined ? {} : { near: place };
}
