import { describe, expect, it } from 'vitest';
import type { Context } from '../../src/understanding/data.ts';
import { readPolyglot } from '../../src/understanding/node/read-understanding.ts';

const polyglot = readPolyglot();
const RESULTS: Context = { screen: 'results', search: { type: 'Land' }, count: 5 };

describe('a few words say what is looked for', () => {
  it.each<[string, string, Context | null, string, object]>([
    ['hi', 'खरीदना है', null, 'search', { purpose: 'buy' }],
    ['hi', 'किराए पर', RESULTS, 'refine-search', { purpose: 'rent' }],
    ['te', 'konali', null, 'search', { purpose: 'buy' }],
    ['te', 'అద్దెకు', RESULTS, 'refine-search', { purpose: 'rent' }],
    ['te', 'రెండు వందల గజాలు', RESULTS, 'refine-search', { area_min: 1800, area_max: 1800 }],
    ['ur', 'کرائے کا', null, 'search', { purpose: 'rent' }],
    ['hi', 'माधापुर में ऑफिस है पास में दो बीएचके चाहिए', null, 'search', { near: 'Madhapur', bhk: 2 }],
    ['te', 'gachibowli lo office undi daggara kavali', null, 'search', { near: 'Gachibowli' }],
    ['ur', 'مادھاپور میں دفتر ہے قریب میں دو بیڈروم چاہیے', null, 'search', { near: 'Madhapur', bhk: 2 }],
    ['en', 'a flat in Kondapur near my office', null, 'search', { type: 'Flat', locality: 'Kondapur', near: 'work' }],
    ['hi', 'दाम कितना है', { ...RESULTS, screen: 'property', property: 12 }, 'property-details', { field: 'price' }],
    ['te', 'దగ్గర ఏమున్నాయి', { ...RESULTS, screen: 'property', property: 12 }, 'property-details', { field: 'nearby' }],
    ['hi', 'हटा दो', { screen: 'favourites', count: 2 }, 'remove-favourite', {}],
  ])('%s: %s', (language, text, context, intent, slots) => {
    expect(polyglot.in(language).interpret(text, context)).toMatchObject({ intent, slots });
  });

  it('leaves a bare purpose to the form that is filled', () => {
    const field: Context = { screen: 'post', form: 'posting', field: 'purpose' };
    expect(polyglot.in('hi').interpret('किराए पर', field).intent).not.toMatch(/search/);
  });
});
