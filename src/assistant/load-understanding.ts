import type { LanguageData } from '../understanding/data.ts';
import type { Understanding } from '../understanding/interpret.ts';

const LANGUAGES: Record<string, () => Promise<{ default: LanguageData }>> = {
  en: () => import('virtual:language/en'),
};

const loaded = new Map<string, Promise<Understanding>>();

async function load(language: string): Promise<Understanding> {
  const [{ createUnderstanding }, data] = await Promise.all([
    import('../understanding/interpret.ts'),
    (LANGUAGES[language] ?? LANGUAGES['en']!)(),
  ]);
  return createUnderstanding(data.default);
}

/** The understanding of a language; it comes after the first paint, and once. */
export function understandingOf(language: string): Promise<Understanding> {
  const found = loaded.get(language) ?? load(language);
  loaded.set(language, found);
  found.catch(() => loaded.delete(language));
  return found;
}
