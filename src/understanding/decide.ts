import { bareOrdinal, bareWish, bringsNews, byForm, findingIntent, leadingAnswer } from './by-form.ts';
import type { Scored } from './classifier.ts';
import type { Context } from './data.ts';
import { inPlace, OUT_OF_SCOPE } from './in-place.ts';
import { isHeap, isNoise } from './noise.ts';
import { hasTag } from './said.ts';
import type { Tagged } from './tagger.ts';
import { isSign } from './text.ts';

/** What to do with a reading: act on it, ask whether it is meant, or say that it is none of our business. */
export type Decision = 'act' | 'ask' | 'decline';

export interface Decided extends Scored {
  decision: Decision;
  /** What else may be meant, the likeliest first. */
  ranked: Scored[];
}

/** The least share of all wishes of ours together; below it a text is about something else. */
const LEAST_OURS = 0.6;
/** Of what is likely not ours, so much may be: worth a question. */
const PERHAPS_OURS = 0.3;
/** The least share of the best wish. */
const LEAST_BEST = 0.2;
/** From here on 98 of 100 sentences of the test set are understood; below it, two in three. */
const SURE_ENOUGH = 0.6;
/** How sure the form of a sentence makes. */
const FORMED = 0.8;

/** Wishes with an effect that cannot be taken back. */
const CAREFUL = new Set(['pay', 'cancel-payment', 'submit-form', 'logout', 'share-location', 'delete-account']);
/** The same, and what may be said with names that nobody knows, but not by a heap of letters. */
const NOT_BY_A_HEAP = new Set([...CAREFUL, 'affirm', 'near-me', 'sign-up', 'change-posting', 'change-password']);

const SMALL_TALK = new Set(['greet', 'thank', 'goodbye']);

/** Strange words are no reason for what cannot be taken back; said into a form, they are a name rather than a greeting. */
const isTooStrange = ({ intent }: Scored, { form }: Context): boolean =>
  CAREFUL.has(intent) || intent === 'affirm' || (form !== undefined && SMALL_TALK.has(intent));

/** Whether results or a home are before the person, so that "that sounds good" means one of them. */
const hasHomes = ({ screen, count, property }: Context): boolean =>
  property !== undefined || (count ?? 0) > 0 || screen === 'results' || screen === 'property' || screen === 'favourites';

const isAnswer = ({ intent }: Scored): boolean => intent === 'affirm' || intent === 'deny';

/** All wishes in their place, the likeliest first; searching and refining are one until the place tells them apart. */
function rankedIn(tagged: Tagged, byWords: Scored[], context: Context, known: (word: string) => boolean): Scored[] {
  const scored = inPlace(tagged, byWords, known, context);
  const share = (intent: string): number => scored.find((item) => item.intent === intent)?.probability ?? 0;
  const [anew, change] = [share('search'), share('refine-search')];
  const finding: Scored = { intent: findingIntent(tagged, anew, change, context), probability: anew + change };
  return [finding, ...scored.filter(({ intent }) => intent !== 'search' && intent !== 'refine-search')].toSorted(
    (a, b) => b.probability - a.probability,
  );
}

/** "Forget that" takes back what was done last, "never mind" what was not even begun. */
const takesBack = (tagged: Tagged, what: string): boolean => tagged.spans.some((span) => hasTag(span, 'taken_back', what));

/** A yes or no to the question that was put, or a wish that brings news; null where noise says nothing, undefined where something else was said. */
function toQuestion(tagged: Tagged, ranked: Scored[], noise: boolean): Scored | null | undefined {
  const best = ranked[0]!;
  const wish = ranked.find((other) => !isAnswer(other))!;
  const isWish = isAnswer(best) && best.probability < SURE_ENOUGH && bringsNews(tagged);
  if (isWish) return { ...wish, probability: wish.probability / (1 - best.probability) };
  if (isAnswer(best)) return noise ? null : best;
  const answer = noise ? null : leadingAnswer(tagged);
  if (!answer || bringsNews(tagged)) return undefined;
  return { intent: answer === 'yes' ? 'affirm' : 'deny', probability: Math.max(FORMED, best.probability) };
}

/** Yes and no need a question; "sounds good" without one takes the home that was offered. Undefined where neither was said. */
function asAnswer(tagged: Tagged, ranked: Scored[], context: Context, known: (word: string) => boolean): Scored | null | undefined {
  const best = ranked[0]!;
  if (context.asked) return toQuestion(tagged, ranked, isNoise(tagged, known));
  if (!isAnswer(best)) return undefined;
  if (best.intent === 'deny' && takesBack(tagged, 'last')) return { intent: 'undo', probability: Math.max(FORMED, best.probability) };
  if (best.intent === 'deny' && takesBack(tagged, 'nothing')) return best;
  if (best.intent === 'affirm' && hasHomes(context) && tagged.tokens.length > 1) return { ...best, intent: 'open-result' };
  const other = ranked.find((item) => !isAnswer(item))!;
  return other.probability > SURE_ENOUGH ? other : null;
}

/** What a few words mean for what they name, whatever their likeliness. */
function byBareWords(tagged: Tagged, ranked: Scored[], context: Context): string | null {
  if (bareOrdinal(tagged, context)) return 'open-result';
  return bareWish(tagged, context) ? ranked.find(({ intent }) => intent === 'search' || intent === 'refine-search')!.intent : null;
}

/** First whether a text is ours at all, by all wishes together; then which of them it is. */
export function decide(tagged: Tagged, byWords: Scored[], context: Context, known: (word: string) => boolean): Decided {
  const ranked = rankedIn(tagged, byWords, context, known);
  const foreign = ranked.find(({ intent }) => intent === OUT_OF_SCOPE)?.probability ?? 0;
  const wishes = ranked.filter(({ intent }) => intent !== OUT_OF_SCOPE);
  const act = (wish: Scored): Decided => ({ ...wish, ranked: wishes, decision: wish.probability < SURE_ENOUGH ? 'ask' : 'act' });
  const decline = (probability: number): Decided => ({
    intent: OUT_OF_SCOPE,
    probability,
    ranked: wishes,
    decision: 1 - foreign >= PERHAPS_OURS && probability < 1 ? 'ask' : 'decline',
  });

  if (tagged.tokens.every(isSign)) return decline(1);
  const best = ranked[0]!;
  if (isHeap(tagged) && NOT_BY_A_HEAP.has(wishes[0]!.intent)) return decline(best.probability);
  const formed = byForm(tagged, best) ?? byBareWords(tagged, ranked, context);
  if (formed) return act({ intent: formed, probability: Math.max(FORMED, best.probability) });
  const answer = asAnswer(tagged, ranked, context, known);
  if (answer === null) return decline(best.probability);
  if (answer) return answer.intent === OUT_OF_SCOPE ? decline(answer.probability) : act(answer);
  if (isNoise(tagged, known) && isTooStrange(wishes[0]!, context)) return decline(best.probability);
  if (1 - foreign < LEAST_OURS || wishes[0]!.probability < LEAST_BEST) return decline(foreign);
  return act(wishes[0]!);
}
