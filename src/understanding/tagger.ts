import type { WordSet } from './hashing.ts';
import { formsOf, isWord, matchAt, type Dictionary, type Match, type Tag } from './dictionary.ts';
import { soundsLikeLocality, type SpokenLocalities } from './localities.ts';
import type { NumberWords } from './number-words.ts';
import { readNumber } from './numbers.ts';
import type { Reader } from './measured.ts';
import { readQuantity, type Quantity } from './quantities.ts';
import type { Spelling } from './spelling.ts';
import type { Token } from './text.ts';

/** Some words of the text that mean something together. */
export interface Span {
  start: number;
  end: number;
  tags: Tag[];
  quantity?: Quantity;
}

export interface Tagged {
  text: string;
  tokens: Token[];
  /** From left to right, without overlap. */
  spans: Span[];
}

export interface TaggerData {
  spelling: Spelling;
  dictionary: Dictionary;
  numbers: NumberWords;
  spoken: SpokenLocalities;
  ordinalSuffixes: Set<string>;
  /** Words that phrases use, beyond those of the dictionary: they are never taken for a misheard place. */
  ordinary: WordSet;
}

export const hasCue = (match: Match | Span | null | undefined, ...cues: string[]): boolean =>
  match?.tags.some((tag) => tag.kind === 'cue' && cues.includes(tag.value)) ?? false;

function ordinalAt(tokens: Token[], at: number, data: TaggerData): Span | null {
  const token = tokens[at]!;
  if (token.value === undefined || !data.ordinalSuffixes.has(tokens[at + 1]?.raw ?? '')) return null;
  return { start: at, end: at + 2, tags: [{ kind: 'ordinal', value: token.norm }] };
}

/** What is being read, and what was found so far right before. */
interface Reading {
  reader: Reader;
  data: TaggerData;
  last: Span | null;
}

/** A number with its unit or a phrase, whichever is longer. */
function meaningAt(at: number, { reader, data, last }: Reading): Span | null {
  const match = matchAt(reader.tokens, reader.forms, at, data.dictionary);
  const ordinal = ordinalAt(reader.tokens, at, data);
  const quantity = ordinal ? null : readQuantity(reader, at, hasCue(last, 'between'));
  const beats = quantity && (!match || quantity.end > match.end || (quantity.end === match.end && !hasCue(match, 'correction')));
  if (beats) return { start: at, end: quantity.end, tags: [{ kind: quantity.kind, value: String(quantity.value) }], quantity };
  return ordinal ?? match;
}

/** A place by its sound, where it is longer than what was found otherwise. */
function placeAt(at: number, found: Span | null, { reader, data, last }: Reading): Span | null {
  const { tokens, numbers, dictionary } = reader;
  const isNamed = found?.tags.some((tag) => tag.kind === 'locality');
  if (isNamed || !isWord(tokens[at]!) || readNumber(tokens, at, numbers)) return null;
  const known = ({ norm, raw }: Token) =>
    [dictionary.vocabulary, dictionary.elsewhere, data.ordinary].some((words) => words.has(norm)) ||
    numbers.cardinals.has(raw) ||
    numbers.multipliers.has(raw);
  const place = soundsLikeLocality(tokens, at, data.spoken, known, hasCue(last, 'in', 'near'));
  if (!place || place.end <= (found?.end ?? at)) return null;
  return { start: at, end: place.end, tags: [{ kind: 'locality', value: place.name }] };
}

/** Finds numbers, units, places and all phrases of the dictionary in a text; the longest at each place wins. */
export function tagText(text: string, data: TaggerData): Tagged {
  const tokens = data.spelling.tokenise(text);
  const { dictionary, numbers } = data;
  const forms = tokens.map((token) => (isWord(token) ? formsOf(token, dictionary.suffixes, data.spelling) : [token.norm]));
  const reader: Reader = { tokens, forms, dictionary, numbers, best: new Map() };
  const spans: Span[] = [];
  let last: Span | null = null;
  for (let at = 0; at < tokens.length; at = last?.end ?? at + 1) {
    const found = meaningAt(at, { reader, data, last });
    last = placeAt(at, found, { reader, data, last }) ?? found;
    if (last) spans.push(last);
  }
  return { text, tokens, spans };
}
