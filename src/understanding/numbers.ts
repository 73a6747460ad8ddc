import type { NumberWords } from './number-words.ts';
import type { Token } from './text.ts';

/** A number that was read: tokens from the given one up to `end` (exclusive). */
export interface NumberRead {
  value: number;
  end: number;
  /** The last multiplier (lakh, thousand ...), for units that a neighbour inherits; 1 where there is none. */
  multiplier: number;
  /** Whether small numbers stand after lakh or crore: "one crore twenty" is one and a fifth, "72 lakhs 3" is perhaps two numbers. */
  loose: boolean;
}

const round = (value: number): number => Math.round(value * 1e6) / 1e6;

/** Whether `next` can stand after `sofar` as one number: "twenty five", "hundred seven", not "five twenty". */
function continues(sofar: number, next: number): boolean {
  const tens = sofar % 100;
  if (tens === 0) return sofar >= 100 && next < 100;
  return tens >= 20 && tens % 10 === 0 && next > 0 && next < 10;
}

/** "do" is two before what it multiplies ("do sau") and after what adds to it ("paune do"); alone it may be "give". */
function unsureNumber(tokens: Token[], at: number, words: NumberWords, afterAdded: boolean): number | undefined {
  const word = tokens[at]!.raw;
  if (words.articles.has(word)) return undefined;
  return afterAdded || words.multipliers.has(tokens[at + 1]?.raw ?? '') ? words.unsure.get(word) : undefined;
}

/** What has been read of a number so far. */
interface Sofar {
  total: number;
  current: number | null;
  multiplier: number;
  /** Of words that add to the number after them. */
  added: number | null;
}

/** One step on: the number with the words up to `next`; a step that ends no number (`open`) needs another. */
interface Step extends Sofar {
  next: number;
  open?: boolean;
}

type Stepper = (tokens: Token[], i: number, sofar: Sofar, words: NumberWords, at: number) => Step | null;

const byMultiplier: Stepper = (tokens, i, { total, current, multiplier, added }, words, at) => {
  const word = tokens[i]!.raw;
  const times = words.multipliers.get(word);
  if (times === undefined || !(word.length > 1 || (current !== null && i > at))) return null;
  if (total > 0 && times >= multiplier && current === null) return null;
  const count = current ?? 1 + (added ?? 0);
  if (times === 100 && count < 100) return { total, current: count * times, multiplier, added: null, next: i + 1 };
  return { total: total + count * times, current: null, multiplier: times, added: null, next: i + 1 };
};

const byCount: Stepper = (tokens, i, { total, current, multiplier, added }, words) => {
  const token = tokens[i]!;
  const cardinal = token.value ?? words.cardinals.get(token.raw) ?? unsureNumber(tokens, i, words, added !== null);
  const whole = cardinal ?? words.fixed.get(token.raw);
  if (whole === undefined || (cardinal === undefined && current !== null)) return null;
  if (current !== null && (token.value !== undefined || !continues(current, whole))) return null;
  if (token.value !== undefined && total > 0 && whole >= multiplier) return null;
  return { total, current: (current ?? 0) + whole + (added ?? 0), multiplier, added: null, next: i + 1 };
};

const byAddition: Stepper = (tokens, i, sofar, words) => {
  const added = words.added.get(tokens[i]!.raw);
  if (added === undefined || sofar.current !== null || sofar.added !== null) return null;
  return { ...sofar, added, next: i + 1, open: true };
};

const byFraction: Stepper = (tokens, i, sofar, words) => {
  const fraction = words.fractions.get(tokens[i]!.raw);
  if (fraction === undefined || sofar.current !== null || sofar.added !== null || sofar.total !== 0) return null;
  const next = skipArticle(tokens, i + 1);
  return words.multipliers.has(tokens[next]?.raw ?? '') ? { ...sofar, current: fraction, next, open: true } : null;
};

const byAnd: Stepper = (tokens, i, sofar, words, at) => {
  if (!words.and.has(tokens[i]!.raw) || i === at) return null;
  const next = skipArticle(tokens, i + 1);
  const fraction = words.fractions.get(tokens[next]?.raw ?? '');
  if (fraction !== undefined && sofar.current !== null) return { ...sofar, current: sofar.current + fraction, next: next + 1 };
  return continuesAfterAnd(tokens, i + 1, words, sofar.current, sofar.multiplier) ? { ...sofar, next: i + 1, open: true } : null;
};

const byPoint: Stepper = (tokens, i, sofar, words) => {
  if (!words.point.has(tokens[i]!.raw) || sofar.current === null) return null;
  const decimals = digitsAfter(tokens, i + 1, words);
  return decimals === '' ? null : { ...sofar, current: Number(`${sofar.current}.${decimals}`), next: i + 1 + decimals.length };
};

const STEPPERS = [byMultiplier, byCount, byAddition, byFraction, byAnd, byPoint];

/** After a word that needs a number or a unit, only those can follow. */
function stepFrom(tokens: Token[], i: number, sofar: Sofar, words: NumberWords, at: number, afterOpen: boolean): Step | null {
  for (const stepper of afterOpen ? STEPPERS.slice(0, 2) : STEPPERS) {
    const step = stepper(tokens, i, sofar, words, at);
    if (step) return step;
  }
  return null;
}

const LAKH = 100_000;

/** "one crore twenty" is twenty lakhs more, "two lakh fifty" fifty thousand: the next smaller unit is not said. */
function valueOf({ total, current, multiplier }: Sofar): { value: number; loose: boolean } {
  const loose = total > 0 && multiplier >= LAKH && current !== null;
  if (loose && current! < 100) return { value: round(total + (current! * multiplier) / 100), loose };
  return { value: round(total + (current ?? 0)), loose };
}

/** Every number that begins at token `at`, in words or digits, the shortest first: of "72 lakhs 3" 72, 72 lakhs and more. */
export function numberReadings(tokens: Token[], at: number, words: NumberWords): NumberRead[] {
  const readings: NumberRead[] = [];
  let sofar: Sofar = { total: 0, current: null, multiplier: 1, added: null };
  let afterOpen = false;
  for (let i = at; i < tokens.length;) {
    const step = stepFrom(tokens, i, sofar, words, at, afterOpen);
    if (!step) break;
    sofar = step;
    i = step.next;
    afterOpen = step.open === true;
    if (!afterOpen) readings.push({ ...valueOf(step), end: i, multiplier: step.multiplier });
  }
  return readings;
}

/** The longest number that begins at token `at`, or null. */
export const readNumber = (tokens: Token[], at: number, words: NumberWords): NumberRead | null =>
  numberReadings(tokens, at, words).at(-1) ?? null;

const skipArticle = (tokens: Token[], at: number): number => (/^(a|an|of)$/.test(tokens[at]?.raw ?? '') ? at + 1 : at);

/** "two hundred and five", "two lakh and fifty thousand", but not "70 and 90" or "two and three". */
function continuesAfterAnd(tokens: Token[], at: number, words: NumberWords, current: number | null, multiplier: number): boolean {
  const next = readNumber(tokens, at, words);
  if (!next || tokens[at]?.value !== undefined) return false;
  if (current === null) return multiplier > 1 && next.value < multiplier;
  return current >= 100 && current % 100 === 0 && next.value < 100;
}

function digitsAfter(tokens: Token[], at: number, words: NumberWords): string {
  let digits = '';
  for (let i = at; i < tokens.length; i++) {
    const value = tokens[i]!.value ?? words.cardinals.get(tokens[i]!.raw);
    if (value === undefined || !Number.isInteger(value) || value > 9) break;
    digits += String(value);
  }
  return digits;
}
