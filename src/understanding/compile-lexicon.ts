import type { Language, Lexicon, LocalityNames } from './data.ts';
import { ELSEWHERE } from './dictionary.ts';
import { packWords } from './hashing.ts';
import type { NumberLexicon, WordsPart } from './language-part.ts';
import { joinWays } from './packed-ways.ts';
import { needlessWays, splitAll } from './needless-ways.ts';
import { createSpelling, lettersOf, type Spelling } from './spelling.ts';
import { foldWord } from './text.ts';

/** Whether a name is written in the letters of a script, by the script's code in ISO 15924. */
const isInScript = (name: string, script: string): boolean => new RegExp(`\\p{Script=${script}}`, 'u').test(name);

/** The localities with their names in the script of one language only. */
export const localitiesIn = (localities: LocalityNames[], script: string): LocalityNames[] =>
  localities.map((locality) => ({ ...locality, scripts: locality.scripts.filter((name) => isInScript(name, script)) }));

function placesOf(localities: LocalityNames[], { script }: Language, mixed: WordsPart[]): string[][] {
  if (script === 'Latn') return localities.map(({ name, aliases }) => [name, ...aliases]);
  const isNamed = mixed.some((part) => part.places.some(([name]) => name !== ''));
  return localitiesIn(localities, script).map(({ name, scripts }) => [isNamed ? '' : name, ...scripts]);
}

const UNIT = 'unit';

const isSingle = (way: string): boolean => !way.includes(' ');

/** Words of numbers: alone they are read as such, whatever else they mean. */
const countingWords = ({ numbers, unsureNumbers, multipliers }: NumberLexicon, spelling: Spelling): Set<string> =>
  new Set([numbers, unsureNumbers, multipliers].flatMap((words) => Object.keys(words).map((word) => spelling.norm(foldWord(word)))));

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
  const given = mixed.map(splitAll);
  const add = (kind: string, value: string, phrase: string) => {
    const way = spelling
      .tokenise(phrase)
      .map((token) => token.norm)
      .join(' ');
    const known = (ways[kind] ??= {})[value] ?? [];
    const said = given.some((all) => all[kind]?.[value]?.includes(way));
    if (way !== '' && !said && !known.includes(way)) ways[kind][value] = [...known, way];
  };
  for (const [kind, values] of Object.entries({ ...words, [UNIT]: units })) {
    for (const [value, phrases] of Object.entries(values)) for (const phrase of phrases) add(kind, value, phrase);
  }
  for (const [phrase, value] of Object.entries(ordinals)) add('ordinal', String(value), phrase);
  const isTold = needlessWays([ways, ...given]);
  const counts = countingWords(numbers, spelling);
  // A unit stands right behind its number, so that no word of it may be missing.
  const isNeeded = (kind: string, value: string, way: string) =>
    kind === UNIT || way.split(' ').some((word) => counts.has(word)) || !isTold(kind, value, way);
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
    places: placesOf(localities, language, mixed),
    ours: [],
    words: '',
  };
}
