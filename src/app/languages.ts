import type { i18n as I18n } from 'i18next';
import type { Languages } from '../capabilities/speech/ports.ts';
import { words, type Words } from '../domain/words.ts';
import type { ConversationParts } from '../conversation/parts.ts';
import { translationTexts } from '../services/translation-texts.ts';
import type { Stores } from '../state/stores.tsx';
import type { Interpretation } from '../understanding/interpret.ts';
import { languageNamed } from '../understanding/languages.ts';
import { FINISHED_LANGUAGES } from './translations.ts';

/** Sets the language and writing direction of the page. */
export function showLanguage(language: string): void {
  document.documentElement.lang = language;
  document.documentElement.dir = languageNamed(language)?.direction ?? 'ltr';
}

/** Each language's texts are loaded once. Throws if they do not come. */
export async function loadTexts(i18n: I18n, language: string): Promise<void> {
  if (!i18n.hasResourceBundle(language, 'translation')) i18n.addResourceBundle(language, 'translation', await translationTexts(language));
}

/** The languages of the screens, for the commands. */
export const createLanguages = (i18n: I18n, { settings }: Stores): Languages => ({
  current: () => settings.store.getState().language,
  available: () => Object.keys(FINISHED_LANGUAGES),
  async use(language) {
    await loadTexts(i18n, language);
    await i18n.changeLanguage(language);
    settings.set({ language, chosen: true, notIn: [] });
    showLanguage(language);
  },
  answerHere() {
    const { language, notIn } = settings.store.getState();
    settings.set({ notIn: Object.keys(FINISHED_LANGUAGES).filter((tag) => tag !== language) });
    return () => settings.set({ notIn });
  },
});

/** The finished language that comes first among those the browser asks for, if it is not that of the screens. */
export function wishedLanguage(screen: string): { tag: string; name: string } | null {
  const tag = navigator.languages.map((wish) => wish.split('-')[0]!).find((wish) => wish in FINISHED_LANGUAGES);
  return tag === undefined || tag === screen ? null : { tag, name: FINISHED_LANGUAGES[tag]! };
}

/** The language of a link: `?lang=te`. Null where it names none of ours. */
export function linkedLanguage(search: string): string | null {
  const tag = new URLSearchParams(search).get('lang');
  return tag !== null && tag in FINISHED_LANGUAGES ? tag : null;
}

/** Whether a text is written in Latin letters, whatever its language. */
const isLatin = (text: string): boolean => !/[^\P{L}\p{Script=Latin}]/u.test(text);

/** "Kukatpally", "3bhk": the same in every language, so that it tells none. */
const isNoLanguage = (said: string, spans: Interpretation['spans']): boolean => {
  const names = spans.filter(({ text, tags }) => /^\d/.test(text) || tags.some(({ kind }) => kind === 'locality' || kind === 'landmark'));
  return names.length > 0 && !/\p{L}/u.test(names.reduce((left, { text }) => left.replace(text, ''), said));
};

/**
 * Answers a sentence in its own language, where that is finished and the person has not said otherwise. To Latin letters, one
 * button leads back to the language of the screen; once, the screens are offered in the language of the sentence.
 */
export const createAnswerIn =
  (i18n: I18n, { settings }: Stores): ConversationParts['answerIn'] =>
  async ({ language: found, spans }, said, asked) => {
    const { language: screen, notIn, offered } = settings.store.getState();
    // "Um Rao" and "ok" are of no language; they answer in that of the question.
    const language = asked !== undefined && isLatin(said) ? (asked ?? screen) : found;
    const stays = language === screen || notIn.includes(language) || isNoLanguage(said, spans);
    if (stays || !(language in FINISHED_LANGUAGES)) return null;
    try {
      await loadTexts(i18n, language);
    } catch {
      // Without its texts it is answered in the language of the screen.
      return null;
    }
    const suggestions: Words[] = [];
    if (!offered.includes(language)) {
      settings.set({ offered: [...offered, language] });
      suggestions.push({ ...words('suggest.screenIn', { name: words(`language.${language}`) }), language });
    }
    if (isLatin(said)) suggestions.push({ ...words('suggest.answerIn', { name: words(`language.${screen}`) }), language: screen });
    return { language, suggestions };
  };
