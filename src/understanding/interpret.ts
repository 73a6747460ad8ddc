import { createClassifier, type Scored } from './classifier.ts';
import type { Context, Slots } from './data.ts';
import { decide, type Decided, type Decision } from './decide.ts';
import { expectedAnswer } from './expected-answer.ts';
import { OUT_OF_SCOPE } from './in-place.ts';
import { isNoise } from './noise.ts';
import { buildDictionary, type Tag } from './dictionary.ts';
import { readExtras } from './extras.ts';
import { featuresOf } from './features.ts';
import { followUp } from './follow-up.ts';
import { readFormValue } from './form-values.ts';
import { unpackWords } from './hashing.ts';
import type { LanguagePart, WordsPart } from './language-part.ts';
import { localityPhrases, spokenLocalities } from './localities.ts';
import { numberWords } from './number-words.ts';
import { FINDING, isCourtesy, isFinding, linkPlaces, part, sentences } from './segments.ts';
import { filterSlots } from './filter-slots.ts';
import { readContext } from './read-context.ts';
import { SLOT_READERS } from './slots.ts';
import { createSpelling } from './spelling.ts';
import { hasCue, tagText, type Tagged, type TaggerData } from './tagger.ts';
import { foldWord } from './text.ts';
import { unusedInSearch, unusedWords } from './unused-words.ts';

/** One wish: what is wanted, and with which values. */
interface Wish {
  intent: string;
  slots: Slots;
}

/** A wish with what was said beyond the slots of the contract: which amenity was asked for, "the cheaper one". */
export interface FullWish extends Wish {
  extras: Slots;
}

/** A wish that may be meant, and how likely. */
type Guess = Scored & FullWish;

export interface Interpretation extends FullWish {
  /** The tag of the language that the text was read in. */
  language: string;
  /** From 0 to 1. */
  confidence: number;
  /** Whether to act on it, to ask whether it is meant, or to decline. */
  decision: Decision;
  /** What else may be meant, the likeliest first. */
  alternatives: Guess[];
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

/** What the tagger needs of a language. */
export function taggerData(part: WordsPart): TaggerData {
  const spelling = createSpelling(part.spelling, part.enclitics, unpackWords([part.letters]));
  return {
    spelling,
    dictionary: buildDictionary(part, spelling, localityPhrases(part.places)),
    numbers: numberWords(part.numbers),
    spoken: spokenLocalities(part.places),
    ordinalSuffixes: new Set(part.ordinalSuffixes.map(foldWord)),
    ordinary: unpackWords([part.words, part.letters, part.carriers]),
  };
}

/** One part of what was said, and what it means. */
interface Clause {
  tagged: Tagged;
  scored: Scored[];
  decided: Decided;
}

const isCourteous = ({ decided, scored }: Clause): boolean => isCourtesy(decided, scored[0]!.intent);

/** How sure it is that a short answer is one to what was asked. */
const EXPECTED = 0.9;

const MOST_GUESSES = 3;

/** How sure both sides of an "and" must be to count as two wishes. */
const SURE = 0.6;

/** Reads one language. Creating it costs some milliseconds; interpreting, far less than one. */
export function createUnderstanding(language: LanguagePart): Understanding {
  const classify = createClassifier(language.model);
  const tagger = taggerData(language);
  const { ordinary } = tagger;
  const carriers = unpackWords([language.carriers]);
  const knows = (word: string): boolean => ordinary.has(word);
  const restOf = ({ tagged, decided }: Clause): string[] =>
    FINDING.has(decided.intent) ? unusedInSearch(tagged, carriers) : unusedWords(tagged, ordinary);

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
      const asks = right[0]!.tagged.spans.some((span) => hasCue(span, 'verb'));
      const clear = asks && both.every((clause) => clause.decided.probability >= SURE && !isCourteous(clause));
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
    const expected = expectedAnswer({ tagged, context }, context.expects, knows) ?? followUp({ tagged, context }, context);
    const [first, ...others] = expected ? [{ ...expected, extras: {} }] : clauses.map((clause) => wishOf(clause, context));
    const { decided } = clauses[0]!;
    const confidence = expected ? Math.max(EXPECTED, decided.probability) : decided.probability;

    return {
      ...first!,
      language: language.tag,
      confidence: Math.round(confidence * 1000) / 1000,
      decision: expected ? 'act' : decided.decision,
      alternatives: decided.ranked
        .filter(({ intent }) => intent !== first!.intent)
        .slice(0, MOST_GUESSES)
        .map((scored) => ({ ...scored, ...wishOf({ ...clauses[0]!, decided: { ...decided, ...scored } }, context) })),
      further: others,
      rest: [...new Set(clauses.flatMap(restOf))].join(' '),
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
      return { slots: filterSlots({ tagged, context: {} }), rest: [...new Set(unusedInSearch(tagged, carriers))].join(' ') };
    },
  };
}

const spanText = (tagged: Tagged, start: number, end: number): string =>
  tagged.text.slice(tagged.tokens[start]!.start, tagged.tokens[end - 1]!.end);
