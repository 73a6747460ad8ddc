import { createInstance, type i18n } from 'i18next';
import type { AppError } from '../domain/errors.ts';
import { rejectionParams } from '../domain/photo.ts';
import { addFormats } from '../domain/text-formats.ts';
import { languages, readTranslation } from './locales.ts';

/** The sentences of `locales`, for what the server says itself. */
export interface Words {
  errorMessage(error: AppError, language: string | undefined): string;
  /** A sentence for a mail. */
  text(key: string, params?: Record<string, string | number>): string;
  /** What to do about a photo that shows no property. */
  photoSuggestion(language: string | undefined): string;
}

export function readWords(): Words {
  const resources = Object.fromEntries(languages().map((language) => [language, { translation: readTranslation(language) }]));
  const translations: i18n = createInstance({ resources, fallbackLng: 'en', interpolation: { escapeValue: false } });
  void translations.init();
  addFormats(translations as Parameters<typeof addFormats>[0]);
  const lng = (language: string | undefined) => language?.split(/[,;-]/)[0];
  const photoSuggestion: Words['photoSuggestion'] = (language) => translations.t('photoSearch.suggestion', { lng: lng(language) });
  return {
    photoSuggestion,
    text: (key, params = {}) => translations.t(key, params),
    errorMessage: (error, language) =>
      translations.t(`errors.${error.code}`, {
        ...error.params,
        ...(error.rejection && rejectionParams({ ...error.rejection, suggestion: photoSuggestion(language) })),
        lng: lng(language),
      }),
  };
}
