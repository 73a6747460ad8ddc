import { isWord, matchAt, type Dictionary } from './dictionary.ts';
import { readDigits, readNumber, type NumberRead, type NumberWords } from './numbers.ts';
import type { Token } from './text.ts';

type QuantityKind = 'money' | 'area' | 'bhk' | 'number' | 'percent' | 'year' | 'km' | 'digits';

/** A number with its unit: money in rupees, areas in square feet, years, per cent, kilometres. */
export interface Quantity {
  kind: QuantityKind;
  value: number;
  /** The upper end of a range, as in "70 to 90 lakhs". */
  to?: number;
  /** The last of lakh, crore ... that was said with it; 1 where there was none. */
  multiplier: number;
  /** True for a price per square foot. */
  perArea?: boolean;
  /** Said between number and unit: "three or more bedrooms". */
  bound?: 'at_least' | 'at_most' | undefined;
  /** Digits as they were said, for phone numbers and codes. */
  digits?: string;
  start: number;
  end: number;
}

export interface Reader {
  tokens: Token[];
  /** Each word with its forms without case endings. */
  forms: string[][];
  dictionary: Dictionary;
  numbers: NumberWords;
}

/** Square feet in one unit. 1 acre = 43,560 by law; yard, gunta and cent as the customer's contract has them. */
const SQUARE_FEET: Record<string, number> = { sqft: 1, sqyd: 9, sqm: 10.7639, acre: 43_560, gunta: 1089, cent: 435.6 };

const LEAST_PHONE_DIGITS = 6;
const MAX_ROOMS = 20;

function valuesAt(reader: Reader, at: number, kind: string): { value: string; end: number } | null {
  if (at >= reader.tokens.length) return null;
  const match = matchAt(reader.tokens, reader.forms, at, reader.dictionary);
  const tag = match?.tags.find((item) => item.kind === kind);
  return match && tag ? { value: tag.value, end: match.end } : null;
}

const cueAt = (reader: Reader, at: number, cue: string): number | null => {
  if (at >= reader.tokens.length) return null;
  const match = matchAt(reader.tokens, reader.forms, at, reader.dictionary);
  return match?.tags.some((tag) => tag.kind === 'cue' && tag.value === cue) ? match.end : null;
};

interface Measured extends NumberRead {
  unit: string | null;
  perArea: boolean;
  bound?: 'at_least' | 'at_most' | undefined;
  start: number;
}

function perAreaEnd(reader: Reader, at: number): number | null {
  const per = cueAt(reader, at, 'per') ?? at;
  const unit = per === at ? null : valuesAt(reader, per, 'unit');
  return unit && SQUARE_FEET[unit.value] !== undefined ? unit.end : null;
}

/** A number and its unit at token `at`; rupee signs may stand before, on either side of a full stop. */
function readMeasured(reader: Reader, at: number): Measured | null {
  const sign = valuesAt(reader, at, 'unit');
  const signed = sign?.value === 'rupees';
  let from = signed ? sign.end : at;
  if (signed && reader.tokens[from]?.norm === '.') from++;
  const number = numberAt(reader, from);
  if (!number) return null;
  const { bound, unit } = unitAfter(reader, number.end);
  const end = unit?.end ?? number.end;
  const per = perAreaEnd(reader, end);
  return { ...number, unit: unit?.value ?? (signed ? 'rupees' : null), end: per ?? end, perArea: per !== null, bound, start: at };
}

/** The unit after a number: "3 bhk", "three-bedroom", "three or more bedrooms". */
function unitAfter(reader: Reader, at: number): Pick<Measured, 'bound'> & { unit: { value: string; end: number } | null } {
  const unit = valuesAt(reader, at, 'unit');
  if (unit) return { unit };
  if (reader.tokens[at]?.norm === '-') {
    const joined = valuesAt(reader, at + 1, 'unit');
    return { unit: joined?.value === 'bhk' ? joined : null };
  }
  for (const bound of ['at_least', 'at_most'] as const) {
    const cue = cueAt(reader, at, `${bound}_after`);
    const after = cue === null ? null : valuesAt(reader, cue, 'unit');
    if (after) return { unit: after, bound };
  }
  return { unit: null };
}

/** Numbers in words or digits; words that may be something else count only before what they count. */
function numberAt(reader: Reader, at: number): NumberRead | null {
  const { tokens, numbers } = reader;
  const number = readNumber(tokens, at, numbers);
  if (number) return number;
  const word = tokens[at]?.raw ?? '';
  const unsure = numbers.unsure.get(word);
  const unit = valuesAt(reader, at + 1, 'unit');
  if (unsure !== undefined) {
    const times = numbers.multipliers.get(tokens[at + 1]?.raw ?? '');
    if (times !== undefined) return { value: unsure * times, end: at + 2, multiplier: times };
    return unit && !numbers.articles.has(word) ? { value: unsure, end: at + 1, multiplier: 1 } : null;
  }
  const misheard = numbers.misheard.get(word);
  const isBhk = unit?.value === 'bhk' && tokens.slice(at + 1, unit.end).some((token) => /bhk|^k$/.test(token.raw));
  return misheard !== undefined && isBhk && tokens[at - 1]?.value === undefined ? { value: misheard, end: at + 1, multiplier: 1 } : null;
}

