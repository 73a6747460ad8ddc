import { createInstance, type i18n as I18n } from 'i18next';
import { localeOf } from '../domain/formats.ts';
import { formatRupees, spokenAmount } from '../domain/money.ts';
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

function addFormats(i18n: I18n): void {
  const { formatter } = i18n.services;
  formatter?.add('rupees', (value: number) => formatRupees(value));
  formatter?.addCached('number', (lng, options: Intl.NumberFormatOptions) => {
    const format = new Intl.NumberFormat(localeOf(lng ?? 'en'), options);
    return (value: number) => format.format(value);
  });
  formatter?.add('spoken', (value: number, lng) => {
    const { amount, unit } = spokenAmount(value);
    return i18n.t(`money.${unit}`, { amount, lng, context: 'say' });
  });
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
  addFormats(i18n);
  refuseEmptyKeys(i18n);
  return i18n;
}
