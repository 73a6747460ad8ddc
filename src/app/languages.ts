import type { i18n as I18n } from 'i18next';
import type { Languages } from '../capabilities/speech/ports.ts';
import { translationTexts } from '../services/translation-texts.ts';
import type { Stores } from '../state/stores.tsx';
import { languageNamed } from '../understanding/languages.ts';
import { FINISHED_LANGUAGES } from './translations.ts';

/** Sets the language and writing direction of the page. */
export function showLanguage(language: string): void {
  document.documentElement.lang = language;
  document.documentElement.dir = languageNamed(language)?.direction ?? 'ltr';
}

/** The languages of the screens, for the commands; each one's texts are loaded once. */
export const createLanguages = (i18n: I18n, { settings }: Stores): Languages => ({
  current: () => settings.store.getState().language,
  available: () => Object.keys(FINISHED_LANGUAGES),
  async use(language) {
    if (!i18n.hasResourceBundle(language, 'translation')) i18n.addResourceBundle(language, 'translation', await translationTexts(language));
    await i18n.changeLanguage(language);
    settings.set({ language });
    showLanguage(language);
  },
});
