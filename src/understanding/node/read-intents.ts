import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import { CityWords, IntentPhrases, Languages, Lexicon, LocalityNames, MarketCity, type Language } from '../data.ts';

/** The folder of the project's own data, wherever the project stands. */
export const INTENTS_DIR = fileURLToPath(new URL('../../../intents', import.meta.url));

/** The data of a folder like `intents`; each file is read when it is asked for. Errors name the file and the place. */
export interface Intents {
  folder: string;
  languages: Languages;
  language(tag: string): Language;
  lexicon(tag: string): Lexicon;
  phrases(tag: string): IntentPhrases[];
  localities(): LocalityNames[];
  /** The folder of the city's data. */
  cityFolder: string;
  /** The path of every file. */
  files(): string[];
}

export function openIntents(folder: string = INTENTS_DIR): Intents {
  const read = <T extends z.core.$ZodType>(schema: T, ...path: string[]): z.output<T> => {
    const name = `intents/${path.join('/')}`;
    let json: unknown;
    try {
      json = JSON.parse(readFileSync(join(folder, ...path), 'utf8'));
    } catch (error) {
      throw new Error(`${name}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
    }
    const parsed = z.safeParse(schema, json);
    if (!parsed.success) throw new Error(`${name}: ${z.prettifyError(parsed.error)}`);
    return parsed.data;
  };
  const city = ['city', read(MarketCity, 'market.json').city.folder];
  const languages = checkBorrowing(read(Languages, 'languages.json'));
  return {
    folder,
    languages,
    language: (tag) => languages[tag] ?? unknown(tag, languages),
    cityFolder: join(folder, ...city),
    lexicon: (tag) => withCity(read(Lexicon, 'lexicon', `${tag}.json`), read(CityWords, ...city, 'words.json')[tag] ?? {}),
    files: () =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap((file) => (file.endsWith('.json') ? [join(folder, file)] : [])),
    localities: () => read(z.array(LocalityNames), ...city, 'localities.json'),
    phrases: (tag) =>
      phraseFiles(folder, tag).map((file) => {
        const phrases = read(IntentPhrases, tag, file);
        if (`${phrases.intent}.json` !== file) throw new Error(`intents/${tag}/${file}: holds "${phrases.intent}"`);
        return phrases;
      }),
  };
}

/** A language's words with those of the city before them. */
function withCity(lexicon: Lexicon, city: CityWords[string]): Lexicon {
  const words = { ...lexicon.words };
  for (const [meaning, values] of Object.entries(city)) {
    const merged = { ...words[meaning] };
    for (const [value, own] of Object.entries(values)) merged[value] = [...own, ...(merged[value] ?? [])];
    words[meaning] = merged;
  }
  return { ...lexicon, words };
}

const phraseFiles = (folder: string, tag: string): string[] =>
  readdirSync(join(folder, tag))
    .filter((file) => file.endsWith('.json'))
    .toSorted();

function unknown(tag: string, languages: Languages): never {
  throw new Error(`intents/languages.json has no "${tag}", only ${Object.keys(languages).join(', ')}`);
}

/** A language borrows from those that are there. */
function checkBorrowing(languages: Languages): Languages {
  for (const { borrowsFrom } of Object.values(languages)) for (const tag of borrowsFrom) if (!languages[tag]) unknown(tag, languages);
  return languages;
}

export const readLocalities = (): LocalityNames[] => openIntents().localities();
