import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import { Slots, type Context, type SlotValue } from '../../src/understanding/data.ts';

const Wish = z.object({ intent: z.string(), slots: Slots });

/** One labelled utterance: what it means, in its place. */
const Utterance = z.object({
  id: z.string(),
  lang: z.string(),
  text: z.string(),
  context: z.nullable(z.record(z.string(), z.unknown())),
  intent: z.string(),
  slots: Slots,
  then: z.optional(z.array(Wish)),
});
export type Utterance = z.infer<typeof Utterance>;

/** A value as text; lists are equal in any order. */
export const alike = (value: SlotValue): string => JSON.stringify(Array.isArray(value) ? value.map(String).toSorted() : value);

export const sameSlots = (a: Slots, b: Slots): boolean => {
  const plain = (slots: Slots) => Object.fromEntries(Object.entries(slots).map(([name, value]) => [name, alike(value)]));
  return isDeepStrictEqual(plain(a), plain(b));
};

const lines = (file: string): unknown[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => JSON.parse(line) as unknown);

const OWN = fileURLToPath(new URL('../understanding/utterances', import.meta.url));

/** The project's own test set of one language, written apart from the phrases. */
export const ownSet = (language: string): Utterance[] => lines(join(OWN, `${language}.jsonl`)).map((line) => z.parse(Utterance, line));

const Turn = z.object({
  text: z.string(),
  prev_system: z.nullable(z.string()),
  prev_system_acts: z.array(z.string()),
  accept: z.array(z.string()),
});

/** A sentence and the intents that are right for it. */
export interface Accepting {
  text: string;
  context: Context;
  accept: string[];
}

/** What the system's last turn says of the place: a yes/no question, homes on offer, a search at hand. */
function contextOf(turn: z.infer<typeof Turn>): Context {
  const acts = new Set(turn.prev_system_acts.map((act) => act.split(':')[0]!));
  const asks = acts.has('CONFIRM') || acts.has('OFFER_INTENT') || acts.has('REQ_MORE');
  const offers = acts.has('OFFER') || acts.has('INFORM');
  return {
    ...(acts.size > 0 && { screen: 'results', search: { purpose: 'rent' } }),
    ...(acts.size > 0 && !acts.has('REQUEST') && { count: 3 }),
    ...(offers && { property: 'offered' }),
    ...(asks && turn.prev_system !== null && { asked: turn.prev_system }),
  };
}

/** Schema-Guided Dialogue, Homes: its labels are ours with underscores. */
export function dialogueSet(data: string): Accepting[] | null {
  const file = join(data, 'language', 'sgd_homes1_dev.jsonl');
  if (!existsSync(file)) return null;
  return lines(file)
    .map((line) => z.parse(Turn, line))
    .map((turn) => ({ text: turn.text, context: contextOf(turn), accept: turn.accept.map((label) => label.replaceAll('_', '-')) }));
}

/** Sentences of other worlds, all to be refused. */
export function outOfScopeSet(data: string): string[] | null {
  const file = join(data, 'language', 'clinc_out_of_scope_dev.jsonl');
  return existsSync(file) ? lines(file).map((line) => z.parse(z.object({ text: z.string() }), line).text) : null;
}
