import type { TFunction } from 'i18next';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Words } from '../domain/words.ts';

/** Words to be read, or to be spoken: amounts are then said as people say them. */
export type Manner = 'show' | 'say';

type Param = string | number | Words | Words[];

/** Turns words into text with a translation function. */
export function renderWords(t: TFunction, { key, params = {} }: Words, manner: Manner): string {
  const value = (param: Param): string | number | string[] => {
    if (Array.isArray(param)) return param.map((item) => renderWords(t, item, manner));
    return typeof param === 'object' ? renderWords(t, param, manner) : param;
  };
  const values = Object.fromEntries(Object.entries(params).map(([name, param]) => [name, value(param)]));
  return String(t(key, { ...values, ...(manner === 'say' && { context: 'say' }) }));
}

/** Turns words into text in the language of the screen. */
export function useWords(): (words: Words, manner?: Manner) => string {
  const { t } = useTranslation();
  return useCallback((words, manner = 'show') => renderWords(t, words, manner), [t]);
}
