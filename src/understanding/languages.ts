import data from '../../intents/languages.json' with { type: 'json' };
import type { Language, Languages } from './data.ts';

/** All languages by their tags, in the order in which they are shown; `npm run intents -- check` parses them. */
export const LANGUAGES = data as Languages;

export const languageNamed = (tag: string): Language | undefined => (Object.hasOwn(LANGUAGES, tag) ? LANGUAGES[tag] : undefined);
