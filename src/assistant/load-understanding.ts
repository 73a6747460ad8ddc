import type { LanguageData } from '../understanding/data.ts';
import type { Understanding } from '../understanding/interpret.ts';
import { languageOfScript } from '../understanding/scripts.ts';

const LANGUAGES: Record<string, () => Promise<{ default: LanguageData }>> = {
  en: () => import('virtual:language/en'),
  hi: () => import('virtual:language/hi'),
  te: () => import('virtual:language/te'),
  ur: () => import('virtual:language/ur'),
};

const loaded = new Map<string, Promise<Understanding>>();

async function load(language: string): Promise<Understanding> {
  const [{ createUnderstanding }, data] = await Promise.all([import('../understanding/interpret.ts'), LANGUAGES[language]!()]);
  return createUnderstanding(data.default);
}

/** The understanding of a language; it comes after the first paint, and once. Texts in another script have their own. */
export function understandingOf(language: string, text = ''): Promise<Understanding> {
  const written = languageOfScript(text, language);
  return understandingIn(LANGUAGES[written] ? written : 'en');
}

function understandingIn(language: string): Promise<Understanding> {
  const found = loaded.get(language) ?? load(language);
  loaded.set(language, found);
  found.catch(() => loaded.delete(language));
  return found;
}
