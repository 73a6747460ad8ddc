import type { Scored } from './classifier.ts';
import type { Context } from './data.ts';
import { ELSEWHERE, isWord } from './dictionary.ts';
import { hasCue, type Span, type Tagged } from './tagger.ts';
import { isMail, isSign } from './text.ts';

export const OUT_OF_SCOPE = 'out-of-scope';

/** Below this the best intent is not acted on. */
const LEAST_CONFIDENCE = 0.4;
/** Where the best two are closer than this, and the best is weak, nobody knows. */
const LEAST_LEAD = 0.3;
/** How sure the form of a sentence makes. */
const FORMED = 0.8;

/** The answer with which a text begins, after fillers. */
function leadingAnswer(tagged: Tagged): 'yes' | 'no' | null {
  const isAnswer = (span: Span) => span.tags.some((tag) => tag.kind === 'answer');
  const first = tagged.spans.find((span) => isAnswer(span) || !hasCue(span, 'filler'));
  const answer = first && first.start <= 1 ? first.tags.find((tag) => tag.kind === 'answer')?.value : undefined;
  return answer === 'yes' || answer === 'no' ? answer : null;
}

/** Kinds of which one word is news enough to be more than a yes or a no. */
const NEWS = new Set([
  'locality',
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
]);

const kindsOf = (tagged: Tagged): Set<string> =>
  new Set(tagged.spans.flatMap((span) => [span.quantity?.kind ?? '', ...span.tags.map((tag) => tag.kind)]));

const bringsNews = (tagged: Tagged): boolean => [...kindsOf(tagged)].some((kind) => NEWS.has(kind));

/**
 * "press ..." and "set ... to ..." work on whatever the screen has: their names may be any words, so that their form
 * decides and not their words.
 */
function byForm(tagged: Tagged, best: Scored): string | null {
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

const ANCHORS = ['type', 'purpose', 'locality', 'bhk', 'house'];

/** Searching anew or changing the search at hand: the words, what they name, and whether there is a search decide. */
function findingIntent(tagged: Tagged, anew: number, change: number, context: Context): 'search' | 'refine-search' {
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

const isAmongHomes = ({ search, property, form, field, asked, speaking }: Context): boolean =>
  [search, property, form, field, asked].some((value) => value !== undefined) || speaking === true;

/** Kinds of which two or more together speak of homes, whatever else is said. */
const HOME_KINDS = ['type', 'purpose', 'locality', 'bhk', 'house', 'money', 'area', 'amenities', 'furnishing', 'facing', 'possession'];

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

/**
 * How much likelier some wishes are in their place: a home in view is asked about, a search is refined, a field is filled.
 * Factors on the odds, chosen on the development half of the test set.
 */
function inPlace(tagged: Tagged, scored: Scored[], strangers: number, context: Context): Scored[] {
  const kinds = kindsOf(tagged);
  const anchors = kinds.has('elsewhere') ? 0 : HOME_KINDS.filter((kind) => kinds.has(kind)).length;
  const factors: Record<string, number> = {
    [OUT_OF_SCOPE]: anchors > 1 ? 0.3 ** (anchors - 1) : STRANGER ** (isAmongHomes(context) ? 0 : strangers),
    ...(context.property !== undefined && { 'property-details': 6, 'contact-agent': 2, 'schedule-visit': 2 }),
    ...(context.search && { 'refine-search': 4 }),
    ...((context.form !== undefined || context.field !== undefined) && { 'fill-field': 16, 'submit-form': 2 }),
    ...(context.speaking && { 'stop-speaking': 4 }),
  };
  const weighed = scored.map(({ intent, probability }) => ({ intent, probability: probability * (factors[intent] ?? 1) }));
  const all = weighed.reduce((sum, { probability }) => sum + probability, 0);
  return weighed.map(({ intent, probability }) => ({ intent, probability: probability / all }));
}

/** So much of an answer may be words that nothing knows. */
const MOST_STRANGE = 0.34;
/** Signs that nobody puts into an answer. */
const ODD_SIGNS = ';:@<>=&+/%';

/** Wishes with an effect that cannot be taken back; strange words are no reason for one. */
const CAREFUL = new Set(['pay', 'cancel-payment', 'submit-form', 'logout', 'share-location']);

const SCRIPTS = [/\p{Script=Latin}/u, /\p{Script=Devanagari}/u, /\p{Script=Telugu}/u, /\p{Script=Arabic}/u];

/** No word is written in two scripts. */
const isMixed = (word: string): boolean => SCRIPTS.filter((script) => script.test(word)).length > 1;

/** Whether so much of a text is strange that a yes in it says nothing. */
export const isNoise = ({ tokens, spans }: Tagged, known: (word: string) => boolean): boolean => {
  const words = tokens.filter(isWord);
  const strange = tokens.filter(
    (token, at) =>
      isWord(token) && (isMixed(token.raw) || (!known(token.norm) && !spans.some((span) => at >= span.start && at < span.end))),
  );
  const odd = tokens.filter((token) => ODD_SIGNS.includes(token.norm)).length;
  return strange.length + odd > words.length * MOST_STRANGE;
};

/** Whether results or a home are before the person, so that "that sounds good" means one of them. */
const hasHomes = ({ screen, count, property }: Context): boolean =>
  property !== undefined || (count ?? 0) > 0 || screen === 'results' || screen === 'property' || screen === 'favourites';

/**
 * What nothing but its place tells: yes and no need a question, refining needs a search, "sounds good" without a question
 * takes the home that was offered.
 */
export function decide(tagged: Tagged, byWords: Scored[], context: Context, known: (word: string) => boolean): Scored {
  const scored = inPlace(tagged, byWords, strangersIn(tagged, known), context);
  const share = (intent: string): number => scored.find((item) => item.intent === intent)?.probability ?? 0;
  const [anew, change] = [share('search'), share('refine-search')];
  const finding: Scored = { intent: findingIntent(tagged, anew, change, context), probability: anew + change };
  const ranked = [finding, ...scored.filter(({ intent }) => intent !== 'search' && intent !== 'refine-search')].toSorted(
    (a, b) => b.probability - a.probability,
  );
  const [best, next] = ranked as [Scored, Scored];
  const sure = (intent: string): Scored => ({ intent, probability: Math.max(FORMED, best.probability) });

  if (tagged.tokens.every(isSign)) return { intent: OUT_OF_SCOPE, probability: 1 };
  const formed = byForm(tagged, best);
  if (formed) return sure(formed);
  const isAnswer = best.intent === 'affirm' || best.intent === 'deny';
  if (context.asked) {
    if (isAnswer && isNoise(tagged, known)) return { intent: OUT_OF_SCOPE, probability: best.probability };
    const answer = isNoise(tagged, known) ? null : leadingAnswer(tagged);
    if (answer && !isAnswer && !bringsNews(tagged)) return sure(answer === 'yes' ? 'affirm' : 'deny');
  } else if (isAnswer) {
    if (best.intent === 'affirm' && hasHomes(context) && tagged.tokens.length > 1)
      return { intent: 'open-result', probability: best.probability };
    const other = ranked.find(({ intent }) => intent !== 'affirm' && intent !== 'deny')!;
    return other.probability > LEAST_CONFIDENCE ? other : { intent: OUT_OF_SCOPE, probability: best.probability };
  }
  if (isNoise(tagged, known) && CAREFUL.has(best.intent)) return { intent: OUT_OF_SCOPE, probability: best.probability };
  const unsure = best.probability < LEAST_CONFIDENCE && best.probability - next.probability < LEAST_LEAD;
  return unsure ? { intent: OUT_OF_SCOPE, probability: best.probability } : best;
}
