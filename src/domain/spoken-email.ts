import { EMAIL } from './field-rules.ts';
import { withDigits } from './spoken-digits.ts';

const SIGNS: Record<string, string> = {
  at: '@',
  dot: '.',
  point: '.',
  period: '.',
  underscore: '_',
  dash: '-',
  hyphen: '-',
  minus: '-',
  plus: '+',
};

/** Signs of more than one word, and letters that are explained by a word: "at the rate", "h for hotel", "a as in apple". */
const LONGER: [RegExp, string][] = [
  [/\bat the rate(?: of)?\b/g, 'at'],
  [/\bunder score\b/g, 'underscore'],
  [/\b(\p{L}) (?:for|as in|like|like in) \p{L}{2,}\b/gu, '$1'],
  [/\ball (?:small|lower ?case|one word|together)\b/g, ''],
];

/** Common providers, as recognisers write them when they leave the dot out. */
const DOMAINS: [RegExp, string][] = [[/@(gmail|yahoo|hotmail|outlook|rediffmail)(com|in)$/, '@$1.$2']];

/** An email address said in letters, parts and digits: "asha dot r ninety one at gmail dot com". Null if it is none. */
export function spokenEmail(said: string, framing: readonly string[]): string | null {
  const plain = LONGER.reduce(
    (text, [pattern, sign]) => text.replace(pattern, sign),
    said.toLowerCase().replaceAll(/[,!?]|\.(?=\s|$)/g, ' '),
  );
  const words = withDigits(plain.split(/\s+/).filter(Boolean)).map((word) => SIGNS[word] ?? word);
  const at = words.findIndex((word) => word.includes('@'));
  if (at < 0) return null;
  const frames = (word: string): boolean => framing.includes(word.replaceAll(/['’]/g, ' '));
  let first = 0;
  while (first < at && frames(words[first]!)) first++;
  while (words.length > at + 1 && frames(words.at(-1)!)) words.pop();
  const address = DOMAINS.reduce((text, [pattern, whole]) => text.replace(pattern, whole), words.slice(first).join(''));
  return EMAIL.test(address) && /^[\w.+@-]+$/.test(address) ? address : null;
}
