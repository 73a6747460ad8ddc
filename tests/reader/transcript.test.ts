import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isHeard, readTranscript } from './transcript.ts';

const transcript = `About finding.

> Tab to Search
Search entry.

> Return
~ I found {number} homes, up to {rupees}.
main content
Results heading level 1.
`;
const [first, second] = readTranscript(transcript) as [ReturnType<typeof readTranscript>[0], ReturnType<typeof readTranscript>[0]];
const FOUND = 'I found 4 homes, up to 80 lakh rupees.';

describe('a transcript', () => {
  it('has what is done and what is heard upon it', () => {
    expect(first).toEqual({ does: 'Tab to Search', hears: [{ when: 'next', text: 'Search entry.' }] });
    expect(second.hears[0]).toEqual({ when: 'live', text: 'I found {number} homes, up to {rupees}.' });
  });

  it('is kept where exactly that was heard', () => {
    expect(isHeard(first.hears, ['Search entry.', 'Focus mode'])).toBe(true);
    expect(isHeard(second.hears, [FOUND, 'leaving search.', 'main content', 'Results heading level 1.'])).toBe(true);
    expect(isHeard(second.hears, ['main content', 'Results heading level 1.', FOUND])).toBe(true);
  });

  it('has lines that may be gone too soon to be heard', () => {
    const [{ hears }] = readTranscript('> type abc\n? Too short\n') as [typeof first];
    expect([[], ['Too short'], ['Too short', 'Too short']].map((heard) => isHeard(hears, heard))).toEqual([true, true, false]);
  });

  it.each([
    ['something is missing', ['main content', 'Results heading level 1.']],
    ['a reply comes twice', [FOUND, FOUND, 'main content', 'Results heading level 1.']],
    ['something else is said', [FOUND, 'main content', 'Results heading level 1.', 'Sort by combo box.']],
    ['the order is another', [FOUND, 'Results heading level 1.', 'main content']],
    ['an amount is read in digits', ['I found 4 homes, up to ₹80,00,000.', 'main content', 'Results heading level 1.']],
  ])('is not kept where %s', (_, heard) => expect(isHeard(second.hears, heard)).toBe(false));
});

describe.each(globSync('tests/reader/*.txt').toSorted())('%s', (file) => {
  const steps = readTranscript(readFileSync(file, 'utf8'));

  it('has nothing twice in a step', () => {
    const twice = steps.filter(({ hears }) => new Set(hears.map(({ text }) => text)).size < hears.length);
    expect(twice).toEqual([]);
  });

  it('has each error with its field', () => {
    const lines = steps.map(({ hears }) => hears.map(({ text }) => text).join(' '));
    for (const line of lines.filter((text) => text.includes('invalid entry.'))) expect(line).toMatch(/^\S.* entry.* invalid entry\. \S/);
  });
});
