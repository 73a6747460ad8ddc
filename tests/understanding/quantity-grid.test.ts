import { describe, expect, it } from 'vitest';
import { readUnderstanding } from '../../src/understanding/node/read-understanding.ts';
import { seededRandom } from '../../src/understanding/seeded-random.ts';
import { sameSlots } from '../bench/intent-sets.ts';
import { GRID, sentencesOf } from './quantity-grid.ts';

/** A sample in the short run. */
const EACH = process.env['LONG'] ? Number.POSITIVE_INFINITY : 400;
const LEAST_RIGHT = 0.99;

describe('amounts, rooms, areas, minutes and distances', { timeout: 60_000 }, () => {
  it.each(Object.entries(GRID))('are told apart in any order: %s', (_, [language, words]) => {
    const random = seededRandom(17);
    const all = sentencesOf(words);
    const chosen = all.filter(() => random() < EACH / all.length);
    const understanding = readUnderstanding(language);
    const wrong = chosen.flatMap(({ text, slots }) => {
      const got = understanding.readFilters(text).slots;
      return sameSlots(got, slots) ? [] : [`${text}: wanted ${JSON.stringify(slots)}, got ${JSON.stringify(got)}`];
    });
    expect(wrong.length / chosen.length, `wrong:\n${wrong.slice(0, 40).join('\n')}`).toBeLessThanOrEqual(1 - LEAST_RIGHT);
  });
});
