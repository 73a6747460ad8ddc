import type { Languages } from './data.ts';
import { bucketOf, createScorer, softmax, type LinearModel } from './linear-model.ts';
import { foldWord } from './text.ts';

/** What tells languages apart that are written in the same letters. */
export interface LanguageFinderData {
  languages: Languages;
  model: LinearModel;
}

/** Gives the tag of the language of a text; `hint` is the one that is expected, as that of the screen. */
export type FindLanguage = (text: string, hint?: string) => string;

const LONGEST_PIECE = 4;
const WORD = /[\p{L}\p{M}\u200c\u200d]+/gu;

/** The words of a text and their pieces of one to four letters, each once. */
export function languageFeatures(text: string): string[] {
  const features = new Set<string>();
  for (const [found] of text.slice(0, 300).matchAll(WORD)) {
    const word = foldWord(found);
    features.add(`w ${word}`);
    const framed = `^${word}$`;
    for (let length = 1; length <= LONGEST_PIECE; length++) {
      for (let at = 0; at + length <= framed.length; at++) features.add(framed.slice(at, at + length));
    }
  }
  return [...features];
}

const LATIN = 'Latn';

/** The tags of the languages that are written in a script. */
export const writtenIn = (languages: Languages, script: string): string[] =>
  Object.entries(languages).flatMap(([tag, language]) => (language.script === script || (script === LATIN && language.latin) ? [tag] : []));

/** How much likelier the expected language is than the words alone make it. */
const EXPECTED = Math.log(3);

/** Finds the language of a text from its letters, and among languages with the same letters from its words. */
export function createLanguageFinder({ languages, model }: LanguageFinderData): FindLanguage {
  const { classes, scores } = createScorer(model);
  const scripts = [...new Set([...Object.values(languages).map(({ script }) => script), LATIN])].map((script) => ({
    letters: new RegExp(`\\p{Script=${script}}`, 'gu'),
    tags: writtenIn(languages, script),
  }));
  const first = Object.keys(languages)[0]!;
  return (text, hint) => {
    const counted = scripts.map(({ letters, tags }) => ({ tags, count: text.match(letters)?.length ?? 0 }));
    const { tags, count } = counted.reduce((most, next) => (next.count > most.count ? next : most));
    const expected = hint !== undefined && languages[hint] ? hint : undefined;
    if (count === 0 || tags.length === 0) return expected ?? first;
    if (tags.length === 1) return tags[0]!;
    const found = softmax(
      scores(new Set(languageFeatures(text).map(bucketOf))).map((score, i) => score + (classes[i] === expected ? EXPECTED : 0)),
    );
    return tags.reduce((best, tag) => ((found[classes.indexOf(tag)] ?? 0) > (found[classes.indexOf(best)] ?? 0) ? tag : best));
  };
}
