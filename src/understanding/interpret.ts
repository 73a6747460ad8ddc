import { createClassifier, type Scored } from './classifier.ts';
import type { Context, LanguageData, Slots } from './data.ts';
import { buildDictionary, type Tag } from './dictionary.ts';
import { featuresOf } from './features.ts';
import { readFormValue } from './form-values.ts';
import { localityPhrases, spokenLocalities } from './localities.ts';
import { numberWords } from './numbers.ts';
import { readExtras } from './extras.ts';
import { filterSlots, SLOT_READERS } from './slots.ts';
import { hasCue, tagText, type Tagged, type TaggerData } from './tagger.ts';
import { foldWord, isSign } from './text.ts';

/** One wish: what is wanted, and with which values. */
export interface Wish {
  intent: string;
  slots: Slots;
}

export interface Interpretation extends Wish {
  /** From 0 to 1. */
  confidence: number;
  alternatives: Scored[];
  /** What was said beyond the slots of the contract: which amenity was asked for, how many to read, "the cheaper one". */
  extras: Slots;
  /** Further wishes of the same sentence, in their order. */
  further: Wish[];
  /** The words that nothing understood, for full text search. */
  rest: string;
  /** What was recognised, for people and translators. */
  spans: { text: string; tags: Tag[] }[];
}

export interface Understanding {
  interpret(text: string, context?: Context | null): Interpretation;
  /** What a text that is typed into a search box wishes for, whatever else it may mean. */
  readFilters(text: string): { slots: Slots; rest: string };
}

const OUT_OF_SCOPE = 'out-of-scope';

/** Below this the best intent is not acted on. */
const LEAST_CONFIDENCE = 0.34;
/** Where the best two are closer than this, and the best is weak, nobody knows. */
const LEAST_LEAD = 0.06;
/** How sure the form of a sentence makes. */
const FORMED = 0.8;

export function taggerData(data: Omit<LanguageData, 'weights'>, ordinary: ReadonlySet<string>): TaggerData {
  return {
    dictionary: buildDictionary(data.lexicons, localityPhrases(data.localities)),
    numbers: numberWords(data.lexicons),
    spoken: spokenLocalities(data.localities),
    ordinalSuffixes: new Set(data.lexicons.flatMap((lexicon) => lexicon.ordinalSuffixes.map(foldWord))),
    ordinary,
  };
}

/** Reads one language (with the ones it is mixed with). Creating it costs some milliseconds; interpreting, far less than one. */
export function createUnderstanding(data: LanguageData): Understanding {
  const classifier = createClassifier(data.weights);
  const ordinary = new Set(data.weights.features.flatMap((feature) => (feature.startsWith('w ') ? feature.slice(2) : [])));
  const tagger = taggerData(data, ordinary);

  function interpretOne(text: string, context: Context): Interpretation {
    const tagged = tagText(text, tagger);
    const scored = classifier.classify(featuresOf(tagged, classifier.knows));
    const decided = decide(tagged, scored, context);
    const slots =
      decided.intent === 'fill-field' ? readFormValue(tagged, context) : (SLOT_READERS[decided.intent]?.({ tagged, context }) ?? {});
    return {
      intent: decided.intent,
      slots,
      confidence: Math.round(decided.probability * 1000) / 1000,
      alternatives: scored.filter(({ intent }) => intent !== decided.intent).slice(0, 3),
      extras: readExtras(decided.intent, { tagged, context }),
      further: [],
      rest: restOf(tagged, ordinary),
      spans: tagged.spans.map((span) => ({ text: spanText(tagged, span.start, span.end), tags: span.tags })),
    };
  }

  return {
    interpret: (text, context) => interpretOne(text, readContext(context)),
    readFilters(text) {
      const tagged = tagText(text, tagger);
      return { slots: filterSlots({ tagged, context: {} }), rest: restOf(tagged, ordinary) };
    },
  };
}

const spanText = (tagged: Tagged, start: number, end: number): string =>
  tagged.text.slice(tagged.tokens[start]!.start, tagged.tokens[end - 1]!.end);

