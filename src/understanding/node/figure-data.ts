import type { Lexicon } from '../data.ts';
import type { Intents } from './read-intents.ts';

const SAID = [
  'language',
  'numbers',
  'unsureNumbers',
  'misheardNumbers',
  'articleNumbers',
  'multipliers',
  'fractions',
  'fixedFractions',
  'addedFractions',
  'and',
  'point',
  'ordinals',
  'units',
] as const satisfies readonly (keyof Lexicon)[];

const figuresOf = (lexicon: Lexicon) =>
  Object.fromEntries(SAID.map((name) => [name, lexicon[name]])) as Pick<Lexicon, (typeof SAID)[number]>;

/** What all languages say numbers with, and the localities with their names in all letters, for whoever checks what is told. */
export const figureData = (intents: Intents) => ({
  lexicons: Object.keys(intents.languages).map((tag) => figuresOf(intents.lexicon(tag))),
  places: intents.localities().map(({ name, aliases, scripts }) => [name, ...aliases, ...scripts]),
});
