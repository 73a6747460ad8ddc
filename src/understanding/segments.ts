import type { Scored } from './classifier.ts';
import { hasCue, type Span, type Tagged } from './tagger.ts';
import { isSign } from './text.ts';

/** The part of a tagged text from one token to another. */
export function part({ text, tokens, spans }: Tagged, start: number, end: number): Tagged {
  return {
    text,
    tokens: tokens.slice(start, end),
    spans: spans
      .filter((span) => span.start >= start && span.end <= end)
      .map((span) => ({
        ...span,
        start: span.start - start,
        end: span.end - start,
        ...(span.quantity && { quantity: { ...span.quantity, start: span.quantity.start - start, end: span.quantity.end - start } }),
      })),
  };
}

const SENTENCE_END = /^[.!?;।۔]$/;

/** A thank-you before the rest of a sentence is a sentence of its own, where a new clause begins after it. */
function afterThanks({ tokens, spans }: Tagged): number | null {
  const [first] = spans;
  const thanks = first !== undefined && first.start <= 1 && first.tags.some((tag) => tag.kind === 'courtesy');
  const next = thanks ? tokens[first.end] : undefined;
  if (!thanks || !next) return null;
  const begins = isSign(next) || spans.some((span) => span.start === first.end && hasCue(span, 'starter', 'verb'));
  return begins && tokens.slice(first.end).some((token) => !isSign(token)) ? first.end - 1 : null;
}

/** The sentences of a text; a sign between digits or initials ends none, because it is in no word by itself. */
export function sentences(tagged: Tagged): Tagged[] {
  const signs = tagged.tokens.flatMap((token, i) =>
    SENTENCE_END.test(token.norm) && !tagged.spans.some((span) => span.start < i && span.end > i) ? [i] : [],
  );
  const cuts = [...signs.map((sign) => ({ end: sign, start: sign + 1 })), { end: tagged.tokens.length, start: 0 }];
  let start = 0;
  const found = cuts.flatMap((cut) => {
    const sentence = part(tagged, start, cut.end);
    start = cut.start;
    const thanks = afterThanks(sentence);
    return thanks === null ? [sentence] : [part(sentence, 0, thanks + 1), part(sentence, thanks + 1, sentence.tokens.length)];
  });
  const said = found.filter(({ tokens }) => tokens.some((token) => !isSign(token)));
  return said.length > 0 ? said : [tagged];
}

/** Places where one wish may end and the next begin: "and", "then", a comma, before a word that asks for something. */
export function linkPlaces({ spans, tokens }: Tagged): { end: number; start: number }[] {
  const isLink = (span: Span) => hasCue(span, 'and');
  const links = [
    ...spans.filter(isLink).map((span) => ({ end: span.start, start: span.end })),
    ...tokens.flatMap((token, i) => (token.norm === ',' ? [{ end: i, start: i + 1 }] : [])),
  ].filter(({ end, start }) => end > 0 && start < tokens.length);
  const asks = (from: number, to: number) => spans.some((span) => span.start >= from && span.end <= to && hasCue(span, 'verb'));
  return links
    .filter(({ start, end }) => asks(start, tokens.length) && (asks(0, end) || spans.some((span) => span.end <= end)))
    .toSorted((a, b) => a.end - b.end);
}

/** Said out of courtesy: beside a wish it is none. */
const COURTESY = new Set(['greet', 'thank', 'goodbye', 'affirm', 'deny', 'out-of-scope']);

/** `meant`: what the words alone mean; "sounds good" is courtesy even where it takes an offered home. */
export const isCourtesy = ({ intent }: Scored, meant: string): boolean => COURTESY.has(intent) || COURTESY.has(meant);

/** Searching and refining in one breath is one search. */
export const isFinding = (intent: string): boolean => intent === 'search' || intent === 'refine-search';

/** Wishes for homes: what their words name is looked for. */
export const FINDING: ReadonlySet<string> = new Set(['search', 'refine-search', 'near-me']);
