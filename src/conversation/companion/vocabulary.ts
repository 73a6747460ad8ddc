import { foldWord } from '../../understanding/text.ts';

/** Texts of a language, by key, at any depth. */
export interface Texts {
  [key: string]: string | Texts;
}

/** Names in other letters are no ordinary words. */
const NAMES = 'name';
/** A word is known by its beginning: endings vary, names do not begin like other words by chance. */
const SHORTEST = 3;
const SHARE = 0.6;

const LATIN = /^\p{Script=Latin}/u;

function* textsIn(texts: Texts): Generator<string> {
  for (const [key, value] of Object.entries(texts)) {
    if (typeof value === 'string') yield value;
    else if (key !== NAMES) yield* textsIn(value);
  }
}

/** The words of our own texts. Those in Latin letters count where they stand in small letters and as a whole. */
export function vocabularyOf(bundles: readonly Texts[]): (word: string) => boolean {
  const known = new Set<string>();
  for (const bundle of bundles)
    for (const text of textsIn(bundle))
      for (const [word] of text.replaceAll(/\{\{.*?\}\}/g, ' ').matchAll(/[\p{L}\p{M}\u200c\u200d]+/gu)) {
        const folded = foldWord(word);
        if (LATIN.test(word)) {
          if (word === word.toLowerCase()) known.add(folded);
        } else for (let length = SHORTEST; length <= folded.length; length++) known.add(folded.slice(0, length));
      }
  return (word) => {
    const folded = foldWord(word);
    if (LATIN.test(folded)) return known.has(folded);
    return folded.length <= SHORTEST - 1 || known.has(folded.slice(0, Math.max(SHORTEST, Math.ceil(folded.length * SHARE))));
  };
}
