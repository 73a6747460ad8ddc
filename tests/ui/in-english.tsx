import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createTranslations } from '../../src/app/translations.ts';
import { ENGLISH } from './english-texts.ts';

const english = await createTranslations('en', ENGLISH);

/** Draws a component as people get it in English. */
export const show = (children: ReactNode): RenderResult =>
  render(children, { wrapper: ({ children: inside }) => <I18nextProvider i18n={english}>{inside}</I18nextProvider> });
