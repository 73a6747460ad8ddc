import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { INTENTS_DIR, readLexicon, readPhrases } from '../read-data.ts';

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/**
 * Lays out a new language after English: a lexicon with every kind and value and no words, and a file for each intent
 * without phrases. What is there already stays. Gives the files it wrote.
 */
export function scaffold(language: string): string[] {
  if (!/^[a-z]{2,3}$/.test(language)) throw new Error(`"${language}" is no language code: two or three small letters, like "ta"`);
  const english = readLexicon('en');
  const lexicon = {
    ...Object.fromEntries(Object.entries(english).map(([part, value]) => [part, Array.isArray(value) ? [] : {}])),
    language,
    units: Object.fromEntries(Object.keys(english.units).map((unit) => [unit, []])),
    words: Object.fromEntries(
      Object.entries(english.words).map(([kind, values]) => [kind, Object.fromEntries(Object.keys(values).map((value) => [value, []]))]),
    ),
  };
  const files: [string, string][] = [
    [join('lexicon', `${language}.json`), json(lexicon)],
    ...readPhrases('en').map(({ intent }): [string, string] => [join(language, `${intent}.json`), json({ intent, phrases: [] })]),
  ];
  mkdirSync(join(INTENTS_DIR, language), { recursive: true });
  return files.flatMap(([file, text]) => {
    const path = join(INTENTS_DIR, file);
    if (existsSync(path)) return [];
    writeFileSync(path, text);
    return [`intents/${file}`];
  });
}
