import type { Scored } from './classifier.ts';
import type { Context } from './data.ts';
import { kindsOf } from './kinds.ts';
import { hasCue, type Span, type Tagged } from './tagger.ts';

/** The answer with which a text begins, after fillers. */
export function leadingAnswer(tagged: Tagged): 'yes' | 'no' | null {
  const isAnswer = (span: Span) => span.tags.some((tag) => tag.kind === 'answer');
  const first = tagged.spans.find((span) => isAnswer(span) || !hasCue(span, 'filler'));
  const answer = first && first.start <= 1 ? first.tags.find((tag) => tag.kind === 'answer')?.value : undefined;
  return answer === 'yes' || answer === 'no' ? answer : null;
}

/** Kinds of which one word is news enough to be more than a yes or a no. */
const NEWS = new Set([
  'locality',
  'landmark',
  'money',
  'area',
  'bhk',
  'number',
  'day',
  'month',
  'ordinal',
  'type',
  'purpose',
  'furnishing',
  'facing',
  'amenities',
  'possession',
  'plan',
  'method',
  'language',
  'people',
]);

export const bringsNews = (tagged: Tagged): boolean => [...kindsOf(tagged)].some((kind) => NEWS.has(kind));

/**
 * "press ..." and "set ... to ..." work on whatever the screen has: their names may be any words, so that their form
 * decides and not their words.
 */
export function byForm(tagged: Tagged, best: Scored): string | null {
  const [first] = tagged.spans;
  if (first?.start !== 0 || tagged.tokens.length < 2) return null;
  const kinds = kindsOf(tagged);
  if (hasCue(first, 'press') && !kinds.has('ordinal') && best.intent !== 'submit-form') return 'press';
  const changes = hasCue(first, 'set') && tagged.spans.some((span) => hasCue(span, 'to', 'in'));
  const other =
    kinds.has('elsewhere') ||
    kinds.has('language') ||
    kinds.has('speed') ||
    best.intent === 'schedule-visit' ||
    best.intent === 'share-location';
  return changes && !other ? 'fill-field' : null;
}

/** "The second one" and nothing else, where homes are listed, takes that home. */
export function bareOrdinal(tagged: Tagged, { count = 0, asked }: Context): boolean {
  if (count === 0 || asked !== undefined) return false;
  const at = (i: number) => tagged.spans.find((span) => i >= span.start && i < span.end);
  const means = (span: Span | undefined) => span?.tags.some(({ kind }) => kind === 'ordinal') ?? false;
  return (
    tagged.spans.some(means) &&
    tagged.tokens.every((token, i) => means(at(i)) || SMALL.has(token.norm) || at(i)?.tags.every(({ kind }) => kind === 'pronoun'))
  );
}

const SMALL = new Set(['the', 'one', 'number', 'please', 'wala', 'wali', 'वाला', 'वाली', 'والا', 'والی']);

/** What asks for a home by one word, and says nothing else. */
const isSought = (span: Span): boolean =>
  span.quantity?.kind === 'area' || span.tags.some(({ kind, value }) => kind === 'purpose' && value !== 'commercial');

/** "To buy", "for rent", "two hundred square yards" and nothing else seeks a home, or changes what is sought. */
export function bareWish({ spans, tokens }: Tagged, { form, field }: Context): boolean {
  if (form !== undefined || field !== undefined || !spans.some(isSought)) return false;
  const counts = (span: Span) =>
    (isSought(span) && !span.tags.some(({ kind }) => kind === 'field')) || hasCue(span, 'closing', 'filler', 'in');
  return tokens.every((_, i) => spans.some((span) => i >= span.start && i < span.end && counts(span)));
}

const ANCHORS = ['type', 'purpose', 'locality', 'bhk', 'house'];

/** Searching anew or changing the search at hand: the words, what they name, and whether there is a search decide. */
export function findingIntent(tagged: Tagged, anew: number, change: number, context: Context): 'search' | 'refine-search' {
  if (!context.search) return 'search';
  const kinds = kindsOf(tagged);
  const anchors = ANCHORS.filter((kind) => kinds.has(kind)).length;
  const corrects = hasCue(
    tagged.spans.find((span) => !hasCue(span, 'filler') || hasCue(span, 'correction', 'instead')),
    'correction',
    'instead',
  );
  if (anchors === 0 || (corrects && anchors < 3)) return 'refine-search';
  return anew > change && (anchors >= 2 || anew > 4 * change) ? 'search' : 'refine-search';
}
