import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createTranslations } from '../../src/app/translations.ts';
import { readTranslation } from '../../src/server/locales.ts';

const english = await createTranslations('en', readTranslation('en'));

/** Draws a component as people get it in English. */
export const show = (children: ReactNode): RenderResult =>
  render(children, { wrapper: ({ children: inside }) => <I18nextProvider i18n={english}>{inside}</I18nextProvider> });
