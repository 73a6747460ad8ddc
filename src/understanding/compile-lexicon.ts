import type { Language, Lexicon, LocalityNames } from './data.ts';
import { joinWays, splitWays, type WordsPart } from './language-part.ts';
import { createSpelling, lettersOf } from './spelling.ts';

/** Whether a name is written in the letters of a script, by the script's code in ISO 15924. */
const isInScript = (name: string, script: string): boolean => new RegExp(`\\p{Script=${script}}`, 'u').test(name);

/** The localities with their names in the script of one language only. */
export const localitiesIn = (localities: LocalityNames[], script: string): LocalityNames[] =>
  localities.map((locality) => ({ ...locality, scripts: locality.scripts.filter((name) => isInScript(name, script)) }));

function placesOf(localities: LocalityNames[], language: Language): string[][] {
  if (language.script === 'Latn') return localities.map(({ name, aliases }) => [name, ...aliases]);
  return localitiesIn(localities, language.script).flatMap(({ name, scripts }) => (scripts.length > 0 ? [[name, ...scripts]] : []));
}

/** The words of a lexicon as they count, without what the languages it is mixed with say already. */
export function compileLexicon(
  tag: string,
  language: Language,
  lexicon: Lexicon,
  localities: LocalityNames[],
  mixed: WordsPart[],
): WordsPart {
  const { ordinalSuffixes, suffixes, enclitics, words, units, ordinals, samples: _, language: _tag, ...numbers } = lexicon;
  const spelling = createSpelling(language.spelling, [enclitics, ...mixed.map((part) => part.enclitics)].flat(), lettersOf(mixed));
  const ways: Record<string, Record<string, string[]>> = {};
  const add = (kind: string, value: string, phrase: string) => {
    const way = spelling
      .tokenise(phrase)
      .map((token) => token.norm)
      .join(' ');
    const known = (ways[kind] ??= {})[value] ?? [];
    const said = mixed.some((part) => splitWays(part.ways[kind]?.[value] ?? '').includes(way));
    if (way !== '' && !said && !known.includes(way)) ways[kind][value] = [...known, way];
  };
  for (const [kind, values] of Object.entries({ ...words, unit: units })) {
    for (const [value, phrases] of Object.entries(values)) for (const phrase of phrases) add(kind, value, phrase);
  }
  for (const [phrase, value] of Object.entries(ordinals)) add('ordinal', String(value), phrase);
  const joined = Object.entries(ways).map(([kind, values]) => [
    kind,
    Object.fromEntries(Object.entries(values).map(([value, list]) => [value, joinWays(list)])),
  ]);
  return {
    tag,
    spelling: language.spelling,
    numbers,
    ordinalSuffixes,
    suffixes,
    enclitics,
    ways: Object.fromEntries(joined) as WordsPart['ways'],
    places: placesOf(localities, language),
    ours: [],
    words: '',
  };
}
