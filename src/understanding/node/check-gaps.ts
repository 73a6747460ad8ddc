import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { Intents } from './read-intents.ts';

const utterancesOf = (tag: string): string => `tests/understanding/utterances/${tag}.jsonl`;

const Tested = z.object({ intent: z.string() });

/** The intents of the sentences that one language is tested with. */
function testedIn(tag: string, intents: Intents): Set<string> {
  const file = join(intents.folder, '..', utterancesOf(tag));
  if (!existsSync(file)) return new Set();
  const lines = readFileSync(file, 'utf8').split('\n');
  return new Set(lines.filter((line) => line.trim()).map((line) => z.parse(Tested, JSON.parse(line)).intent));
}

/** What is still to be written so that every intent of any language is said and tested in this one. */
export function unwritten(tag: string, intents: Intents): string[] {
  const wanted = new Set(Object.keys(intents.languages).flatMap((name) => intents.phrases(name).map(({ intent }) => intent)));
  const said = new Set(intents.phrases(tag).flatMap(({ intent, phrases }) => (phrases.length > 0 ? [intent] : [])));
  const tested = testedIn(tag, intents);
  return [...wanted].flatMap((intent) => [
    ...(said.has(intent) ? [] : [`write intents/${tag}/${intent}.json: how people say it in ${intents.language(tag).name}`]),
    ...(tested.has(intent) ? [] : [`write a line in ${utterancesOf(tag)} for "${intent}": a sentence that is no copy of a phrase`]),
  ]);
}
