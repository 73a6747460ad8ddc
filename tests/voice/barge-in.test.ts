import { describe, expect, it } from 'vitest';
import { interruption, withoutEcho } from '../../src/voice/barge-in.ts';

const COMMANDS = ['stop', 'next', 'the second', 'the second one'];

describe('speaking while we speak', () => {
  it('is told apart from our own words', () => {
    expect(withoutEcho('two homes stop', 'I found two homes.')).toBe('stop');
    expect(withoutEcho('i found two', 'I found two homes.')).toBe('');
  });

  it.each([
    ['stop', 'I found two homes.', 'stop'],
    ['found two homes next', 'I found two homes.', 'next'],
    ['the second one', 'First: a flat in Kondapur.', 'the second one'],
    ['say next', 'Say next for more.', null],
    ['my sister is calling', 'I found two homes.', null],
  ])('hears %j over %j as %j', (heard, spoken, command) => {
    expect(interruption(heard, spoken, COMMANDS)).toBe(command);
  });
});
