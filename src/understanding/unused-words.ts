import type { WordSet } from './hashing.ts';
import type { Tagged } from './tagger.ts';
import { isSign } from './text.ts';

const LEAST_REST_LETTERS = 3;

/** The words that nothing understood, for full text search. */
export function unusedWords(tagged: Tagged, ordinary: WordSet): string {
  const taken = new Set(tagged.spans.flatMap((span) => Array.from({ length: span.end - span.start }, (_, i) => span.start + i)));
  const words = tagged.tokens.flatMap((token, i) =>
    taken.has(i) || isSign(token) || token.value !== undefined || ordinary.has(token.norm) || token.raw.length < LEAST_REST_LETTERS
      ? []
      : [tagged.text.slice(token.start, token.end)],
  );
  return [...new Set(words)].join(' ');
}
