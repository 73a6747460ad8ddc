const ONES = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const TEENS = ['ten', 'eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'];
const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const TIMES: Record<string, number> = { double: 2, triple: 3 };

/** What recognisers write for a digit. */
const HEARD_AS: Record<string, string> = { oh: '0', o: '0', nought: '0', nil: '0', to: '2', too: '2', for: '4', ate: '8' };

const CERTAIN: Record<string, string> = Object.fromEntries([
  ...ONES.map((word, i) => [word, String(i)]),
  ...TEENS.map((word, i) => [word, String(i + 10)]),
  ...TENS.map((word, i) => [word, String((i + 2) * 10)]),
]);

/** The digits that a word stands for: "seven", "ninety", "9848". */
export const digitsOf = (word: string): string | undefined => (/^\d+$/.test(word) ? word : CERTAIN[word]);

/** Reads words as digits: "nine eight", "ninety eight", "double seven", "9848 0". Words that are no number stay. */
export function withDigits(words: readonly string[]): string[] {
  const read: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!;
    const next = words[at + 1] ?? '';
    const times = TIMES[word];
    const repeated = digitsOf(next) ?? (times && next.length === 1 ? next : undefined);
    const one = ONES.indexOf(next);
    if (times && repeated !== undefined) {
      read.push(repeated.slice(0, 1).repeat(times) + repeated.slice(1));
      at++;
    } else if (TENS.includes(word) && one > 0) {
      read.push(String(Number(CERTAIN[word]) + one));
      at++;
    } else read.push(digitsOf(word) ?? word);
  }
  return read;
}

const wordsOf = (said: string): string[] => said.toLowerCase().match(/[\p{L}\p{M}]+|\d+/gu) ?? [];

/** A number that was said digit by digit or in groups, framed by nothing but these words; null if more was said. */
export function spokenDigits(said: string, framing: readonly string[]): string | null {
  const read = withDigits(wordsOf(said)).filter((word) => /^\d+$/.test(word) || HEARD_AS[word] !== undefined || !framing.includes(word));
  const first = read.findIndex((word) => /^\d+$/.test(word));
  const number = read.slice(Math.max(0, first)).map((word) => (/^\d+$/.test(word) ? word : HEARD_AS[word]));
  const before = read.slice(0, Math.max(0, first)).filter((word) => !framing.includes(word) && HEARD_AS[word] === undefined);
  if (first < 0 || before.length > 0 || number.some((digits) => digits === undefined)) return null;
  return number.join('');
}

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];

/** The place that an ordinal names, from 1: "third", "3rd". Undefined for other words. */
export function placeOf(word: string): number | undefined {
  const place = ORDINALS.indexOf(word) + 1 || Number(/^(\d+)(?:st|nd|rd|th)$/.exec(word)?.[1] ?? 0);
  return place > 0 ? place : undefined;
}

/** "Second of five", "the 3rd floor out of 12": a floor and how many there are; null for anything else. */
export function spokenFloor(said: string): { floor: string; floors: string } | null {
  const found = /(?:^|\s)(\S+)(?:\s+floor)?\s+(?:of|out of)\s+(\S+?)(?:\s+floors?)?[.!]?$/i.exec(said.trim());
  const floor = /^ground$/i.test(found?.[1] ?? '')
    ? 0
    : (placeOf(found?.[1]?.toLowerCase() ?? '') ?? digitsOf(found?.[1]?.toLowerCase() ?? ''));
  const floors = digitsOf(found?.[2]?.toLowerCase() ?? '');
  return floor === undefined || floors === undefined ? null : { floor: String(floor), floors };
}
