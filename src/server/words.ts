import { createInstance, type i18n } from 'i18next';
import type { AppError } from '../domain/errors.ts';
import type { Words as Said } from '../domain/words.ts';
import { rejectionParams } from '../domain/photo.ts';
import { addFormats } from '../domain/text-formats.ts';
import { languages, readTranslation } from './locales.ts';

/** The sentences of `locales`, for what the server says itself. */
export interface Words {
  errorMessage(error: AppError, language: string | undefined): string;
  /** The same sentences for whoever reads this language: a tag, or what a browser says of the languages that it accepts. */
  in(language: string | undefined): Words;
  /** The tag of the language that these are in. */
  language: string;
  /** A sentence for a mail. */
  text(key: string, params?: Record<string, string | number>): string;
  /** What commands and screens say, for a mail. */
  say(words: Said): string;
  /** What to do about a photo that shows no property. */
  photoSuggestion(language: string | undefined): string;
}

export function readWords(): Words {
  const resources = Object.fromEntries(languages().map((language) => [language, { translation: readTranslation(language) }]));
  const translations: i18n = createInstance({ resources, fallbackLng: 'en', interpolation: { escapeValue: false } });
  void translations.init();
  addFormats(translations as Parameters<typeof addFormats>[0]);
  const known = new Set(languages());
  const lng = (language: string | undefined): string => {
    const tag = language?.split(/[,;-]/)[0] ?? '';
    return known.has(tag) ? tag : 'en';
  };
  const photoSuggestion: Words['photoSuggestion'] = (language) => translations.t('photoSearch.suggestion', { lng: lng(language) });
  const say = ({ key, params = {} }: Said, lng: string): string => {
    const name = (text: string): string => (translations.getResource(lng, 'translation', 'name') as Record<string, string>)?.[text] ?? text;
    const value = (param: string | number | Said | Said[]): unknown => {
      if (Array.isArray(param)) return param.map((item) => say(item, lng));
      if (typeof param === 'string') return name(param);
      return typeof param === 'object' ? say(param, lng) : param;
    };
    return translations.t(key, { ...Object.fromEntries(Object.entries(params).map(([one, param]) => [one, value(param)])), lng });
  };
  const wordsIn = (language: string): Words => ({
    say: (said) => say(said, language),
    in: (other) => wordsIn(lng(other)),
    language,
    photoSuggestion,
    text: (key, params = {}) => translations.t(key, { ...params, lng: language }),
    errorMessage: (error, language) =>
      translations.t(`errors.${error.code}`, {
        ...error.params,
        ...(error.rejection && rejectionParams({ ...error.rejection, suggestion: photoSuggestion(language) })),
        lng: lng(language),
      }),
  });
  return wordsIn('en');
}
