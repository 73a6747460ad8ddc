import i18n from 'i18next';
import { initReactI18next } from 'react-i18next';
import { ENGLISH } from './english-texts.ts';

/** Shows screens with their English texts, so that they are found by what people see. */
export async function showEnglish(): Promise<void> {
  await i18n.use(initReactI18next).init({ lng: 'en', resources: { en: { translation: ENGLISH } }, interpolation: { escapeValue: false } });
}
