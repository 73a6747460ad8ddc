import type { NumberLexicon } from './language-part.ts';
import { foldWord } from './text.ts';

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
