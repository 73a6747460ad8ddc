import { describe, expect, it } from 'vitest';
import type { Context } from '../../src/understanding/data.ts';
import { english } from './english.ts';

const RESULTS: Context = { screen: 'results', search: { type: 'Flat', locality: 'Kondapur' }, count: 5 };

describe('an answer to what was just asked', () => {
  it.each<[string, Context['expects'], string, object]>([
    ['yes', { kind: 'yes', command: 'save-search' }, 'affirm', {}],
    ['sounds good', { kind: 'yes', command: 'save-search' }, 'affirm', {}],
    ['no thanks', { kind: 'yes', command: 'save-search' }, 'deny', {}],
    ['Gachibowli', { kind: 'slot', command: 'search', slot: 'locality' }, 'search', { locality: 'Gachibowli' }],
    ['80 lakhs', { kind: 'slot', command: 'search', slot: 'price' }, 'search', { price_max: 8_000_000 }],
    ['rent', { kind: 'slot', command: 'search', slot: 'purpose' }, 'search', { purpose: 'rent' }],
    ['the second one', { kind: 'choice', command: 'property-details' }, 'property-details', { ordinal: 2 }],
    ['Narsingi', { kind: 'choice', command: 'ask-place', choices: ['Nagole', 'Narsingi'] }, 'ask-place', { ordinal: 2 }],
    ['Ravi Kumar', { kind: 'field', slot: 'name' }, 'fill-field', { field: 'name', value: 'Ravi Kumar' }],
  ])('“%s”', (text, expects, intent, slots) => {
    const read = english.interpret(text, { ...RESULTS, expects });
    expect({ intent: read.intent, slots: read.slots }).toEqual({ intent, slots });
  });

  it('is none where a whole new wish is said', () => {
    const read = english.interpret('show villas for rent in Kokapet under 60 thousand', {
      ...RESULTS,
      expects: { kind: 'slot', command: 'emi-calculator', slot: 'value' },
    });
    expect(read).toMatchObject({ intent: 'search', slots: { type: 'Villa', locality: 'Kokapet' } });
  });

  it.each([{}, { kind: 'odd' }, { kind: 'slot' }, { kind: 'choice', choices: [1] }, 'slot', null])(
    'takes %j for what is expected',
    (expects) => {
      expect(english.interpret('2 bhk in Kondapur', { expects } as unknown as Context).intent).toBe('search');
    },
  );
});

describe('what to do with a reading', () => {
  it('acts where it is sure', () => expect(english.interpret('2 bhk flats in Gachibowli').decision).toBe('act'));

  it('declines what is not ours', () =>
    expect(english.interpret('who won the cricket match yesterday')).toMatchObject({ intent: 'out-of-scope', decision: 'decline' }));

  it('gives what else may be meant, and never that it is not ours', () => {
    const { alternatives, intent } = english.interpret('visit price');
    expect(alternatives).toHaveLength(3);
    expect(alternatives.map((item) => item.intent)).not.toContain('out-of-scope');
    expect(alternatives.map((item) => item.intent)).not.toContain(intent);
  });
});
