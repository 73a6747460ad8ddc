import { isWord } from './dictionary.ts';
import { cueAt, isRoomCount, readMeasured, SQUARE_FEET, type Measured, type Reader } from './measured.ts';
import { readDigits } from './spoken-digits.ts';

type QuantityKind = 'money' | 'area' | 'bhk' | 'number' | 'percent' | 'year' | 'km' | 'minute' | 'bathroom' | 'digits';

/** A number with its unit: money in rupees, areas in square feet, years, per cent, kilometres, minutes. */
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

const KILOMETRES: Record<string, number> = { km: 1, metre: 0.001, mile: 1.609 };
const MINUTES: Record<string, number> = { minute: 1, hour: 60 };
const LEAST_PHONE_DIGITS = 6;

function kindOf(measured: Measured): QuantityKind {
  const { unit, multiplier } = measured;
  if (unit !== null && SQUARE_FEET[unit] !== undefined) return 'area';
  if (unit !== null && KILOMETRES[unit] !== undefined) return 'km';
  if (unit !== null && MINUTES[unit] !== undefined) return 'minute';
  if (unit === 'bhk' || unit === 'percent' || unit === 'year' || unit === 'bathroom') return unit;
  return unit === 'rupees' || multiplier >= 1000 ? 'money' : 'number';
}

const inUnit = (measured: Measured, kind: QuantityKind): number =>
  measured.value *
  ((kind === 'area' ? SQUARE_FEET : kind === 'km' ? KILOMETRES : kind === 'minute' ? MINUTES : {})[measured.unit ?? ''] ?? 1);

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
    if (kind === 'bhk' && !isRoomCount(first.value)) continue;
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
  if (kind === 'bhk' && !isRoomCount(first.value)) return null;
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
