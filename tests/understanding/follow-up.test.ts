import { describe, expect, it } from 'vitest';
import { readPolyglot } from '../../src/understanding/node/read-understanding.ts';

const polyglot = readPolyglot();
const read = (text: string, context: object) => {
  const { intent, slots } = polyglot.interpret(text, context);
  return { intent, slots };
};

describe('what follows a question', () => {
  const place = { place: 'Kokapet', last: { intent: 'ask-place', slots: { question: 'price', locality: 'Kokapet' } } };
  const distance = { property: 1, last: { intent: 'ask-distance', slots: { near: 'school' } } };

  it.each([
    ['and in Narsingi', place, { intent: 'ask-place', slots: { question: 'price', locality: 'Narsingi' } }],
    ['what about Kondapur', place, { intent: 'ask-place', slots: { question: 'price', locality: 'Kondapur' } }],
    ['and a hospital', distance, { intent: 'ask-distance', slots: { near: 'hospital' } }],
    ['और अस्पताल', distance, { intent: 'ask-distance', slots: { near: 'hospital' } }],
  ])('%s', (text, context, wish) => expect(read(text, context)).toEqual(wish));

  it.each([
    ['show me flats in Narsingi', place, 'search'],
    ['and open the first one', { ...place, count: 5, screen: 'results' }, 'open-result'],
  ])('is no wish of its own: %s', (text, context, intent) => expect(read(text, context).intent).toBe(intent));
});

describe('a place in the list and nothing else', () => {
  it.each(['the first', 'the second one', 'number 3 please'])('%s opens it', (text) =>
    expect(read(text, { screen: 'results', count: 5 }).intent).toBe('open-result'),
  );
});
