import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import { IntentPhrases, Lexicon, LocalityNames, Weights, type LanguageData } from './data.ts';

/** The folder of the data, wherever the project stands. */
export const INTENTS_DIR = fileURLToPath(new URL('../../intents', import.meta.url));

function readJson<T extends z.core.$ZodType>(schema: T, ...path: string[]): z.output<T> {
  const file = join(INTENTS_DIR, ...path);
  const parsed = z.safeParse(schema, JSON.parse(readFileSync(file, 'utf8')));
  if (!parsed.success) throw new Error(`intents/${path.join('/')}: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

/** The language of the screen first, then those whose words are mixed into it. */
export const MIXED_WITH: Record<string, string[]> = { en: ['en'], hi: ['hi', 'en'], te: ['te', 'en'], ur: ['ur', 'hi', 'en'] };

export const readLocalities = (): LocalityNames[] => readJson(z.array(LocalityNames), 'lexicon', 'localities.json');

export const readLexicon = (language: string): Lexicon => readJson(Lexicon, 'lexicon', `${language}.json`);

export function readPhrases(language: string): IntentPhrases[] {
  const files = readdirSync(join(INTENTS_DIR, language))
    .filter((file) => file.endsWith('.json'))
    .toSorted();
  return files.map((file) => {
    const phrases = readJson(IntentPhrases, language, file);
    if (`${phrases.intent}.json` !== file) throw new Error(`intents/${language}/${file}: holds "${phrases.intent}"`);
    return phrases;
  });
}

const readWeights = (language: string): Weights => readJson(Weights, 'weights', `${language}.json`);

const SCRIPTS: Record<string, RegExp> = { hi: /[\u0900-\u097f]/, te: /[\u0c00-\u0c7f]/, ur: /[\u0600-\u06ff]/ };

/** The localities with their names in the script of one language only. */
export const localitiesFor = (language: string): LocalityNames[] =>
  readLocalities().map((locality) => ({ ...locality, scripts: locality.scripts.filter((name) => SCRIPTS[language]?.test(name)) }));

/** The same without what only learning and the catalogue need: samples, pincodes, coordinates. */
export function forBrowser(data: LanguageData): LanguageData {
  return {
    ...data,
    lexicons: data.lexicons.map((lexicon) => ({ ...lexicon, samples: {} })),
    localities: data.localities.map(({ name, aliases, scripts }) => ({ name, aliases, scripts, pincode: '', latitude: 0, longitude: 0 })),
  };
}

/** Everything one language needs; throws with the file and the place where something is wrong. */
export const readLanguage = (language: string): LanguageData => ({
  language,
  lexicons: MIXED_WITH[language]!.map(readLexicon),
  localities: localitiesFor(language),
  weights: readWeights(language),
});
