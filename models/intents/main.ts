import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
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

const partOf = (tag: string, from: Intents): LanguagePart => cached(tag, hashOfPart(tag, from), () => makePart(tag, from));

const finderOf = (from: Intents) => cached('languages', hashOfFinder(from), () => learnLanguages(from));

async function learnApart(name: string): Promise<void> {
  const child = spawn(process.execPath, [fileURLToPath(import.meta.url), name, intents.folder], { stdio: ['ignore', 'ignore', 'inherit'] });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`learning ${name} failed, see above`);
}

/** As many at a time as there are processors. */
async function learnAll(): Promise<void> {
  const waiting = [...Object.keys(intents.languages), 'languages'];
  const work = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) await learnApart(name);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}

if (what === 'all') await learnAll();
else process.stdout.write(JSON.stringify(what === 'languages' ? finderOf(intents) : partOf(what, intents)));
