import type { NumberWords } from './number-words.ts';
import type { Token } from './text.ts';

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