function kindOf(measured: Measured): QuantityKind {
  const { unit, multiplier } = measured;
  if (unit !== null && SQUARE_FEET[unit] !== undefined) return 'area';
  if (unit === 'bhk') return 'bhk';
  if (unit === 'percent' || unit === 'year' || unit === 'km') return unit;
  return unit === 'rupees' || multiplier >= 1000 ? 'money' : 'number';
}

const inUnit = (measured: Measured, kind: QuantityKind): number =>
  kind === 'area' ? measured.value * (SQUARE_FEET[measured.unit ?? 'sqft'] ?? 1) : measured.value;

/** "70 to 90 lakhs": the first number takes the unit of the second, or the next smaller one where that would be too much. */
function inherit(first: Measured, second: Measured, kind: QuantityKind): number {
  if (first.unit !== null || first.multiplier > 1) return inUnit(first, kind);
  if (kind === 'area') return first.value * (SQUARE_FEET[second.unit ?? 'sqft'] ?? 1);
  if (kind !== 'money' || first.value >= 1000) return first.value;
  const inherited = first.value * second.multiplier;
  return inherited > second.value ? inherited / 100 : inherited;
}

const LINKS: Record<string, QuantityKind[]> = { to: ['money', 'area', 'bhk', 'number'], or: ['bhk'] };

function rangeEnd(reader: Reader, first: Measured, betweenBefore: boolean): Measured | null {
  for (const link of Object.keys(LINKS)) {
    const after = cueAt(reader, first.end, link) ?? (link === 'or' && reader.tokens[first.end]?.norm === ',' ? first.end + 1 : null);
    if (after === null) continue;
    const isAnd = reader.numbers.and.has(reader.tokens[first.end]!.raw);
    const second = readMeasured(reader, after);
    if (!second) continue;
    const kind = kindOf(second);
    const alike = first.unit === null || kindOf(first) === kind;
    if (!alike || !LINKS[link]!.includes(kind)) continue;
    if (isAnd && !betweenBefore && kind !== 'bhk' && cueAt(reader, second.end, 'between') === null) continue;
    if (kindOf(first) !== 'number' && kindOf(first) !== kind) continue;
    if (kind === 'number' && !betweenBefore && first.value < 1000) continue;
    return second;
  }
  return null;
}

/** The quantity that begins at token `at`, or null. `betweenBefore`: the word before was "between". */
export function readQuantity(reader: Reader, at: number, betweenBefore: boolean): Quantity | null {
  const { tokens, numbers } = reader;
  const digits = readDigits(tokens, at, numbers, LEAST_PHONE_DIGITS);
  const first = readMeasured(reader, at);
  if (digits && (!first || first.end < digits.end || (first.unit === null && digits.digits.length >= 10))) {
    return { kind: 'digits', value: Number(digits.digits), multiplier: 1, digits: digits.digits, start: at, end: digits.end };
  }
  if (!first) return null;
  const second = rangeEnd(reader, first, betweenBefore) ?? neighbour(reader, first);
  if (second) {
    const kind = kindOf(second);
    const [low, high] = [inherit(first, second, kind), inUnit(second, kind)].toSorted((a, b) => a - b);
    return { kind, value: low!, to: high!, multiplier: second.multiplier, start: at, end: second.end };
  }
  const kind = kindOf(first);
  if (kind === 'bhk' && (first.value > MAX_ROOMS || first.value <= 0)) return null;
  const alone = kind === 'number' && first.end === at + 1 && numbers.articles.has(tokens[at]!.raw);
  if (alone && !afterItem(reader, at) && tokens.length > 1) return null;
  return {
    kind,
    value: inUnit(first, kind),
    multiplier: first.multiplier,
    perArea: first.perArea || undefined,
    bound: first.bound,
    start: at,
    end: first.end,
  };
}

/** "sixty seventy lakhs", "2 3 bhk": two numbers side by side are a range. */
function neighbour(reader: Reader, first: Measured): Measured | null {
  if (first.unit !== null || first.multiplier > 1 || !reader.tokens[first.end]) return null;
  const second = readMeasured(reader, first.end);
  if (!second || second.value <= first.value || second.perArea) return null;
  const kind = kindOf(second);
  const near = kind === 'bhk' ? second.value - first.value <= 2 : kind === 'money' && first.value < 100 && second.unit !== 'rupees';
  return near ? second : null;
}

function afterItem(reader: Reader, at: number): boolean {
  for (let from = Math.max(0, at - 2); from < at; from++) {
    if (isWord(reader.tokens[from]!) && cueAt(reader, from, 'item') === at) return true;
  }
  return false;
}
