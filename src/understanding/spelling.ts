import type { WordSet } from './hashing.ts';
import { ownWord } from './own-words.ts';
import { wordKey } from './sound.ts';
import { foldWord, isSign, tokenise, type Token } from './text.ts';

/** How the words of a language are made alike. */
export interface Spelling {
  tokenise(text: string): Token[];
  /** What a folded word counts as. */
  norm(folded: string): string;
}

/** The fewest letters that are left of a word when an enclitic is split off. */
const SHORTEST_HOST = 3;

/** Words that are written onto the end of another one stand apart: "lakshalalopu" is "lakshala lopu". */
function splitEnclitics(tokens: Token[], enclitics: string[], english: WordSet): Token[] {
  if (enclitics.length === 0) return tokens;
  return tokens.flatMap((token) => {
    const found = enclitics.find(
      (end) => token.value === undefined && token.raw.length - end.length >= SHORTEST_HOST && token.raw.endsWith(end),
    );
    if (!found || english.has(token.raw)) return [token];
    const host = token.raw.slice(0, -found.length);
    return [
      { ...token, norm: host, raw: host },
      { ...token, norm: found, raw: found },
    ];
  });
}

const LATIN = /^\p{Script=Latin}/u;

/**
 * English counts by its letters. In a language that is written in several scripts and many spellings, every word that is
 * not English counts by its sound.
 */
export function createSpelling(by: 'letters' | 'sound', enclitics: string[], english: WordSet): Spelling {
  const ends = enclitics.map(foldWord).toSorted((a, b) => b.length - a.length);
  const counts = (folded: string): boolean => by === 'letters' || (LATIN.test(folded) && english.has(folded));
  const norm = (folded: string): string => (counts(folded) ? folded : ownWord(wordKey(folded)));
  return {
    norm,
    tokenise: (text) =>
      splitEnclitics(tokenise(text), ends, english).map((token) =>
        token.value !== undefined || isSign(token) || token.raw.includes('@') ? token : { ...token, norm: norm(token.raw) },
      ),
  };
}
