import { describe, expect, it } from 'vitest';
import { COMMANDS } from '../../src/capabilities/commands.ts';
import { expand, samplesOf } from '../../src/understanding/phrases.ts';
import { openIntents } from '../../src/understanding/node/read-intents.ts';
import { readUnderstanding } from '../../src/understanding/node/read-understanding.ts';
import { pick, seededRandom } from '../../src/understanding/seeded-random.ts';

/** A sample in the short run, which has to pass on a busy machine too. */
const EACH = process.env['LONG'] ? 12_500 : 100;
const TIMEOUT_MS = process.env['LONG'] ? 300_000 : 30_000;

const intents = openIntents();

const LETTERS = [
  ...Array.from('abcdefghijklmnopqrstuvwxyz0123456789 .,-+₹%@/:;!?<>="\'()[]{}\\\n\t'),
  ...Array.from('కగచజడతదనపబమయరలవసహాిుెో్'),
  ...Array.from('कखगघचजतदनपबमरलवसहािुेो्'),
  ...Array.from('ابپتجچدرزسشکگلمنوہی'),
  '\u0000',
  '\u200d',
  '\ufeff',
  '🏠',
  '\ud83c',
];
const NAMES = ['DROP TABLE', '<script>', '%00', '💰💰', 'aaaaaaaaaaaaaaaaaaaa', '१२३', '99999999999999999999', 'null', '../..'];

const IRREVERSIBLE = new Set(COMMANDS.filter(({ effect }) => effect === 'irreversible').map(({ name }) => name));

/** "k" is a yes that people do type. */
const SHORTEST = 4;

/** Noise that nobody says. */
const noise = (random: () => number): string =>
  Array.from({ length: Math.floor(random() * 80) }, () => (random() < 0.02 ? pick(NAMES, random) : pick(LETTERS, random))).join('');

/** A sentence that somebody might say, damaged: letters lost, doubled, swapped, foreign ones put in. */
function damaged(sentence: string, random: () => number): string {
  const letters = Array.from(sentence);
  for (let n = 1 + Math.floor(random() * 6); n > 0; n--) {
    const at = Math.floor(random() * letters.length);
    const ways = [
      () => letters.splice(at, 1),
      () => letters.splice(at, 0, pick(LETTERS, random)),
      () => letters.splice(at, 2, letters[at + 1] ?? '', letters[at] ?? ''),
      () => letters.splice(at, 0, ...letters.slice(at, at + 10)),
    ];
    pick(ways, random)();
  }
  return letters.join('');
}

describe.each(Object.keys(intents.languages))('damaged and random texts in %s', { timeout: TIMEOUT_MS }, (language) => {
  const understanding = readUnderstanding(language, intents);
  const random = seededRandom(11);
  const samples = samplesOf(
    [language, ...intents.language(language).borrowsFrom].map((tag) => intents.lexicon(tag)),
    intents.localities(),
  );
  const phrases = intents.phrases(language).flatMap((file) => file.phrases);

  it('are read without a fault, and the same each time', () => {
    for (let n = 0; n < EACH; n++) {
      const text = damaged(expand(pick(phrases, random), samples, random), random);
      const once = understanding.interpret(text, null);
      expect(once.confidence).toBeGreaterThanOrEqual(0);
      if (n % 50 === 0) expect(understanding.interpret(text, null)).toEqual(once);
    }
  });

  it('never become by noise what cannot be taken back', () => {
    const texts = Array.from({ length: EACH }, () => noise(random)).filter((text) => text.length > SHORTEST);
    const taken = texts.flatMap((text) => {
      const { intent, further } = understanding.interpret(text, { asked: 'pay' });
      return [intent, ...further.map((wish) => wish.intent)]
        .filter((name) => name === 'affirm' || IRREVERSIBLE.has(name))
        .map((name) => ({ text, name }));
    });
    expect(taken).toEqual([]);
  });
});

describe('signs around an answer', () => {
  it.each(['yes ❤️', 'ok 👍🏽', '"yes"', '(yes)', '1️⃣ yes'])('leave %s a yes', (text) => {
    expect(readUnderstanding('en', intents).interpret(text, { asked: 'pay' }).intent).toBe('affirm');
  });
});

describe('a text of any length', { timeout: TIMEOUT_MS }, () => {
  const understanding = readUnderstanding('en', intents);

  it.each(['a', '1', '₹', 'and ', '2 bhk no wait ', 'in Gachibowli or ', '🏠'])('is read when it repeats %j', (piece) => {
    expect(understanding.interpret(piece.repeat(5000), null).intent).toBeTypeOf('string');
  });
});
