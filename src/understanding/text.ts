/** A word, a number or a sign of the text, with its place in the text as the person gave it. */
export interface Token {
  /** What the word counts as: equal for the spellings of one word. */
  norm: string;
  /** Folded: lower case, one kind of digit, no accents or plural "s". */
  raw: string;
  start: number;
  end: number;
  /** Set for digits, with Indian and Western digit groups read. */
  value?: number;
}

/** The longest text that is read, in UTF-16 units; what follows is ignored. */
const MAX_TEXT = 1000;

const ZEROES = [0x0966, 0x0c66, 0x0660, 0x06f0];

/** Devanagari, Telugu, Arabic and Persian digits as ASCII. */
function asciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0)!;
    const zero = ZEROES.find((start) => code >= start && code <= start + 9);
    return zero === undefined ? digit.normalize('NFKC') : String(code - zero);
  });
}

const FOLDED_LETTERS: Record<string, string> = { ي: 'ی', ى: 'ی', ك: 'ک', ه: 'ہ', ة: 'ہ', ۃ: 'ہ', ٱ: 'ا' };

/**
 * Marks that writers leave out or vary: the nukta, Arabic vowel signs, joiners.
 * Vowel signs of Devanagari and Telugu are no such marks: without them the words are gone.
 */
const LOOSE_MARKS = /[\u0300-\u036f\u064b-\u065f\u0670\u0640\u093c\u200b-\u200f\u2060\ufeff]/g;

function withoutPlural(word: string): string {
  if (!/^[a-z]{4,}s$/.test(word) || word.endsWith('ss') || word.endsWith('us')) return word;
  return word.endsWith('ies') ? `${word.slice(0, -3)}y` : word.slice(0, -1);
}

/** Folds one word so that its spellings meet: case, digits of any script, accents, nukta, Arabic letter forms, plural "s". */
export function foldWord(word: string): string {
  const folded = asciiDigits(word)
    .normalize('NFKD')
    .toLowerCase()
    .replace(LOOSE_MARKS, '')
    .normalize('NFC')
    .replace(LOOSE_MARKS, '')
    .replace(/[يىكهةۃٱ]/g, (letter) => FOLDED_LETTERS[letter] ?? letter)
    .replaceAll('ँ', 'ं');
  return withoutPlural(folded);
}

const SHORT_FORMS: [RegExp, string[]][] = [
  [/^(can|won|don|doesn|didn|isn|aren|wasn|wouldn|couldn|shouldn|haven|hasn|ain)['’]?t$/, ['not']],
  [/^(.+)['’](s|m|re|ll|ve|d)$/, []],
  [/^(what|who|how|where|that|it|let|there|here)s$/, []],
];

/** "don't" is "do" and "not"; "what's" is "what": the rest of a short form says nothing that matters here. */
function wordsOf(word: string): string[] {
  const lower = word.toLowerCase();
  for (const [form, more] of SHORT_FORMS) {
    const found = form.exec(lower);
    if (found && lower !== 'cant' && lower !== 'wont') return more.length > 0 ? ['do', ...more] : [found[1]!];
    if (found) return ['can', ...more];
  }
  return [word];
}

const PIECES =
  /(?<mail>[\p{L}\p{Nd}._%+-]+@[\p{L}\p{Nd}.-]+\.\p{L}{2,})|(?<number>\p{Nd}+(?:[,]\p{Nd}+)*(?:[.٫]\p{Nd}+)?)|(?<word>[\p{L}\p{M}\u200c\u200d]+(?:['’][\p{L}\p{M}]+)*)|(?<sign>[₹%+\-–—/,;.?!:&@<>=])/gu;

/** `"1,25,000"` as `"125000"`; leading zeros stay, as in a phone number. */
const plainDigits = (digits: string): string => asciiDigits(digits).replaceAll(',', '').replace('٫', '.');

/** A vowel sign without its letter is a slip, no word. */
const ONLY_MARKS = /^[\p{M}\u200c\u200d]+$/u;

const DASHES = /^[–—]$/;

/** Splits a text into tokens. Digits and letters part ("3bhk" is "3", "bhk"); e-mail addresses stay whole. */
export function tokenise(text: string): Token[] {
  const tokens: Token[] = [];
  for (const piece of text.slice(0, MAX_TEXT).matchAll(PIECES)) {
    const start = piece.index;
    const end = start + piece[0].length;
    const groups = piece.groups!;
    if (groups['number'] !== undefined) {
      const norm = plainDigits(piece[0]);
      tokens.push({ norm, raw: norm, start, end, value: Number(norm) });
    } else if (groups['word'] !== undefined) {
      for (const word of wordsOf(piece[0])) {
        const norm = foldWord(word);
        tokens.push({ norm, raw: norm, start, end });
      }
    } else {
      const norm = DASHES.test(piece[0]) ? '-' : piece[0].toLowerCase();
      tokens.push({ norm, raw: norm, start, end });
    }
  }
  return tokens.filter((token) => token.norm !== '' && !ONLY_MARKS.test(token.norm));
}

/** An e-mail address is one token. */
export const isMail = (token: Token): boolean => token.norm.length > 1 && token.norm.includes('@');

/** True for a token that is no word and no number. */
export const isSign = (token: Token): boolean => token.value === undefined && /^[^\p{L}\p{M}\p{Nd}]+$/u.test(token.norm);
