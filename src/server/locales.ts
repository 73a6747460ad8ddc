import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { withNames } from '../domain/market.ts';
import { LANGUAGES } from '../understanding/languages.ts';
import { openIntents } from '../understanding/node/read-intents.ts';

const LOCALES_DIR = fileURLToPath(new URL('../../locales', import.meta.url));

/** Texts by key, nested. */
export interface Texts {
  [key: string]: string | Texts;
}

/** The languages that have texts: one folder each. */
export const languages = (): string[] =>
  readdirSync(LOCALES_DIR, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/** Puts the texts of one subject into those of the others. Throws where two subjects define the same key. */
function merge(into: Texts, texts: Texts, path: string): void {
  for (const [key, value] of Object.entries(texts)) {
    const known = into[key];
    if (known === undefined) into[key] = value;
    else if (typeof known === 'object' && typeof value === 'object') merge(known, value, `${path}${key}.`);
    else throw new Error(`locales: "${path}${key}" is defined twice`);
  }
}

const read = (language: string, file: string): unknown =>
  JSON.parse(withNames(readFileSync(`${LOCALES_DIR}/${language}/${file}`, 'utf8'), language));

/** The names of our localities in the letters of a language, as people are understood when they write them. */
function localityNames(language: string): Texts {
  const letter = new RegExp(`\\p{Script=${LANGUAGES[language]?.script ?? 'Latn'}}`, 'u');
  return Object.fromEntries(
    openIntents()
      .localities()
      .flatMap(({ name, scripts }) => {
        const written = scripts.find((script) => letter.test(script));
        return written ? [[name, written]] : [];
      }),
  );
}

/** All texts of a language, from its files, one a subject, and names of places. */
export function readTranslation(language: string): Texts {
  const names = localityNames(language);
  const all: Texts = Object.keys(names).length > 0 ? { name: names } : {};
  for (const file of readdirSync(`${LOCALES_DIR}/${language}`).filter((name) => name.endsWith('.json')))
    merge(all, structuredClone(read(language, file) as Texts), '');
  return all;
}

/** The questions and answers of the help pages in a language, as `HelpTexts` reads them. */
export const readHelpTexts = (language: string): unknown => read(language, 'help/questions.json');
