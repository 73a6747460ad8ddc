import { createClassifier, type Scored } from './classifier.ts';
import type { Context, Slots } from './data.ts';
import { decide, isNoise, OUT_OF_SCOPE } from './decide.ts';
import { buildDictionary, type Tag } from './dictionary.ts';
import { readExtras } from './extras.ts';
import { featuresOf } from './features.ts';
import { readFormValue } from './form-values.ts';
import { unpackWords, type WordSet } from './hashing.ts';
import type { LanguagePart, WordsPart } from './language-part.ts';
import { localityPhrases, placesIn, spokenLocalities } from './localities.ts';
import { numberWords } from './number-words.ts';
import { isCourtesy, isFinding, linkPlaces, part, sentences } from './segments.ts';
import { filterSlots } from './filter-slots.ts';
import { SLOT_READERS } from './slots.ts';
import { createSpelling, lettersOf } from './spelling.ts';
import { tagText, type Tagged, type TaggerData } from './tagger.ts';
import { foldWord, isSign } from './text.ts';

/** One wish: what is wanted, and with which values. */
interface Wish {
  intent: string;
  slots: Slots;
}

/** A wish with what was said beyond the slots of the contract: which amenity was asked for, "the cheaper one". */
export interface FullWish extends Wish {
  extras: Slots;
}

export interface Interpretation extends FullWish {
  /** The tag of the language that the text was read in. */
  language: string;
  /** From 0 to 1. */
  confidence: number;
  alternatives: Scored[];
  /** Further wishes of the same sentence, in their order. */
  further: FullWish[];
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

/** What the tagger needs of a language and the ones it is mixed with. */
export function taggerData(parts: WordsPart[]): TaggerData {
  const enclitics = parts.flatMap((part) => part.enclitics);
  const spelling = createSpelling(parts[0]!.spelling, enclitics, lettersOf(parts));
  const places = placesIn(parts);
  return {
    spelling,
    dictionary: buildDictionary(parts, spelling, localityPhrases(places)),
    numbers: numberWords(parts.map((part) => part.numbers)),
    spoken: spokenLocalities(places),
    ordinalSuffixes: new Set(parts.flatMap((part) => part.ordinalSuffixes.map(foldWord))),
    ordinary: unpackWords(parts.map((part) => part.words)),
  };
}

/** One part of what was said, and what it means. */
interface Clause {
  tagged: Tagged;
  scored: Scored[];
  decided: Scored;
}

const isCourteous = ({ decided, scored }: Clause): boolean => isCourtesy(decided, scored[0]!.intent);

/** How sure both sides of an "and" must be to count as two wishes. */
const SURE = 0.6;

/** Reads one language: its own part first, then those of the languages that it is mixed with. Creating it costs some milliseconds; interpreting, far less than one. */
export function createUnderstanding(parts: LanguagePart[]): Understanding {
  const classify = createClassifier(parts.map((part) => part.model));
  const tagger = taggerData(parts);
  const { ordinary } = tagger;
  const knows = (word: string): boolean => ordinary.has(word);

  function clauseOf(tagged: Tagged, context: Context): Clause {
    const scored = classify(featuresOf(tagged, knows));
    return { tagged, scored, decided: decide(tagged, scored, context, knows) };
  }

  /** Parts at "and", "then" and commas where both sides are clearly different wishes; otherwise the whole. */
  function clausesOf(tagged: Tagged, context: Context): Clause[] {
    const whole = clauseOf(tagged, context);
    for (const { end, start } of linkPlaces(tagged)) {
      const left = clauseOf(part(tagged, 0, end), context);
      const after = isFinding(left.decided.intent) ? { ...context, search: context.search ?? { said: 1 } } : context;
      const right = clausesOf(part(tagged, start, tagged.tokens.length), after);
      const both = [left, right[0]!];
      const clear = both.every((clause) => clause.decided.probability >= SURE && !isCourteous(clause));
      const different = left.decided.intent !== right[0]!.decided.intent && !both.every(({ decided }) => isFinding(decided.intent));
      if (clear && different) return [left, ...right];
    }
    return [whole];
  }

  const wishOf = ({ tagged, decided }: Clause, context: Context): FullWish => ({
    intent: decided.intent,
    slots: decided.intent === 'fill-field' ? readFormValue(tagged, context) : (SLOT_READERS[decided.intent]?.({ tagged, context }) ?? {}),
    extras: readExtras(decided.intent, { tagged, context }),
  });

  function interpret(text: string, context: Context): Interpretation {
    const tagged = tagText(text, tagger);
    const clauses = chooseClauses(
      sentences(tagged).flatMap((sentence) => clausesOf(sentence, context)),
      tagged,
      context,
    );
    const [first, ...others] = clauses.map((clause) => wishOf(clause, context));
    const { decided, scored } = clauses[0]!;

    return {
      ...first!,
      language: parts[0]!.tag,
      confidence: Math.round(decided.probability * 1000) / 1000,
      alternatives: scored.filter(({ intent }) => intent !== decided.intent).slice(0, 3),
      further: others,
      rest: restOf(tagged, ordinary),
      spans: tagged.spans.map((span) => ({ text: spanText(tagged, span.start, span.end), tags: span.tags })),
    };
  }

  /** Of several sentences the wishes count, courtesy only where there is no wish; finding in several sentences is one search. */
  function chooseClauses(clauses: Clause[], tagged: Tagged, context: Context): Clause[] {
    if (clauses.length === 1) return clauses;
    if (context.asked && isNoise(tagged, knows)) return [clauseOf(tagged, context)];
    const answer = clauses[0]!.decided.intent;
    const answers = context.asked && (answer === 'affirm' || answer === 'deny') ? clauses.slice(0, 1) : [];
    const wishes = clauses.filter((clause) => !isCourteous(clause));
    const finding = wishes.filter(({ decided }) => isFinding(decided.intent));
    if (finding.length > 1) {
      const together = {
        ...finding[0]!,
        tagged,
        decided: {
          ...finding[0]!.decided,
          intent: finding.some(({ decided }) => decided.intent === 'search') ? 'search' : 'refine-search',
        },
      };
      return [...answers, ...wishes.flatMap((clause) => (clause === finding[0] ? [together] : finding.includes(clause) ? [] : [clause]))];
    }
    if (wishes.length > 0) return [...answers, ...wishes];
    if (answers.length > 0) return answers;
    const polite = clauses.find(({ decided }) => decided.intent !== OUT_OF_SCOPE && decided.probability >= SURE);
    const refused = clauses.find(({ decided }) => decided.intent === OUT_OF_SCOPE && decided.probability >= SURE);
    return polite ? [polite, ...(refused ? [refused] : [])] : [clauseOf(tagged, context)];
  }

  return {
    interpret: (text, context) => interpret(text, readContext(context)),
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

const LEAST_REST_LETTERS = 3;

function restOf(tagged: Tagged, ordinary: WordSet): string {
  const taken = new Set(tagged.spans.flatMap((span) => Array.from({ length: span.end - span.start }, (_, i) => span.start + i)));
  const words = tagged.tokens.flatMap((token, i) =>
    taken.has(i) || isSign(token) || token.value !== undefined || ordinary.has(token.norm) || token.raw.length < LEAST_REST_LETTERS
      ? []
      : [tagged.text.slice(token.start, token.end)],
  );
  return [...new Set(words)].join(' ');
}
