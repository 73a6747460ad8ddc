import i18n from 'i18next';
import { initReactI18next } from 'react-i18next';
import { formatRupees, spokenAmount } from '../domain/money.ts';
import { useSettings } from '../state/settings.ts';
import { LANGUAGES, languageNamed } from '../understanding/languages.ts';

/** Languages whose screens are finished, in their own names. */
export const FINISHED_LANGUAGES: Record<string, string> = Object.fromEntries(
  Object.entries(LANGUAGES).flatMap(([tag, { name, finished }]) => (finished ? [[tag, name]] : [])),
);

async function load(language: string): Promise<object> {
  const response = await fetch(`/assets/i18n/${language}.json`);
  if (!response.ok) throw new Error(`the translation "${language}" did not come: ${response.status}`);
  return (await response.json()) as object;
}

/** Asking for no key at all is a mistake in the code, and is told as one. */
function refuseEmptyKeys(): void {
  const translate = i18n.t.bind(i18n) as unknown as (...args: unknown[]) => string;
  i18n.t = ((key: unknown, ...rest: unknown[]) => {
    if (key === '') throw new Error('Parameter "key" required');
    return translate(key, ...rest);
  }) as unknown as typeof i18n.t;
}

function addFormats(): void {
  const { formatter } = i18n.services;
  formatter?.add('rupees', (value: number) => formatRupees(value));
  formatter?.add('spoken', (value: number) => {
    const { amount, unit } = spokenAmount(value);
    return i18n.t(`money.${unit}`, { amount, context: 'say' });
  });
}

function showLanguage(language: string): void {
  document.documentElement.lang = language;
  document.documentElement.dir = languageNamed(language)?.direction ?? 'ltr';
}

/** Reads the translation of the chosen language; where it does not come, keys are shown and the app works. */
export async function startTranslations(): Promise<void> {
  const chosen = useSettings.getState().language;
  const language = chosen in FINISHED_LANGUAGES ? chosen : 'en';
  const translation = await load(language).catch(() => ({}));
  await i18n.use(initReactI18next).init({
    lng: language,
    fallbackLng: 'en',
    resources: { [language]: { translation } },
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  addFormats();
  refuseEmptyKeys();
  showLanguage(language);
}

/** Shows everything in another language; its file is asked for once. */
export async function switchLanguage(language: string): Promise<void> {
  if (!i18n.hasResourceBundle(language, 'translation')) i18n.addResourceBundle(language, 'translation', await load(language));
  await i18n.changeLanguage(language);
  useSettings.setState({ language });
  showLanguage(language);
}
