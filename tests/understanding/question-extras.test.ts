import { describe, expect, it } from 'vitest';
import { english } from './english.ts';

const RESULTS = { screen: 'results', count: 5 };

describe('what a question says beyond its slots', () => {
  it.each<[string, string, object]>([
    ['which of these has a gym', 'ask-homes', { amenities: ['gym'] }],
    ['how many of them come with parking', 'ask-homes', { amenities: ['parking'] }],
    ['which of them are furnished', 'ask-homes', { furnishing: 'furnished' }],
    ['which one is nearest to the metro', 'ask-homes', { near: 'metro' }],
    ['which of these is closest to Kondapur', 'ask-homes', { near: 'Kondapur' }],
    ['what could my 2 bhk in Kondapur fetch', 'ask-price', { bhk: 2, locality: 'Kondapur' }],
    ['is 80 lakhs fair for a 2 bhk in Kondapur', 'ask-price', { bhk: 2, locality: 'Kondapur', price_max: 8_000_000 }],
    ['what does a 3 bhk rent for in Kondapur', 'ask-place', { bhk: 3 }],
  ])('%s', (text, intent, extras) => expect(english.interpret(text, RESULTS)).toMatchObject({ intent, extras }));

  it('of the nearest is no filter', () =>
    expect(english.interpret('which of these is closest to Kondapur', RESULTS).extras).not.toHaveProperty('locality'));
});
