import { matchAt, type Dictionary } from './dictionary.ts';
import type { NumberWords } from './number-words.ts';
import { numberReadings, type NumberRead } from './numbers.ts';
import type { Token } from './text.ts';

export interface Reader {
  tokens: Token[];
  /** Each word with its forms without case endings. */
  forms: string[][];
  dictionary: Dictionary;
  numbers: NumberWords;
  /** The best reading of what begins at each token, once it was looked for. */
  best: Map<number, Chosen | null>;
}

/** A number with the unit that was said of it; `end` is the token after both. */
export interface Measured extends NumberRead {
  unit: string | null;
  perArea: boolean;
  bound?: 'at_least' | 'at_most' | undefined;
  start: number;
  /** Whether a unit stands behind it that is not taken for its own. */
  orphan: boolean;
}

interface Chosen {
  measured: Measured;
  cost: number;
}

/** Square feet in one unit. 1 acre = 43,560 by law; yard, gunta and cent as the customer's contract has them. */
export const SQUARE_FEET: Record<string, number> = { sqft: 1, sqyd: 9, sqm: 10.7639, acre: 43_560, gunta: 1089, cent: 435.6 };

const MAX_ROOMS = 20;

const matchOf = (reader: Reader, at: number) =>
  at < reader.tokens.length ? matchAt(reader.tokens, reader.forms, at, reader.dictionary) : null;

function valuesAt(reader: Reader, at: number, kind: string): { value: string; end: number } | null {
  const match = matchOf(reader, at);
  const tag = match?.tags.find((item) => item.kind === kind);
  return match && tag ? { value: tag.value, end: match.end } : null;
}

export const cueAt = (reader: Reader, at: number, cue: string): number | null => {
  const match = matchOf(reader, at);
  return match?.tags.some((tag) => tag.kind === 'cue' && tag.value === cue) ? match.end : null;
};

function perAreaEnd(reader: Reader, at: number): number | null {
  const per = cueAt(reader, at, 'per') ?? at;
  const unit = per === at ? null : valuesAt(reader, per, 'unit');
  return unit && SQUARE_FEET[unit.value] !== undefined ? unit.end : null;
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

/** Units of which halves and quarters are said. */
const WHOLES = new Set(['hour', 'acre', 'km', 'mile']);

/** Numbers in words or digits; words that may be something else count only before what they count. */
function numbersAt(reader: Reader, at: number): NumberRead[] {
  const { tokens, numbers } = reader;
  const readings = numberReadings(tokens, at, numbers);
  if (readings.length > 0) return readings;
  const one = (value: number, end: number, multiplier: number): NumberRead[] => [{ value, end, multiplier, loose: false }];
  const word = tokens[at]?.raw ?? '';
  const fraction = numbers.fractions.get(word);
  const whole = /^(a|an)$/.test(tokens[at + 1]?.raw ?? '') ? at + 2 : at + 1;
  if (fraction !== undefined && WHOLES.has(valuesAt(reader, whole, 'unit')?.value ?? '')) return one(fraction, whole, 1);
  const unsure = numbers.unsure.get(word);
  const unit = valuesAt(reader, at + 1, 'unit');
  if (unsure !== undefined) {
    const times = numbers.multipliers.get(tokens[at + 1]?.raw ?? '');
    if (times !== undefined) return one(unsure * times, at + 2, times);
    return unit && !numbers.articles.has(word) ? one(unsure, at + 1, 1) : [];
  }
  const misheard = numbers.misheard.get(word);
  const isBhk = unit?.value === 'bhk' && tokens.slice(at + 1, unit.end).some((token) => /bhk|^k$/.test(token.raw));
  return misheard !== undefined && isBhk && tokens[at - 1]?.value === undefined ? one(misheard, at + 1, 1) : [];
}

/** All that a number at token `at` may be; rupee signs may stand before, on either side of a full stop. */
function readingsAt(reader: Reader, at: number): Measured[] {
  const sign = valuesAt(reader, at, 'unit');
  const signed = sign?.value === 'rupees';
  let from = signed ? sign.end : at;
  if (signed && reader.tokens[from]?.norm === '.') from++;
  return numbersAt(reader, from).flatMap((number) => {
    const { bound, unit } = unitAfter(reader, number.end);
    const end = unit?.end ?? number.end;
    const per = perAreaEnd(reader, end);
    const alone = { ...number, unit: signed ? 'rupees' : null, perArea: false, orphan: unit !== null, start: at };
    if (unit === null) return [{ ...alone, end: per ?? end, perArea: per !== null }];
    return [alone, { ...alone, unit: unit.value, orphan: false, end: per ?? end, perArea: per !== null, bound }];
  });
}

export const isRoomCount = (value: number): boolean => value > 0 && value <= MAX_ROOMS && Number.isInteger(value * 2);

const IMPOSSIBLE = 10;
const LARGE = 1000;

/** How little likely a reading is: bare small numbers are seldom meant, mixed ones are amounts of money or nothing. */
function costOf({ unit, value, multiplier, loose, orphan }: Measured): number {
  const impossible =
    (unit === 'bhk' && !isRoomCount(value)) || (loose && unit !== null && unit !== 'rupees') || (unit === 'minute' && multiplier > 1);
  const bare = unit === null && multiplier < LARGE ? (value >= LARGE ? 1 : 2) : 0;
  return 1 + bare + (loose ? 1 : 0) + (orphan ? 2 : 0) + (impossible ? IMPOSSIBLE : 0);
}

/** Of all readings of the numbers that stand here side by side, the one that leaves the likeliest numbers; the longer one of two equals. */
function chooseAt(reader: Reader, at: number): Chosen | null {
  const known = reader.best.get(at);
  if (known !== undefined) return known;
  let best: Chosen | null = null;
  for (const measured of readingsAt(reader, at)) {
    const cost = costOf(measured) + (chooseAt(reader, measured.end)?.cost ?? 0);
    if (best === null || cost <= best.cost) best = { measured, cost };
  }
  reader.best.set(at, best);
  return best;
}

/** The number with its unit that begins at token `at`, or null. */
export const readMeasured = (reader: Reader, at: number): Measured | null => chooseAt(reader, at)?.measured ?? null;
