import type { i18n as I18n } from 'i18next';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Words } from '../domain/words.ts';
import { nameIn } from './names.ts';

/** Words to be read, or to be spoken: amounts are then said as people say them. */
export type Manner = 'show' | 'say';

type Param = string | number | Words | Words[];

/** Keeps what is written from the left, or has digits, together within a line that is written from the right. */
const isolated = (text: string): string => (/[\p{Script=Latin}\p{Nd}]/u.test(text) ? `\u2068${text}\u2069` : text);

/** Turns words into text, in their own language or else in that of the screen. */
export function renderWords(i18n: I18n, { key, params = {}, language = i18n.language }: Words, manner: Manner): string {
  const value = (param: Param): string | number | string[] => {
    if (Array.isArray(param)) return param.map((item) => renderWords(i18n, { language, ...item }, manner));
    if (typeof param === 'string')
      return manner === 'show' && i18n.dir(language) === 'rtl' ? isolated(nameIn(i18n, language, param)) : nameIn(i18n, language, param);
    return typeof param === 'object' ? renderWords(i18n, { language, ...param }, manner) : param;
  };
  const values = Object.fromEntries(Object.entries(params).map(([name, param]) => [name, value(param)]));
  return String(i18n.t(key, { ...values, lng: language, ...(manner === 'say' && { context: 'say' }) }));
}

/** Turns words into text in the language of the screen. */
export function useWords(): (words: Words, manner?: Manner) => string {
  const { t, i18n } = useTranslation();
  // `t` is another one whenever the language or its texts are.
  // oxlint-disable-next-line react/exhaustive-deps
  return useCallback((words, manner = 'show') => renderWords(i18n, words, manner), [i18n, t]);
}
