import { describe, expect, it } from 'vitest';
import { makeGrammar } from '../../../models/speech/grammar.ts';
import { graphOf, type WordGraph } from '../../../src/voice/hearing/word-graph.ts';

const { grammar, unspoken } = makeGrammar(
  {
    slots: { number: ['(one|two)'], flat: ['{number} (bhk|bedroom) flats'] },
    intents: { search: ['[show me] {flat} in kondapur', 'xyzzy flats'], open: ['open [the] {number}'], pay: ['pay now'] },
  },
  (word) => word !== 'xyzzy',
);

/** Whether a network takes a sentence. */
function takes({ start, final, arcs, skips }: WordGraph, sentence: string): boolean {
  const skip = (states: Set<number>): Set<number> =>
    new Set([...states, ...skips.filter(([from]) => states.has(from)).map(([, to]) => to)]);
  let states = skip(new Set([start]));
  for (const said of sentence.split(' '))
    states = skip(new Set(arcs.filter(([from, , word]) => word === said && states.has(from)).map(([, to]) => to)));
  return states.has(final);
}

describe('what can be said', () => {
  const graph = graphOf(grammar, { intents: { search: 1, open: 1 }, names: ['log in'] });

  it.each(['show me two bhk flats in kondapur', 'one bedroom flats in kondapur', 'open the two', 'open one', 'um open one'])(
    'takes “%s”',
    (sentence) => expect(takes(graph, sentence)).toBe(true),
  );

  it.each(['two bhk flats', 'open', 'show me in kondapur', 'pay now', 'kondapur'])('does not take “%s”', (sentence) =>
    expect(takes(graph, sentence)).toBe(false),
  );

  it('takes the names of controls in view, alone and pressed', () => {
    expect(takes(graph, 'log in')).toBe(true);
    expect(takes(graph, 'press log in')).toBe(true);
    expect(takes(graphOf(grammar, { intents: { search: 1, open: 1 }, names: [] }), 'log in')).toBe(false);
  });

  it('leaves out phrases with words that nobody knows how to say, and names them', () => {
    expect(unspoken).toEqual(['xyzzy']);
    expect(takes(graph, 'xyzzy flats')).toBe(false);
  });

  it('has only arcs between its states', () => {
    for (const [from, to] of [...graph.arcs, ...graph.skips]) expect(Math.max(from, to)).toBeLessThan(graph.states);
  });
});
