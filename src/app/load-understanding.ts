import { partLoaders } from 'virtual:languages';
import type { FindLanguage } from '../understanding/find-language.ts';
import type { Understanding } from '../understanding/interpret.ts';
import { LANGUAGES } from '../understanding/languages.ts';

/** Loads once; after a failure, the next call tries again. */
function onceEach<T>(load: (name: string) => Promise<T>): (name: string) => Promise<T> {
  const loaded = new Map<string, Promise<T>>();
  return (name) => {
    const found = loaded.get(name) ?? load(name);
    loaded.set(name, found);
    found.catch(() => loaded.delete(name));
    return found;
  };
}

const finder = onceEach(async (): Promise<FindLanguage> => {
  const [{ createLanguageFinder }, { default: model }] = await Promise.all([
    import('../understanding/find-language.ts'),
    import('virtual:language-finder'),
  ]);
  return createLanguageFinder({ languages: LANGUAGES, model });
});

const understandingIn = onceEach(async (language: string): Promise<Understanding> => {
  const [{ createUnderstanding }, part] = await Promise.all([import('../understanding/interpret.ts'), partLoaders[language]!()]);
  return createUnderstanding(part.default);
});

/** The names of all places, as they are written in a language. */
export async function placesIn(language: string): Promise<string[]> {
  const { default: part } = await partLoaders[language]!();
  return part.places.flatMap((names: string[]) => names.slice(0, 1));
}

/**
 * The understanding for the language of a text, whatever the screen's; without a text, for the screen's language. It loads once,
 * after the first paint.
 */
export async function understandingOf(language: string, text = ''): Promise<Understanding> {
  const find = await finder('');
  return understandingIn(find(text, language));
}
