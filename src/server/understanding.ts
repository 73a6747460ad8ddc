import { createUnderstanding, type Understanding } from '../understanding/interpret.ts';
import { readLanguage } from '../understanding/read-data.ts';
import { languageOfScript } from '../understanding/scripts.ts';
import { languagesWithWeights } from '../understanding/tools/languages.ts';

/** Understands texts in every script that we have learnt; each language is made when it is first needed. */
export function createServerUnderstanding(): Understanding {
  const learnt = new Set(languagesWithWeights());
  const made = new Map<string, Understanding>();
  const of = (text: string): Understanding => {
    const written = languageOfScript(text, 'en');
    const language = learnt.has(written) ? written : 'en';
    const found = made.get(language) ?? createUnderstanding(readLanguage(language));
    made.set(language, found);
    return found;
  };
  of('');
  return {
    interpret: (text, context) => of(text).interpret(text, context),
    readFilters: (text) => of(text).readFilters(text),
  };
}
