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

/** Finds numbers, units, places and all phrases of the dictionary in a text; the longest at each place wins. */
export function tagText(text: string, data: TaggerData): Tagged {
  const tokens = data.spelling.tokenise(text);
  const { dictionary, numbers } = data;
  const forms = tokens.map((token) => (isWord(token) ? formsOf(token, dictionary.suffixes, data.spelling) : [token.norm]));
  const known = ({ norm, raw }: Token) =>
    dictionary.vocabulary.has(norm) ||
    dictionary.elsewhere.has(norm) ||
    data.ordinary.has(norm) ||
    numbers.cardinals.has(raw) ||
    numbers.multipliers.has(raw);
  const reader: Reader = { tokens, forms, dictionary, numbers, best: new Map() };
  const spans: Span[] = [];
  let last: Span | null = null;

  for (let at = 0; at < tokens.length;) {
    const match = matchAt(tokens, forms, at, dictionary);
    const quantity = readQuantity(reader, at, hasCue(last, 'between'));
    let span: Span | null = ordinalAt(tokens, at, data);
    if (!span && quantity && (!match || quantity.end >= match.end))
      span = { start: at, end: quantity.end, tags: [{ kind: quantity.kind, value: String(quantity.value) }], quantity };
    span ??= match;
    if ((!span || !span.tags.some((tag) => tag.kind === 'locality')) && isWord(tokens[at]!) && !readNumber(tokens, at, numbers)) {
      const place = soundsLikeLocality(tokens, at, data.spoken, known, hasCue(last, 'in', 'near'));
      if (place && place.end > (span?.end ?? at)) span = { start: at, end: place.end, tags: [{ kind: 'locality', value: place.name }] };
    }
    if (span) {
      spans.push(span);
      last = span;
      at = span.end;
    } else {
      last = null;
      at++;
    }
  }
  return { text, tokens, spans };
}
