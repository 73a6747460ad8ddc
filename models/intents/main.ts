import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { LanguagePart } from '../../src/understanding/language-part.ts';
import { cached, hashOfFinder, hashOfPart } from '../../src/understanding/node/learned.ts';
import { openIntents, type Intents } from '../../src/understanding/node/read-intents.ts';
import { learnLanguages } from './learn-languages.ts';
import { makePart } from './make-part.ts';

/**
 * Learns from a folder like `intents`: `node models/intents/main.ts WHAT [FOLDER]` prints as JSON what is learned of one
 * language (its tag) or of how languages are told apart (`languages`). `all` learns both of every language and prints
 * nothing. All is kept by the hash of what it was learned from.
 */
const [what = 'all', folder] = process.argv.slice(2);
const intents = openIntents(folder);

function partOf(tag: string, from: Intents): LanguagePart {
  return cached(tag, hashOfPart(tag, from), () => {
    const mixed = from.language(tag).mixedWith.map((name) => partOf(name, from));
    return makePart(tag, from, mixed);
  });
}

const finderOf = (from: Intents) => cached('languages', hashOfFinder(from), () => learnLanguages(from));

async function learnApart(name: string): Promise<void> {
  const child = spawn(process.execPath, [fileURLToPath(import.meta.url), name, intents.folder], { stdio: ['ignore', 'ignore', 'inherit'] });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`learning ${name} failed, see above`);
}

/** Languages after those that are mixed into them, whatever does not wait for one another at the same time. */
async function learnAll(): Promise<void> {
  const begun = new Map<string, Promise<void>>();
  const begin = (tag: string): Promise<void> => {
    const running = begun.get(tag) ?? Promise.all(intents.language(tag).mixedWith.map(begin)).then(() => learnApart(tag));
    begun.set(tag, running);
    return running;
  };
  await Promise.all([...Object.keys(intents.languages).map(begin), learnApart('languages')]);
}

if (what === 'all') await learnAll();
else process.stdout.write(JSON.stringify(what === 'languages' ? finderOf(intents) : partOf(what, intents)));
