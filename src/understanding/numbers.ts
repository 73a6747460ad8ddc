import type { NumberLexicon } from './language-part.ts';
import { foldWord, type Token } from './text.ts';

/** Number words of one or several languages, by folded word. */
export interface NumberWords {
  cardinals: Map<string, number>;
  unsure: Map<string, number>;
  misheard: Map<string, number>;
  articles: Set<string>;
  multipliers: Map<string, number>;
  fractions: Map<string, number>;
  fixed: Map<string, number>;
  added: Map<string, number>;
  and: Set<string>;
  point: Set<string>;
}

/** A number that was read: tokens from the given one up to `end` (exclusive). */
export interface NumberRead {
  value: number;
  end: number;
  /** The last multiplier (lakh, thousand ...), for units that a neighbour inherits; 1 where there is none. */
  multiplier: number;
}

const folded = (words: Record<string, number>[]): Map<string, number> =>
  new Map(words.flatMap((map) => Object.entries(map).map(([word, value]) => [foldWord(word), value])));

export function numberWords(lexicons: NumberLexicon[]): NumberWords {
  const of = (key: 'numbers' | 'unsureNumbers' | 'misheardNumbers' | 'multipliers' | 'fractions' | 'fixedFractions' | 'addedFractions') =>
    folded(lexicons.map((lexicon) => lexicon[key]).toReversed());
  const set = (key: 'and' | 'point' | 'articleNumbers') => new Set(lexicons.flatMap((lexicon) => lexicon[key].map(foldWord)));
  return {
    cardinals: of('numbers'),
    unsure: of('unsureNumbers'),
    misheard: of('misheardNumbers'),
    articles: set('articleNumbers'),
    multipliers: of('multipliers'),
    fractions: of('fractions'),
    fixed: of('fixedFractions'),
    added: of('addedFractions'),
    and: set('and'),
    point: set('point'),
  };
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

/** Reads the number that begins at token `at`, in words or digits, or null. */
export function readNumber(tokens: Token[], at: number, words: NumberWords): NumberRead | null {
  let total = 0;
  let current: number | null = null;
  let multiplier = 1;
  let added: number | null = null;
  let end = at;
  let i = at;

  for (; i < tokens.length; i++) {
    const token = tokens[i]!;
    const word = token.raw;
    const times = words.multipliers.get(word);
    const cardinal = token.value ?? words.cardinals.get(word) ?? unsureNumber(tokens, i, words, added !== null);
    const whole = cardinal ?? words.fixed.get(word);

    if (times !== undefined && (word.length > 1 || (current !== null && i > at))) {
      if (total > 0 && times >= multiplier && current === null) break;
      const count: number = current ?? 1 + (added ?? 0);
      if (times === 100 && count < 100) {
        current = count * times;
      } else {
        total += count * times;
        current = null;
        multiplier = times;
      }
      added = null;
      end = i + 1;
    } else if (whole !== undefined && !(cardinal === undefined && current !== null)) {
      if (current !== null && (token.value !== undefined || !continues(current, whole))) break;
      if (token.value !== undefined && total > 0 && whole >= multiplier) break;
      current = (current ?? 0) + whole + (added ?? 0);
      added = null;
      end = i + 1;
    } else if (words.added.has(word) && current === null && added === null) {
      added = words.added.get(word)!;
    } else if (words.fractions.has(word) && current === null && added === null && total === 0) {
      const next = skipArticle(tokens, i + 1);
      if (!words.multipliers.has(tokens[next]?.raw ?? '')) break;
      current = words.fractions.get(word)!;
      i = next - 1;
    } else if (words.and.has(word) && end === i && i > at) {
      const next = skipArticle(tokens, i + 1);
      const fraction = words.fractions.get(tokens[next]?.raw ?? '');
      if (fraction !== undefined && current !== null) {
        current += fraction;
        end = next + 1;
        i = next;
      } else if (!continuesAfterAnd(tokens, i + 1, words, current, multiplier)) break;
    } else if (words.point.has(word) && current !== null && end === i) {
      const decimals = digitsAfter(tokens, i + 1, words);
      if (decimals === '') break;
      current = Number(`${current}.${decimals}`);
      i += decimals.length;
      end = i + 1;
    } else break;
  }
  if (end === at) return null;
  return { value: round(total + (current ?? 0)), end, multiplier };
}

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

const REPEATS: Record<string, number> = { double: 2, triple: 3 };

/**
 * Reads digits that are said one by one or in small groups, as in a phone number: "nine eight double four 80".
 * Gives the digits and the token after them, or null below `least` digits.
 */
export function readDigits(tokens: Token[], at: number, words: NumberWords, least: number): { digits: string; end: number } | null {
  let digits = '';
  let i = at;
  for (; i < tokens.length; i++) {
    const token = tokens[i]!;
    const repeat = REPEATS[token.raw];
    if (repeat !== undefined) {
      const next = tokens[i + 1];
      const value = next?.value ?? words.cardinals.get(next?.raw ?? '');
      if (value === undefined || value > 9) break;
      digits += String(value).repeat(repeat);
      i++;
    } else if (token.value !== undefined && Number.isInteger(token.value)) digits += token.norm;
    else if (words.cardinals.has(token.raw) || token.raw === 'o' || token.raw === 'oh')
      digits += String(words.cardinals.get(token.raw) ?? 0);
    else if (digits !== '' && (words.unsure.get(token.raw) ?? 10) < 10 && !words.articles.has(token.raw))
      digits += String(words.unsure.get(token.raw));
    else if (!(token.norm === '-' || token.norm === '+') || (digits === '' && token.norm === '-')) break;
  }
  return digits.length >= least ? { digits, end: i } : null;
}
