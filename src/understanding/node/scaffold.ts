import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../data.ts';
import type { Intents } from './read-intents.ts';

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

const RIGHT_TO_LEFT = ['Arab', 'Hebr', 'Thaa', 'Syrc'];

/** The entry of a language as far as its tag tells; script and speech tag are the usual ones in India. */
function entryOf(tag: string): Language {
  const { script = 'Latn' } = new Intl.Locale(tag).maximize();
  return {
    name: new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag,
    script,
    latin: true,
    spelling: 'sound',
    direction: RIGHT_TO_LEFT.includes(script) ? 'rtl' : 'ltr',
    borrowsFrom: ['en'],
    speech: `${tag}-IN`,
    finished: false,
  };
}

/**
 * Lays out a new language after English: its entry, a lexicon with every kind and value and no words, and a file for each
 * intent without phrases. What is there already stays. Gives the files it wrote.
 */
export function scaffold(tag: string, intents: Intents): string[] {
  if (!/^[a-z]{2,3}$/.test(tag)) throw new Error(`"${tag}" is no language code: two or three small letters, like "ta"`);
  const english = intents.lexicon('en');
  const lexicon = {
    ...Object.fromEntries(Object.entries(english).map(([part, value]) => [part, Array.isArray(value) ? [] : {}])),
    language: tag,
    units: Object.fromEntries(Object.keys(english.units).map((unit) => [unit, []])),
    words: Object.fromEntries(
      Object.entries(english.words).map(([kind, values]) => [kind, Object.fromEntries(Object.keys(values).map((value) => [value, []]))]),
    ),
  };
  const files: [string, string][] = [
    [join('lexicon', `${tag}.json`), json(lexicon)],
    ...intents.phrases('en').map(({ intent }): [string, string] => [join(tag, `${intent}.json`), json({ intent, phrases: [] })]),
  ];
  mkdirSync(join(intents.folder, tag), { recursive: true });
  const written = files.flatMap(([file, text]) => {
    const path = join(intents.folder, file);
    if (existsSync(path)) return [];
    writeFileSync(path, text);
    return [`intents/${file}`];
  });
  if (intents.languages[tag]) return written;
  writeFileSync(join(intents.folder, 'languages.json'), json({ ...intents.languages, [tag]: entryOf(tag) }));
  return ['intents/languages.json', ...written];
}
