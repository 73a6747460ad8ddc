import { createInstance, type i18n as I18n } from 'i18next';
import { addFormats } from '../domain/text-formats.ts';
import { LANGUAGES } from '../understanding/languages.ts';

/** Languages whose screens are finished, by their own names. */
export const FINISHED_LANGUAGES: Record<string, string> = Object.fromEntries(
  Object.entries(LANGUAGES).flatMap(([tag, { name, finished }]) => (finished ? [[tag, name]] : [])),
);

/** An empty key is a mistake in the code, and is reported as one. */
function refuseEmptyKeys(i18n: I18n): void {
  const translate = i18n.t.bind(i18n) as unknown as (...args: unknown[]) => string;
  i18n.t = ((key: unknown, ...rest: unknown[]) => {
    if (key === '') throw new Error('Parameter "key" required');
    return translate(key, ...rest);
  }) as unknown as I18n['t'];
}

/** Creates the translations of a page; if a language's texts are missing, keys are shown and the app still works. */
export async function createTranslations(language: string, translation: object): Promise<I18n> {
  const i18n = createInstance();
  await i18n.init({
    lng: language,
    fallbackLng: 'en',
    resources: { [language]: { translation } },
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  addFormats(i18n as Parameters<typeof addFormats>[0]);
  refuseEmptyKeys(i18n);
  return i18n;
}
