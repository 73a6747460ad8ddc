import type { Scored } from './classifier.ts';
import type { Context } from './data.ts';
import { ELSEWHERE, isWord } from './dictionary.ts';
import { kindsOf } from './kinds.ts';
import { hasTag } from './said.ts';
import { hasCue, type Tagged } from './tagger.ts';
import { isMail } from './text.ts';

export const OUT_OF_SCOPE = 'out-of-scope';

const isAmongHomes = ({ search, property, place, form, field, asked, speaking }: Context): boolean =>
  [search, property, place, form, field, asked].some((value) => value !== undefined) || speaking === true;

/** Kinds of which two or more together speak of homes, whatever else is said. */
const HOME_KINDS = [
  'type',
  'purpose',
  'locality',
  'landmark',
  'bhk',
  'house',
  'money',
  'area',
  'amenities',
  'furnishing',
  'facing',
  'possession',
];

/** Words that nothing knows and words of other worlds; a strange word after "in" may be a place. */
function strangersIn({ tokens, spans }: Tagged, known: (word: string) => boolean): number {
  const spanAt = (at: number) => spans.find((span) => at >= span.start && at < span.end);
  let maybePlace = false;
  let strangers = spans.filter((span) => span.tags.some(({ kind }) => kind === ELSEWHERE)).length;
  for (const [at, token] of tokens.entries()) {
    const span = spanAt(at);
    const strange = span === undefined && isWord(token) && !isMail(token) && !known(token.norm);
    if (strange && !maybePlace) strangers++;
    maybePlace = hasCue(span, 'in', 'near') || (strange && maybePlace);
  }
  return strangers;
}

/** How much likelier each stranger makes it that a sentence with nothing of homes around it is about something else. */
const STRANGER = 10;

/** Questions about homes and places are seldom asked where neither is named nor in view. */
function outOfPlace(kinds: ReadonlySet<string>, context: Context): Record<string, number> {
  const isNamed = kinds.has('locality') || kinds.has('landmark') || isAmongHomes(context) || (context.count ?? 0) > 0;
  return isNamed ? {} : { 'ask-place': 0.1, 'ask-distance': 0.2, 'ask-homes': 0.3, 'ask-price': 0.5 };
}

/** Questions that people go on with: "and over 25 years?", "and the metro?". */
const CARRIED_ON = new Set(['emi-calculator', 'ask-place', 'ask-distance', 'ask-price', 'ask-homes']);
/** What a sentence about a loan may hold, so that it goes on with the last one. */
const LOAN_KINDS = ['loan', 'year', 'percent', 'income'];

function carriedOn(kinds: ReadonlySet<string>, { last }: Context): Record<string, number> {
  if (!last || !CARRIED_ON.has(last.intent)) return {};
  if (last.intent === 'emi-calculator') return LOAN_KINDS.some((kind) => kinds.has(kind)) ? { 'emi-calculator': 30 } : {};
  return { [last.intent]: 3 };
}

/** "This area", "is it safe here": about the place that is spoken of, or that the home in view stands in. */
const asksAboutHere = ({ spans }: Tagged): boolean =>
  spans.some((span) => hasTag(span, 'elsewhere_than', 'here')) ||
  (spans.some((span) => hasTag(span, 'place_question', 'safety') || hasTag(span, 'place_question', 'growth')) &&
    spans.some((span) => hasTag(span, 'there')));

const aboutHere = (tagged: Tagged, { place, property }: Context): Record<string, number> =>
  (place !== undefined || property !== undefined) && asksAboutHere(tagged) ? { 'ask-place': 30, 'property-details': 0.3 } : {};

/** Whoever says what somebody cannot do says what home is looked for; what is near a landmark is not near the person. */
const byNeed = (kinds: ReadonlySet<string>, { property, form }: Context): Record<string, number> => ({
  ...(kinds.has('access') && property === undefined && form === undefined && { search: 4 }),
  ...(kinds.has('landmark') && { 'near-me': 0.1 }),
});

/**
 * How much likelier some wishes are in their place: a home in view is asked about, a search is refined, a field is filled.
 * Factors on the odds, chosen on the development half of the test set.
 */
export function inPlace(tagged: Tagged, scored: Scored[], known: (word: string) => boolean, context: Context): Scored[] {
  const strangers = strangersIn(tagged, known);
  const kinds = kindsOf(tagged);
  const anchors = kinds.has('elsewhere') ? 0 : HOME_KINDS.filter((kind) => kinds.has(kind)).length;
  const factors: Record<string, number> = {
    [OUT_OF_SCOPE]: anchors > 1 ? 0.3 ** (anchors - 1) : STRANGER ** (isAmongHomes(context) ? 0 : strangers),
    ...(context.property !== undefined && {
      'property-details': 6,
      'contact-agent': 2,
      'schedule-visit': 2,
      'ask-distance': 4,
      'ask-price': 4,
      'similar-homes': 4,
      'share-home': 4,
      'hide-home': 2,
      'report-listing': 4,
    }),
    ...((context.count ?? 0) > 1 && { 'ask-homes': 3 }),
    ...(context.place !== undefined && context.property === undefined && { 'ask-place': 8, 'property-details': 0.3 }),
    ...(context.search && { 'refine-search': 4 }),
    ...(context.screen === 'favourites' && { 'remove-favourite': 8, 'clear-filter': 0.1 }),
    ...((context.form !== undefined || context.field !== undefined) && {
      'fill-field': 16,
      'submit-form': 2,
      'next-step': 4,
      'previous-step': 4,
      'read-form': 4,
      'next-page': 0.2,
      'previous-page': 0.2,
    }),
    ...(context.speaking && { 'stop-speaking': 4 }),
    ...(context.asked && { 'change-visit': 0.1 }),
    ...byNeed(kinds, context),
    ...outOfPlace(kinds, context),
    ...aboutHere(tagged, context),
    ...carriedOn(kinds, context),
  };
  const weighed = scored.map(({ intent, probability }) => ({ intent, probability: probability * (factors[intent] ?? 1) }));
  const all = weighed.reduce((sum, { probability }) => sum + probability, 0);
  return weighed.map(({ intent, probability }) => ({ intent, probability: probability / all }));
}
