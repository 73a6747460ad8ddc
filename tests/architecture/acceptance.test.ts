import { describe, expect, it } from 'vitest';
import { CHECKS, OPEN, tagsIn } from '../acceptance/checks.ts';
import { placesOfProofs, tagsOfFile } from '../acceptance/places.ts';
import { statesAfter, type Ended } from '../acceptance/states.ts';

const numbers = [...CHECKS.keys()];
const places = placesOfProofs();

describe('the acceptance checks', () => {
  it('are the 311 of the customer', () => {
    expect(numbers).toEqual(Array.from({ length: 311 }, (_, i) => `G${String(i + 1).padStart(3, '0')}`));
  });

  it('are each tagged in a test, or open with a reason', () => {
    expect(
      numbers.filter((number) => !places.has(number) && !OPEN[number]),
      'write [G...] into the title of the test that proves it, or its reason into tests/acceptance/open.json',
    ).toEqual([]);
    expect(
      Object.keys(OPEN).filter((number) => places.has(number) || !CHECKS.has(number)),
      'take what is proven out of tests/acceptance/open.json',
    ).toEqual([]);
  });

  it('are the only tags', () => {
    expect(
      [...places].filter(([number]) => !CHECKS.has(number)),
      'a test is tagged with a number that is no check',
    ).toEqual([]);
  });
});

describe('a proof', () => {
  const ended = (state: Ended['state'], name = 'pays [G154 G157]'): Ended => ({ file: 'a.test.ts', name, state });
  const is = (number: string, ...tests: Ended[]) => statesAfter(tests).get(number)?.is;

  it('is a test that has passed, with everything else that is tagged alike', () => {
    expect(is('G154', ended('passed'))).toBe('proven');
    expect(is('G157', ended('passed'), ended('passed', 'G157 again'))).toBe('proven');
    expect(is('G157', ended('passed'), ended('failed', 'G157 again'))).toBe('unproven');
  });

  it.each(['failed', 'skipped', 'pending'] as const)('is no test that is %s', (state) => expect(is('G154', ended(state))).toBe('unproven'));

  it('is nothing that was not run', () => expect(is('G154', ended('passed', 'G155'))).toBe('unproven'));

  it('is no comment', () => {
    const text = `// it('pays [G154]', () => {});\nit('joins [G155 G156]', () => {});\nit(\`goes on G157 \${x}\`, () => {});`;
    expect(tagsOfFile('a.test.ts', text).map(({ number, place }) => `${number} ${place.line}`)).toEqual(['G155 2', 'G156 2', 'G157 3']);
  });

  it('may be tagged anywhere in its title', () => expect(tagsIn('G078 opens; G083 tells [G083 G154]')).toEqual(['G078', 'G083', 'G154']));
});
