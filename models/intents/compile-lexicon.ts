import type { Language, Lexicon, LocalityNames } from '../../src/understanding/data.ts';
import { ELSEWHERE } from '../../src/understanding/dictionary.ts';
import { packWords, unpackWords } from '../../src/understanding/hashing.ts';
import type { NumberLexicon, WordsPart } from '../../src/understanding/language-part.ts';
import { joinWays } from '../../src/understanding/packed-ways.ts';
import { needlessWays } from './needless-ways.ts';
import { createSpelling, type Spelling } from '../../src/understanding/spelling.ts';
import { foldWord } from '../../src/understanding/text.ts';

/** Whether a name is written in the letters of a script, by the script's code in ISO 15924. */
const isInScript = (name: string, script: string): boolean => new RegExp(`\\p{Script=${script}}`, 'u').test(name);

/** The localities with their names in the script of one language only. */
export const localitiesIn = (localities: LocalityNames[], script: string): LocalityNames[] =>
  localities.map((locality) => ({ ...locality, scripts: locality.scripts.filter((name) => isInScript(name, script)) }));

/** The names of each place that count as different words: where words count by their sound, most spellings are one. */
function placesOf(localities: LocalityNames[], { script }: Language, countsAs: (name: string) => string): string[][] {
  const named =
    script === 'Latn'
      ? localities.map(({ name, aliases }) => [name, ...aliases])
      : localitiesIn(localities, script).map(({ name, aliases, scripts }) => [name, ...aliases, ...scripts]);
  return named.map((names) => {
    const counted = names.map(countsAs);
    return names.filter((_, i) => counted.indexOf(counted[i]!) === i);
  });
}

const UNIT = 'unit';

const isSingle = (way: string): boolean => !way.includes(' ');

/** Words of numbers: alone they are read as such, whatever else they mean. */
const countingWords = ({ numbers, unsureNumbers, multipliers }: NumberLexicon, spelling: Spelling): Set<string> =>
  new Set([numbers, unsureNumbers, multipliers].flatMap((words) => Object.keys(words).map((word) => spelling.norm(foldWord(word)))));

/** The words of a lexicon as they count; `letters` are those that count by their letters, packed. */
export function compileLexicon(tag: string, language: Language, lexicon: Lexicon, localities: LocalityNames[], letters: string): WordsPart {
  const { ordinalSuffixes, suffixes, enclitics, words, units, ordinals, samples: _, language: _tag, ...numbers } = lexicon;
  const spelling = createSpelling(language.spelling, enclitics, unpackWords([letters]));
  const ways: Record<string, Record<string, string[]>> = {};
  const countsAs = (phrase: string): string =>
    spelling
      .tokenise(phrase)
      .map((token) => token.norm)
      .join(' ');
  const add = (kind: string, value: string, phrase: string) => {
    const way = countsAs(phrase);
    const known = (ways[kind] ??= {})[value] ?? [];
    if (way !== '' && !known.includes(way)) ways[kind][value] = [...known, way];
  };
  for (const [kind, values] of Object.entries({ ...words, [UNIT]: units })) {
    for (const [value, phrases] of Object.entries(values)) for (const phrase of phrases) add(kind, value, phrase);
  }
  for (const [phrase, value] of Object.entries(ordinals)) add('ordinal', String(value), phrase);
  const isTold = needlessWays(ways);
  const counts = countingWords(numbers, spelling);
  // A unit stands right behind its number, so that no word of it may be missing.
  const isNeeded = (kind: string, value: string, way: string) =>
    kind === UNIT || way.split(' ').some((word) => counts.has(word)) || !isTold(kind, value, way);
  const needless = Object.entries(ways).flatMap(([kind, values]) =>
    kind === ELSEWHERE ? [] : Object.entries(values).flatMap(([value, list]) => list.filter((way) => !isNeeded(kind, value, way))),
  );
  const foreign = Object.values(ways[ELSEWHERE] ?? {}).flat();
  const joined = Object.entries(ways).map(([kind, values]) => [
    kind,
    Object.fromEntries(
      Object.entries(values).map(([value, list]) => [
        value,
        joinWays(
          list.filter((way) => !(kind === ELSEWHERE && isSingle(way)) && isNeeded(kind, value, way)),
          language.spelling === 'sound',
        ),
      ]),
    ),
  ]);
  return {
    tag,
    spelling: language.spelling,
    numbers,
    ordinalSuffixes,
    suffixes,
    enclitics,
    ways: Object.fromEntries(joined) as WordsPart['ways'],
    elsewhere: packWords(foreign.filter(isSingle)),
    places: placesOf(localities, language, countsAs),
    ours: [],
    letters,
    words: '',
    carriers: packWords(needless.flatMap((way) => way.split(' '))),
  };
}
