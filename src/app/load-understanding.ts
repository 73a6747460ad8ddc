import { partLoaders } from 'virtual:languages';
import type { FindLanguage } from '../understanding/find-language.ts';
import type { Understanding } from '../understanding/interpret.ts';
import { LANGUAGES, languageNamed } from '../understanding/languages.ts';

/** Loads once; what did not come is asked for again the next time. */
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
  const tags = [language, ...(languageNamed(language)?.mixedWith ?? [])];
  const [{ createUnderstanding }, ...parts] = await Promise.all([
    import('../understanding/interpret.ts'),
    ...tags.map((tag) => partLoaders[tag]!()),
  ]);
  return createUnderstanding(parts.map((part) => part.default));
});

/**
 * The understanding of the language that a text is in, whatever the screen's; without a text, of the screen's language.
 * It comes after the first paint, and once.
 */
export async function understandingOf(language: string, text = ''): Promise<Understanding> {
  const find = await finder('');
  return understandingIn(find(text, language));
}
