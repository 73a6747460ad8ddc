/**
 * How a word sounds, roughly, in Latin letters, from any of the four scripts: the same place said in Telugu, Urdu or
 * English and misheard by a recogniser meets in one key. Vowels are kept apart because Urdu does not write them.
 */
export interface Sound {
  /** Consonants only, doubled ones once, those that scripts and ears confuse as one: "gachibowli" is "gcbl". */
  bones: string;
  /** With vowels in one spelling each: "gachibovli". */
  full: string;
}

const INDIC_CONSONANTS = 'k kh g gh n ch chh j jh n t th d dh n t th d dh n n p ph b bh m y r r l l l v s s s h'.split(' ');
const INDIC_SIGNS: Record<number, string> = {
  0x3e: 'a',
  0x3f: 'i',
  0x40: 'i',
  0x41: 'u',
  0x42: 'u',
  0x43: 'ru',
  0x46: 'e',
  0x47: 'e',
  0x48: 'ai',
  0x49: 'o',
  0x45: 'e',
  0x4a: 'o',
  0x4b: 'o',
  0x4c: 'au',
};
const INDIC_VOWELS: Record<number, string> = {
  0x05: 'a',
  0x06: 'a',
  0x07: 'i',
  0x08: 'i',
  0x09: 'u',
  0x0a: 'u',
  0x0b: 'ru',
  0x0e: 'e',
  0x0f: 'e',
  0x10: 'ai',
  0x11: 'o',
  0x0d: 'e',
  0x12: 'o',
  0x13: 'o',
  0x14: 'au',
};
const ANUSVARA = 0x02;
const VIRAMA = 0x4d;

/** Devanagari and Telugu share one layout, at 0x0900 and 0x0c00. */
function fromIndic(word: string): string {
  let latin = '';
  let open = false;
  const last = word.length - 1;
  const isTelugu = word.charCodeAt(0) >= 0x0c00;
  for (const [place, letter] of Array.from(word).entries()) {
    const code = letter.codePointAt(0)! & 0x7f;
    if (code >= 0x15 && code <= 0x39) {
      if (open) latin += 'a';
      latin += INDIC_CONSONANTS[code - 0x15];
      open = true;
      continue;
    }
    const sign = INDIC_SIGNS[code];
    if (sign !== undefined) latin += sign;
    else if (code === ANUSVARA) latin += (open ? 'a' : '') + (place === last && isTelugu ? 'm' : 'n');
    else if (code !== VIRAMA) latin += (open ? 'a' : '') + (INDIC_VOWELS[code] ?? '');
    open = false;
  }
  return latin;
}

const ARABIC: Record<string, string> = {
  ا: 'a',
  آ: 'a',
  ب: 'b',
  پ: 'p',
  ت: 't',
  ٹ: 't',
  ث: 's',
  ج: 'j',
  چ: 'ch',
  ح: 'h',
  خ: 'kh',
  د: 'd',
  ڈ: 'd',
  ذ: 'z',
  ر: 'r',
  ڑ: 'd',
  ز: 'z',
  ژ: 'z',
  س: 's',
  ش: 'sh',
  ص: 's',
  ض: 'z',
  ط: 't',
  ظ: 'z',
  ع: 'a',
  غ: 'g',
  ف: 'f',
  ق: 'k',
  ک: 'k',
  گ: 'g',
  ل: 'l',
  م: 'm',
  ن: 'n',
  ں: 'n',
  و: 'v',
  ہ: 'h',
  ھ: 'h',
  ی: 'y',
  ے: 'e',
  ء: '',
};

/** Waw and ye are consonants where a word begins, and long vowels in it; he at the end is an "a". */
function fromArabic(word: string): string {
  const letters = Array.from(word);
  return letters
    .map((letter, place) => {
      if (place > 0 && letter === 'و') return 'o';
      if (place > 0 && letter === 'ی') return 'i';
      if (place > 1 && letter === 'ہ' && place === letters.length - 1) return 'a';
      return ARABIC[letter] ?? '';
    })
    .join('');
}

function inLatin(word: string): string {
  if (/[\u0900-\u097f\u0c00-\u0c7f]/.test(word)) return fromIndic(word);
  return /[\u0600-\u06ff]/.test(word) ? fromArabic(word) : word.replace(/[^a-z]/g, '');
}

const ONE_SPELLING: [RegExp, string][] = [
  [/t?chh?/g, 'C'],
  [/ph/g, 'f'],
  [/([kgjtdpbs])h/g, '$1'],
  [/ck|q|c(?![ei])/g, 'k'],
  [/c/g, 's'],
  [/x/g, 'ks'],
  [/z/g, 'j'],
  [/w/g, 'v'],
  [/ou|ow|av|au/g, 'o'],
  [/aa+/g, 'a'],
  [/ee+|ie|ea|ii/g, 'i'],
  [/oo+|uu/g, 'u'],
  [/ai|ay|ei|ey/g, 'e'],
  [/y$/, 'i'],
  [/(.)\1+/g, '$1'],
  [/C/g, 'c'],
];

/** How a folded word (see `foldWord`) sounds. */
export function soundOf(word: string): Sound {
  let full = inLatin(word);
  for (const [spelling, sound] of ONE_SPELLING) full = full.replace(spelling, sound);
  const bones = full
    .replace(/[aeiouhyv]/g, '')
    .replaceAll('m', 'n')
    .replaceAll('j', 's')
    .replace(/(.)\1+/g, '$1');
  return { full, bones };
}

const INDIC_ANUSVARA_END = /[\u0902\u06ba]$/;

/**
 * One key for the ways of writing one word of Hindi, Telugu or Urdu, in its own script or in Latin letters:
 * "chahiye", "chaiye" and "चाहिए" meet. Vowels inside count only where all scripts tell them apart.
 */
export function wordKey(folded: string): string {
  const { full } = soundOf(folded.replace(INDIC_ANUSVARA_END, '').replace(/(?<=[aeh]i)n$/, ''));
  const inner = full
    .replace(/(?<=.)h/g, '')
    .replace(/(?<=.)y/g, 'i')
    .replace(/(?<=.)a(?=.)/g, '')
    .replace(/(?<=.)e(?=.)/g, 'i')
    .replace(/(?<=.)o(?=.)/g, 'u')
    .replace(/(.)\1+/g, '$1');
  return inner || folded;
}

/** The least number of single-letter changes between two words (Damerau: swaps count one), at most `limit + 1`. */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) cost = Math.min(cost, before[j - 2]! + 1);
      row.push(cost);
      least = Math.min(least, cost);
    }
    if (least > limit) return limit + 1;
    before = last;
    last = row;
  }
  return last[b.length]!;
}
