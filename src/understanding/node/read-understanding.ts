import { createLanguageFinder, type FindLanguage } from '../find-language.ts';
import { createUnderstanding, type Understanding } from '../interpret.ts';
import { learnMissing, readFinderModel, readPart } from './learned.ts';
import { openIntents, type Intents } from './read-intents.ts';

/** The understanding of one language. */
export const readUnderstanding = (tag: string, intents: Intents = openIntents()): Understanding =>
  createUnderstanding(readPart(tag, intents));

/** Tells the language of a text, see `createLanguageFinder`. */
export const readLanguageFinder = (intents: Intents = openIntents()): FindLanguage =>
  createLanguageFinder({ languages: intents.languages, model: readFinderModel(intents) });

/** What is typed into a search box is expected in this language, where its words do not tell. */
const USUAL = 'en';

/** Understands texts in any language; what a language needs is read when it is first met. `hint` is the one expected. */
export interface Polyglot extends Understanding {
  languageOf: FindLanguage;
  in(tag: string): Understanding;
}

/** Whatever is missing of what is learned is learned before this returns. */
export function readPolyglot(intents: Intents = openIntents()): Polyglot {
  learnMissing(intents);
  const languageOf = readLanguageFinder(intents);
  const made = new Map<string, Understanding>();
  const inLanguage = (tag: string): Understanding => {
    const found = made.get(tag) ?? readUnderstanding(tag, intents);
    made.set(tag, found);
    return found;
  };
  return {
    languageOf,
    in: inLanguage,
    interpret: (text, context) => inLanguage(languageOf(text)).interpret(text, context),
    readFilters: (text) => inLanguage(languageOf(text, USUAL)).readFilters(text),
  };
}
