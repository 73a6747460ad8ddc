/** How names of this city are written in Latin letters, and how that sounds in the phones of the model: longest spellings first. */
const CONSONANTS: Readonly<Record<string, string>> = {
  chh: 'CH',
  bh: 'B',
  ch: 'CH',
  ck: 'K',
  dh: 'D',
  gh: 'G',
  jh: 'JH',
  kh: 'K',
  ng: 'NG G',
  ph: 'F',
  sh: 'SH',
  th: 'T',
  b: 'B',
  c: 'K',
  d: 'D',
  f: 'F',
  g: 'G',
  h: 'HH',
  j: 'JH',
  k: 'K',
  l: 'L',
  m: 'M',
  n: 'N',
  p: 'P',
  q: 'K',
  r: 'R',
  s: 'S',
  t: 'T',
  v: 'V',
  w: 'W',
  x: 'K S',
  y: 'Y',
  z: 'Z',
};

/** Vowels with one sound. */
const LONG_VOWELS: Readonly<Record<string, string>> = {
  aa: 'AA',
  ai: 'AY',
  au: 'AW',
  aw: 'AW',
  ee: 'IY',
  ei: 'EY',
  ie: 'IY',
  oo: 'UW',
  ou: 'UW',
  ow: 'AW',
};

type Sounds = Readonly<Record<string, string>>;

/** Vowels that are heard in several ways: weak, full, and as who knows only English reads them. */
const WEAK: Sounds = { a: 'AH', e: 'EH', i: 'IH', o: 'OW', u: 'UH' };
const FULL: Sounds = { a: 'AA', e: 'EY', i: 'IY', o: 'AO', u: 'UW' };
const READ: Sounds = { a: 'AE', e: 'EH', i: 'IH', o: 'AA', u: 'AH' };
const LAST: Sounds = { a: 'AH', i: 'IY', u: 'UW', e: 'EY', y: 'IY' };

/** How each vowel sounds, by its place among the vowels of the word. */
const MANNERS: readonly ((vowel: number) => Sounds)[] = [
  () => WEAK,
  () => FULL,
  (at) => (at === 0 ? FULL : WEAK),
  (at) => (at > 0 ? FULL : WEAK),
  (at) => (at === 0 ? READ : WEAK),
];

const longestOf = (spellings: Readonly<Record<string, unknown>>, word: string, at: number): string | undefined =>
  Object.keys(spellings)
    .filter((spelling) => word.startsWith(spelling, at))
    .toSorted((a, b) => b.length - a.length)[0];

function say(word: string, manner: (vowel: number) => Sounds): string {
  const phones: string[] = [];
  let vowels = 0;
  for (let at = 0; at < word.length;) {
    const rest = word.length - at;
    const long = longestOf(LONG_VOWELS, word, at);
    const consonant = longestOf(CONSONANTS, word, at);
    const letter = word[at]!;
    if (rest === 1 && LAST[letter] && at > 0) {
      phones.push(LAST[letter]);
      at++;
    } else if (long) {
      phones.push(LONG_VOWELS[long]!);
      vowels++;
      at += long.length;
    } else if (WEAK[letter]) {
      phones.push(manner(vowels)[letter]!);
      vowels++;
      at++;
    } else if (consonant) {
      const phone = CONSONANTS[consonant]!;
      if (phones.at(-1) !== phone) phones.push(phone);
      at += consonant.length;
    } else throw new Error(`models: nothing is known of the sound of "${letter}" in "${word}"`);
  }
  return phones.join(' ');
}

/** The ways in which a name of this city may sound. */
export const soundsOfName = (word: string): string[] => [...new Set(MANNERS.map((manner) => say(word, manner)))];
