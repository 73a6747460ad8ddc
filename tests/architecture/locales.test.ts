import { describe, expect, it } from 'vitest';
import { readPhotos } from '../../src/server/catalogue/photo-pool.ts';
import { languages, readHelpTexts, readTranslation, type Texts } from '../../src/server/locales.ts';
import { LANGUAGES } from '../../src/understanding/languages.ts';

type Flat = Map<string, string>;

const flat = (tree: Texts, path = ''): Flat =>
  new Map(
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === 'string' ? [[path + key, value]] : [...flat(value, `${path}${key}.`)],
    ),
  );

/** Names are another's affair: places have them in some letters, people in none. */
const textsOf = (language: string): Flat => {
  const { name: _, ...texts } = readTranslation(language);
  return flat(texts);
};

const PLURAL = /_(zero|one|two|few|many|other)$/;
const base = (key: string): string => key.replace(PLURAL, '');
const holes = (text: string): string[] =>
  [...new Set([...text.matchAll(/{{\s*([\w]+)|\$t\(([^)]*)\)/g)].map(([, name, nest]) => name ?? nest!))].toSorted();

/** A label this short stands on a button or in a cell; elsewhere a longer text wraps. */
const LABEL = 16;
const MOST_TIMES = 2.2;
const MOST_MORE = 8;

const letters = (text: string): number => [...new Intl.Segmenter().segment(text)].length;

const english = textsOf('en');

describe.each(languages().filter((language) => language !== 'en'))('the texts in %s', (language) => {
  const texts = textsOf(language);
  const plurals = new Intl.PluralRules(language).resolvedOptions().pluralCategories;

  it('are there for each key, and for no other', () => {
    const bases = (some: Flat) => [...new Set([...some.keys()].map(base))].toSorted();
    expect(bases(texts)).toEqual(bases(english));
  });

  it('have a form for each number', () => {
    const counted = [...new Set([...english.keys()].filter((key) => PLURAL.test(key)).map(base))];
    const missing = counted.flatMap((key) => plurals.map((form) => `${key}_${form}`)).filter((key) => !texts.has(key));
    expect(missing).toEqual([]);
  });

  it('leave the same places open', () => {
    const wrong = [...texts].filter(([key, text]) => {
      const own = english.get(key) ?? english.get(`${base(key)}_other`) ?? english.get(base(key)) ?? '';
      const wanted = holes(own);
      return PLURAL.test(key) ? holes(text).some((hole) => !['count', ...wanted].includes(hole)) : String(holes(text)) !== String(wanted);
    });
    expect(wrong.map(([key, text]) => `${key}: ${text}`)).toEqual([]);
  });

  it('are never empty', () => expect([...texts].filter(([, text]) => text.trim() === '').map(([key]) => key)).toEqual([]));

  it('are in the letters of the language', () => {
    const letter = new RegExp(`\\p{Script=${LANGUAGES[language]!.script}}`, 'u');
    const foreign = [...texts].filter(([key, text]) => {
      const own = english.get(key) ?? '';
      return /\p{L}{3}/u.test(own.replaceAll(/{{.*?}}/g, '')) && !letter.test(text) && text === own && /[a-z]{3} [a-z]{3}/.test(own);
    });
    expect(foreign.map(([key, text]) => `${key}: ${text}`)).toEqual([]);
  });

  it('fit where short ones stand', () => {
    const long = [...texts].filter(([key, text]) => {
      const own = english.get(key);
      return own && own.length <= LABEL && letters(text) > own.length * MOST_TIMES + MOST_MORE;
    });
    expect(long.map(([key, text]) => `${key}: ${text}`)).toEqual([]);
  });

  it('say of every picture of ours what it shows', () => {
    const names = readTranslation(language)['name'] as Texts;
    expect(readPhotos().flatMap(({ alt }) => (names[alt] ? [] : [alt]))).toEqual([]);
  });

  it('answer the same questions in Help', () => {
    const shape = (value: unknown): unknown =>
      Array.isArray(value)
        ? value.map(shape)
        : typeof value === 'object' && value !== null
          ? Object.fromEntries(Object.entries(value).map(([key, item]) => [key, shape(item)]))
          : typeof value;
    expect(shape(readHelpTexts(language))).toEqual(shape(readHelpTexts('en')));
  });
});

it('every finished language has texts', () => {
  const finished = Object.entries(LANGUAGES).flatMap(([tag, { finished: isFinished }]) => (isFinished ? [tag] : []));
  expect(finished.filter((tag) => !languages().includes(tag))).toEqual([]);
});
