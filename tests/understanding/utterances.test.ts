import { describe, expect, it } from 'vitest';
import { createUnderstanding } from '../../src/understanding/interpret.ts';
import { everySentence } from '../../src/understanding/phrases.ts';
import { readLanguage, readPhrases } from '../../src/understanding/read-data.ts';
import { tokenise } from '../../src/understanding/text.ts';
import { ownSet, sameSlots } from '../bench/intent-sets.ts';

const LANGUAGES = ['en', 'hi', 'te', 'ur'];

/** The least share of whole frames, after the contract of the intent layer. */
const FLOOR: Record<string, number> = { en: 0.9, hi: 0.85, te: 0.85, ur: 0.85 };
const REFUSED = 0.95;

const plain = (text: string): string =>
  tokenise(text)
    .map(({ raw }) => raw)
    .join(' ');

/** Every sentence that phrases make without filling a slot. */
const copies = (language: string): Set<string> =>
  new Set(readPhrases(language).flatMap(({ phrases }) => phrases.flatMap(everySentence).map(plain)));

describe('the utterances', () => {
  it('are at least 1,500, each with an id of its own', () => {
    const all = LANGUAGES.flatMap(ownSet);
    expect(all.length).toBeGreaterThanOrEqual(1500);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  });

  it.each(LANGUAGES)('of %s are no copies of phrases', (language) => {
    const sentences = copies(language);
    const copied = ownSet(language).filter(({ text }) => sentences.has(plain(text)));
    expect(copied.map(({ text }) => text)).toEqual([]);
  });

  it.each(LANGUAGES)('of %s are understood, and what is none of our business is refused', (language) => {
    const understanding = createUnderstanding(readLanguage(language));
    const results = ownSet(language).map((item) => ({ item, got: understanding.interpret(item.text, item.context) }));
    const right = results.filter(({ item, got }) => got.intent === item.intent && sameSlots(got.slots, item.slots));
    const foreign = results.filter(({ item }) => item.intent === 'out-of-scope');
    const refused = foreign.filter(({ got }) => got.intent === 'out-of-scope');
    expect(right.length / results.length).toBeGreaterThanOrEqual(FLOOR[language]!);
    expect(refused.length / foreign.length).toBeGreaterThanOrEqual(REFUSED);
  });
});
