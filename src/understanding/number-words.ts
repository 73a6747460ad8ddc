import type { NumberLexicon } from './language-part.ts';
import { foldWord } from './text.ts';

/** Number words of a language, by folded word. */
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

const folded = (words: Record<string, number>): Map<string, number> =>
  new Map(Object.entries(words).map(([word, value]) => [foldWord(word), value]));

const foldedSet = (words: string[]): Set<string> => new Set(words.map(foldWord));

export const numberWords = (lexicon: NumberLexicon): NumberWords => ({
  cardinals: folded(lexicon.numbers),
  unsure: folded(lexicon.unsureNumbers),
  misheard: folded(lexicon.misheardNumbers),
  articles: foldedSet(lexicon.articleNumbers),
  multipliers: folded(lexicon.multipliers),
  fractions: folded(lexicon.fractions),
  fixed: folded(lexicon.fixedFractions),
  added: folded(lexicon.addedFractions),
  and: foldedSet(lexicon.and),
  point: foldedSet(lexicon.point),
});
