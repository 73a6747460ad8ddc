import type { WordSet } from './hashing.ts';
import { nearnessOf } from './nearness.ts';
import { hasTag } from './said.ts';
import type { Span, Tagged } from './tagger.ts';
import { isSign } from './text.ts';

const LEAST_REST_LETTERS = 3;

/** Kinds of which a search makes something, and those that only carry it: what has none of them is left over. */
const IN_SEARCH = [
  'cue',
  'locality',
  'landmark',
  'city',
  'house',
  'type',
  'purpose',
  'furnishing',
  'facing',
  'amenities',
  'possession',
  'access',
  'occupants',
  'posted_by',
  'available_from',
  'unlisted',
  'elsewhere_than',
  'there',
  'comparative',
  'relative',
  'more_rooms',
  'ordinal',
  'answer',
  'courtesy',
  'pronoun',
  'people',
];

const countsInSearch = (span: Span): boolean => span.quantity !== undefined || IN_SEARCH.some((kind) => hasTag(span, kind));

/** The spans that a search uses: a school that nothing is to be near of is none of them. */
function usedSpans(tagged: Tagged): Span[] {
  const near = nearnessOf(tagged).spans;
  return tagged.spans.filter((span) => countsInSearch(span) || near.has(span));
}

/** The words of a text that are in none of the spans and in none of the words. */
function left({ text, tokens }: Tagged, spans: readonly Span[], words: WordSet): string[] {
  const taken = new Set(spans.flatMap((span) => Array.from({ length: span.end - span.start }, (_, i) => span.start + i)));
  return tokens.flatMap((token, i) =>
    taken.has(i) || isSign(token) || token.value !== undefined || words.has(token.norm) || token.raw.length < LEAST_REST_LETTERS
      ? []
      : [text.slice(token.start, token.end)],
  );
}

/** The words that nothing understood. */
export const unusedWords = (tagged: Tagged, ordinary: WordSet): string[] => left(tagged, tagged.spans, ordinary);

/** The words of a wish for a home that are neither used nor only carry it, for full text search. */
export const unusedInSearch = (tagged: Tagged, carriers: WordSet): string[] => left(tagged, usedSpans(tagged), carriers);
