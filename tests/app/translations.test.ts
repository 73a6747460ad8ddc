import { expect, it } from 'vitest';
import { createTranslations } from '../../src/app/translations.ts';

it('refuses to translate an empty key, and goes on [G275]', async () => {
  const i18n = await createTranslations('en', { menu: { buy: 'Buy' } });
  expect(() => i18n.t('')).toThrow('Parameter "key" required');
  expect(i18n.t('menu.buy')).toBe('Buy');
  expect(i18n.t('menu.missing')).toBe('menu.missing');
});

it('speaks two languages at once, one to each visitor', async () => {
  const [one, other] = await Promise.all([
    createTranslations('en', { menu: { buy: 'Buy' } }),
    createTranslations('hi', { menu: { buy: 'खरीदें' } }),
  ]);
  expect([one.t('menu.buy'), other.t('menu.buy')]).toEqual(['Buy', 'खरीदें']);
});
