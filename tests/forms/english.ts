import i18next from 'i18next';
import { renderWords } from '../../src/ui/words.ts';
import type { Words } from '../../src/domain/words.ts';
import { formatRupees } from '../../src/domain/money.ts';
import { readTranslation } from '../../src/server/locales.ts';

const english = i18next.createInstance();
await english.init({ lng: 'en', resources: { en: { translation: readTranslation('en') } }, interpolation: { escapeValue: false } });
english.services.formatter?.add('rupees', (value: number) => formatRupees(value));

/** Words as they are on an English screen. */
export const inEnglish = (words: Words): string => renderWords(english, words, 'show');
