import type { i18n as I18n } from 'i18next';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { readTitle } from '../domain/home-title.ts';

type Names = Record<string, string>;

/** "Deccan Heights B-204" word by word, the longest known name first. */
function wordByWord(names: Names, text: string): string {
  const parts = text.split(' ');
  const found: string[] = [];
  while (parts.length > 0) {
    let length = parts.length;
    while (length > 1 && !Object.hasOwn(names, parts.slice(0, length).join(' '))) length--;
    const part = parts.splice(0, length).join(' ');
    found.push(names[part] ?? part);
  }
  return found.join(' ');
}

/** A building with a number in it: "Tamarind Court 202". */
const NUMBERED = /^\p{L}[\p{L} ]+ [\w-]*\d$/u;

/** How a proper name, a home's title or the text of one of our pictures is written in a language: Gachibowli, గచ్చిబౌలి. What it does not know stays as it is. */
export function nameIn(i18n: I18n, language: string, name: string): string {
  const names = i18n.getResource(language, 'translation', 'name') as Names | undefined;
  if (!names) return name;
  if (Object.hasOwn(names, name)) return names[name]!;
  const title = readTitle(name);
  if (!title) return NUMBERED.test(name) ? wordByWord(names, name) : name;
  const { kind, size, locality, which } = title;
  return i18n.t(`home.named.${kind}`, {
    size,
    locality: names[locality] ?? locality,
    which: wordByWord(names, which),
    lng: language,
  });
}

/** A made-up address in the letters of a language, unit first; null for one that has other parts. */
export function addressIn(i18n: I18n, language: string, address: string): string | null {
  const names = i18n.getResource(language, 'translation', 'name') as Names | undefined;
  const [unit, building, road, locality, city, ...more] = address.split(', ').map((part) => wordByWord(names ?? {}, part));
  if (!names || city === undefined || more.length > 0) return null;
  return i18n.t('property.address', { unit, building, road, locality, city, lng: language });
}

/** Writes proper names and titles in the letters of the screen's language. */
export function useName(): (name: string) => string {
  const { t, i18n } = useTranslation();
  // `t` is another one whenever the language or its texts are.
  // oxlint-disable-next-line react/exhaustive-deps
  return useCallback((name) => nameIn(i18n, i18n.language, name), [i18n, t]);
}
