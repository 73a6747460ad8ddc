import i18n from 'i18next';
import { initReactI18next } from 'react-i18next';

const files = import.meta.glob<{ default: Record<string, object> }>('../../locales/en/*.json', { eager: true });

/** Shows screens with their English texts, so that they are found by what people see. */
export async function showEnglish(): Promise<void> {
  const texts: Record<string, object> = {};
  for (const { default: file } of Object.values(files))
    for (const [section, part] of Object.entries(file)) texts[section] = { ...texts[section], ...part };
  await i18n.use(initReactI18next).init({ lng: 'en', resources: { en: { translation: texts } }, interpolation: { escapeValue: false } });
}
