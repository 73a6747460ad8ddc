import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { openIntents } from '../../src/understanding/node/read-intents.ts';
import { readPolyglot } from '../../src/understanding/node/read-understanding.ts';
import { everySentence } from '../../src/understanding/phrases.ts';
import { tokenise } from '../../src/understanding/text.ts';
import { alike, ownSet, type Utterance } from '../bench/intent-sets.ts';

const intents = openIntents();
const LANGUAGES = Object.keys(intents.languages);
const polyglot = readPolyglot(intents);

const FAILURES_FILE = 'tests/understanding/known-failures.json';
/** Sentences that are known to be misunderstood, by their ids. */
const KNOWN_FAILURES = JSON.parse(readFileSync(FAILURES_FILE, 'utf8')) as Record<string, string>;

const plain = (text: string): string =>
  tokenise(text)
    .map(({ raw }) => raw)
    .join(' ');

/** Every sentence that phrases of a language, and of those that it borrows from, make without filling a slot. */
const phraseSentences = (language: string): Set<string> =>
  new Set(
    [language, ...intents.language(language).borrowsFrom].flatMap((tag) =>
      intents.phrases(tag).flatMap(({ phrases }) => phrases.flatMap(everySentence).map(plain)),
    ),
  );

const told = (intent: string, slots: Utterance['slots']): string =>
  `${intent} ${Object.entries(slots)
    .map(([name, value]) => `${name}=${alike(value)}`)
    .toSorted()
    .join(' ')}`.trim();

/** What was expected and what came, or nothing where they are the same. */
function misunderstood({ text, context, intent, slots, then = [] }: Utterance): { text: string; wanted: string; got: string } | null {
  const read = polyglot.interpret(text, context);
  const wanted = [told(intent, slots), ...then.map((wish) => told(wish.intent, wish.slots))].join(' | ');
  const further = then.length > 0 ? read.further.map((wish) => told(wish.intent, wish.slots)) : [];
  const got = [told(read.intent, read.slots), ...further].join(' | ');
  return got === wanted ? null : { text: `${text} (read as ${read.language})`, wanted, got };
}

describe('the utterances', () => {
  const all = LANGUAGES.flatMap(ownSet);

  it('are at least 1,500, each with an id of its own', () => {
    expect(all.length).toBeGreaterThanOrEqual(1500);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  });

  it.each(LANGUAGES)('of %s are no copies of phrases', (language) => {
    const sentences = phraseSentences(language);
    const copied = ownSet(language).filter(({ text }) => sentences.has(plain(text)));
    expect(copied.map(({ id, text }) => `${id}: ${text}`)).toEqual([]);
  });

  it('that are known to fail are among them, word for word', () => {
    const texts = new Map(all.map(({ id, text }) => [id, text]));
    expect(Object.entries(KNOWN_FAILURES).filter(([id, text]) => texts.get(id) !== text)).toEqual([]);
  });

  it.each(all.filter(({ id }) => KNOWN_FAILURES[id] === undefined).map((item) => [item.id, item.text, item] as const))(
    '%s “%s” is understood',
    (_id, _text, item) => expect(misunderstood(item)).toBeNull(),
  );

  it.each(all.filter(({ id }) => KNOWN_FAILURES[id] !== undefined).map((item) => [item.id, item.text, item] as const))(
    '%s “%s” is known to fail',
    (id, _text, item) => expect(misunderstood(item), `understood now: remove ${id} from ${FAILURES_FILE}`).not.toBeNull(),
  );
});