const underscores = (value: unknown): string | undefined => (typeof value === 'string' ? value.replaceAll('-', '_') : undefined);

function readContext(context: Context | null | undefined): Context {
  if (typeof context !== 'object' || context === null) return {};
  const search =
    typeof context.search === 'object' && context.search !== null && Object.keys(context.search).length > 0 ? context.search : undefined;
  return { ...context, search, screen: underscores(context.screen), asked: context.asked || undefined };
}

const answerOf = (tagged: Tagged, value: 'yes' | 'no'): boolean =>
  tagged.spans.some((span) => span.start <= 1 && span.tags.some((tag) => tag.kind === 'answer' && tag.value === value));

/**
 * "press ..." and "set ... to ..." work on whatever the screen has: their names may be any words, so that their form
 * decides and not their words.
 */
function byForm(tagged: Tagged, best: Scored): string | null {
  const [first] = tagged.spans;
  if (first?.start !== 0 || tagged.tokens.length < 2) return null;
  const kinds = new Set(tagged.spans.flatMap((span) => span.tags.map((tag) => tag.kind)));
  if (hasCue(first, 'press') && !kinds.has('ordinal') && best.intent !== 'submit-form') return 'press';
  const changes = hasCue(first, 'set') && tagged.spans.some((span) => hasCue(span, 'to', 'in'));
  return changes && !kinds.has('language') && !kinds.has('speed') && !['schedule-visit', 'share-location'].includes(best.intent)
    ? 'fill-field'
    : null;
}

/** What nothing but its place tells: yes and no need a question, stop needs somebody speaking, refining needs a search. */
function decide(tagged: Tagged, scored: Scored[], context: Context): Scored {
  const [best, next] = scored;
  const only = (intent: string, probability = best!.probability): Scored => ({ intent, probability });
  if (tagged.tokens.every(isSign)) return only(OUT_OF_SCOPE, 1);
  const formed = byForm(tagged, best!);
  if (formed) return only(formed, Math.max(best!.probability, FORMED));
  if (!context.asked && (best!.intent === 'affirm' || best!.intent === 'deny')) {
    const other = scored.find(({ intent }) => intent !== 'affirm' && intent !== 'deny')!;
    return other.probability > LEAST_CONFIDENCE ? other : only(OUT_OF_SCOPE);
  }
  if (context.asked && best!.intent === OUT_OF_SCOPE) {
    if (answerOf(tagged, 'yes')) return only('affirm', 0.6);
    if (answerOf(tagged, 'no')) return only('deny', 0.6);
  }
  if (best!.intent === 'search' && context.search && !namesAfresh(tagged)) return only('refine-search');
  if (best!.intent === 'refine-search' && !context.search) return only('search');
  const unsure = best!.probability < LEAST_CONFIDENCE && best!.probability - (next?.probability ?? 0) < LEAST_LEAD;
  return unsure ? only(OUT_OF_SCOPE) : best!;
}

/** A search that stands alone names what and where, or says "show me", "find". */
function namesAfresh(tagged: Tagged): boolean {
  const kinds = new Set(tagged.spans.flatMap((span) => [...span.tags.map((tag) => tag.kind), span.quantity?.kind ?? '']));
  const anchors = ['type', 'purpose', 'locality', 'bhk', 'house'].filter((kind) => kinds.has(kind)).length;
  return anchors >= 2;
}

const LEAST_REST_LETTERS = 3;

function restOf(tagged: Tagged, ordinary: ReadonlySet<string>): string {
  const taken = new Set(tagged.spans.flatMap((span) => Array.from({ length: span.end - span.start }, (_, i) => span.start + i)));
  const words = tagged.tokens.flatMap((token, i) =>
    taken.has(i) || isSign(token) || token.value !== undefined || ordinary.has(token.norm) || token.norm.length < LEAST_REST_LETTERS
      ? []
      : [tagged.text.slice(token.start, token.end)],
  );
  return [...new Set(words)].join(' ');
}
