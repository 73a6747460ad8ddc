import i18n from 'i18next';
import { afterEach, expect, it, vi } from 'vitest';
import { startTranslations } from '../../src/app/translations.ts';

afterEach(() => vi.unstubAllGlobals());

it('refuses to translate an empty key, and goes on [G275]', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ menu: { buy: 'Buy' } }));
  await startTranslations();
  expect(() => i18n.t('')).toThrow('Parameter "key" required');
  expect(i18n.t('menu.buy')).toBe('Buy');
  expect(i18n.t('menu.missing')).toBe('menu.missing');
});
