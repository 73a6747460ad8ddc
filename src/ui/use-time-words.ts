import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { TimeWords } from '../domain/time-said.ts';

/** The words that mean days and times in the language of the screen. */
export function useTimeWords(): TimeWords {
  const { t } = useTranslation();
  return useCallback((key) => t(`visit.means.${key}`).split(', '), [t]);
}
