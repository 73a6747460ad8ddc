import { expect, it } from 'vitest';
import { createAnswerIn } from '../../src/app/languages.ts';
import { createTranslations } from '../../src/app/translations.ts';
import { createStores } from '../../src/state/stores.tsx';
import { readPolyglot } from '../../src/understanding/node/read-understanding.ts';

it.each([
  ['um Rao', null, undefined],
  ['haan', 'hi', undefined],
  ['haan', 'te', 'te'],
])('answers %s, said to a question in %s, in its language', async (said, asked, language) => {
  const i18n = await createTranslations('hi', { menu: { buy: 'खरीदें' } });
  i18n.addResourceBundle('te', 'translation', { menu: { buy: 'కొనండి' } });
  const stores = createStores();
  stores.settings.set({ language: 'hi' });
  const interpretation = readPolyglot().in('en').interpret(said, null);
  expect((await createAnswerIn(i18n, stores)(interpretation, said, asked))?.language).toBe(language);
});

it.each([
  ['kukatpally', undefined],
  ['3bhk kukatpally', undefined],
  ['show flats in kukatpally', 'en'],
])('answers %s in the language of the screen unless its words have one', async (said, language) => {
  const i18n = await createTranslations('hi', { menu: { buy: 'खरीदें' } });
  i18n.addResourceBundle('en', 'translation', { menu: { buy: 'Buy' } });
  const stores = createStores();
  stores.settings.set({ language: 'hi' });
  const interpretation = readPolyglot().in('en').interpret(said, null);
  expect((await createAnswerIn(i18n, stores)(interpretation, said))?.language).toBe(language);
});
