import { describe, expect, it } from 'vitest';
import type { Context } from '../../src/understanding/data.ts';
import { english } from './english.ts';

const RESULTS: Context = { screen: 'results', search: { type: 'Flat', bhk: 2, locality: 'Gachibowli', price_max: 8_000_000 }, count: 5 };
const EMAIL: Context = { screen: 'signup-customer', field: 'email' };
const HOME: Context = { ...RESULTS, screen: 'property', property: 12 };

describe('what is said means something in its place', () => {
  it.each<[string, Context | null, string, object]>([
    ['only furnished', RESULTS, 'refine-search', { furnishing: 'furnished' }],
    ['under 70 lakhs instead', RESULTS, 'refine-search', { price_max: 7_000_000 }],
    ['and in Kondapur?', RESULTS, 'refine-search', { locality: 'Kondapur' }],
    ['villas for rent in Kokapet', RESULTS, 'search', { type: 'Villa', purpose: 'rent', locality: 'Kokapet' }],
    ['only furnished', null, 'search', { furnishing: 'furnished' }],
    ['remove the price filter', RESULTS, 'clear-filter', { field: 'price' }],
    ['clear all filters', RESULTS, 'clear-filter', { field: 'all' }],
    ['sort by price high to low', RESULTS, 'sort-results', { sort_by: 'price', order: 'desc' }],
    ['newest first', RESULTS, 'sort-results', { sort_by: 'date', order: 'desc' }],
    ['open the second one', RESULTS, 'open-result', { ordinal: 2 }],
    ['show me the last one', RESULTS, 'open-result', { ordinal: -1 }],
    ['next page', RESULTS, 'next-page', {}],
    ['read the results', RESULTS, 'read-results', {}],
    ['what is the price', HOME, 'property-details', { field: 'price' }],
    ['which way does it face', HOME, 'property-details', { field: 'facing' }],
    ['what is near it', HOME, 'property-details', { field: 'nearby' }],
    ['does it have a lift', HOME, 'property-details', { field: 'amenities' }],
    ['compare the first and third', RESULTS, 'compare', { ordinals: [1, 3] }],
    ['compare the first two', RESULTS, 'compare', { ordinals: [1, 2] }],
    ['n y j j dot r ninety one at example dot com', EMAIL, 'fill-field', { field: 'email', value: 'nyjj.r91@example.com' }],
    ['my email is a s h a at gmail dot com', EMAIL, 'fill-field', { field: 'email', value: 'asha@gmail.com' }],
    ['save this one', HOME, 'add-favourite', {}],
    ['show my favourites', null, 'show-favourites', {}],
    ['go back', null, 'go-back', {}],
    ['go home', null, 'go-home', {}],
    ['scroll down', null, 'scroll', { value: 'down' }],
    ['speak slower', null, 'speech-rate', { value: 'slower' }],
    ['switch to telugu', null, 'change-language', { language: 'te' }],
    ['what can i say', null, 'what-can-i-say', {}],
    ['homes near me', null, 'near-me', {}],
    ['search by photo', null, 'visual-search', {}],
    ['say that again', null, 'repeat', {}],
    ['yes please', { asked: 'near-me' }, 'affirm', {}],
    ['no thanks', { asked: 'near-me' }, 'deny', {}],
    ['yes', null, 'out-of-scope', {}],
  ])('%s', (text, context, intent, slots) => {
    const read = english.interpret(text, context);
    expect({ intent: read.intent, slots: read.slots }).toEqual({ intent, slots });
  });

  it.each([
    'tell me a joke',
    'what is the weather today',
    'play some music',
    'book a flight to delhi',
    'my car has a flat tyre',
    'rent a car for the weekend',
    '',
    '   ',
    '...',
    '😀😀',
  ])('refuses "%s"', (text) => expect(english.interpret(text, null).intent).toBe('out-of-scope'));

  it('says what it recognised', () => {
    const { spans, alternatives } = english.interpret('2 bhk in miyapur', null);
    expect(spans.map((span) => span.text)).toEqual(['2 bhk', 'in', 'miyapur']);
    expect(alternatives).toHaveLength(3);
  });

  it.each([null, {}, { unknown: 1 }, { search: null }, { screen: 5 }])('takes %o for a context', (context) => {
    expect(english.interpret('2 bhk in kondapur', context as Context).slots).toEqual({ bhk: 2, locality: 'Kondapur' });
  });
});
