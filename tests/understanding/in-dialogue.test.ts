import { describe, expect, it } from 'vitest';
import type { Context } from '../../src/understanding/data.ts';
import { readPolyglot } from '../../src/understanding/node/read-understanding.ts';

const LAKH = 100_000;
const AIRPORT = 'Rajiv Gandhi International Airport';
const HOME: Context = { screen: 'property', property: 5 };
const LIST: Context = { screen: 'results', count: 5, search: { type: 'Flat', locality: 'Gachibowli' }, place: 'Gachibowli' };
const polyglot = readPolyglot();

const understands = (context: Context | null, cases: [string, string, object][]) =>
  it.each(cases)('%s', (text, intent, slots) => expect(polyglot.interpret(text, context)).toMatchObject({ intent, slots }));

describe('after the instalment of a loan', () => {
  const after = (slots: object): Context => ({ ...HOME, last: { intent: 'emi-calculator', slots: { ...slots } } });

  understands(after({ value: 50 * LAKH, rate: 9 }), [
    ['and over 25 years', 'emi-calculator', { value: 50 * LAKH, rate: 9, years: 25 }],
    ['what if i pay 20 lakh down', 'emi-calculator', { value: 30 * LAKH, down_payment: 20 * LAKH }],
    ['aur 15 saal mein', 'emi-calculator', { value: 50 * LAKH, years: 15 }],
  ]);
  understands(after({ value: 60 * LAKH, down_payment: 20 * LAKH }), [
    ['and with 30 lakhs down', 'emi-calculator', { value: 50 * LAKH, down_payment: 30 * LAKH }],
  ]);

  it('a loan of the home in view stays one of that home', () =>
    expect(polyglot.interpret('what if i pay 20 lakh down', after({})).slots).toEqual({ down_payment: 20 * LAKH }));

  it('another question is none about the loan', () =>
    expect(polyglot.interpret('which floor is it on', after({ value: 50 * LAKH }))).toMatchObject({
      intent: 'property-details',
      slots: { field: 'floor' },
    }));
});

describe('with a home in view', () => {
  understands(HOME, [
    ['does it have a lift and a gym and how old is it', 'property-details', { field: 'amenities', fields: ['amenities', 'age'] }],
    ['does it have wide doors', 'property-details', { field: 'access' }],
    ['how many bathrooms', 'property-details', { field: 'bathrooms' }],
    ['how many balconies does it have', 'property-details', { field: 'balconies' }],
    ['what is the price per square foot', 'property-details', { field: 'per_sqft' }],
    ['kitne bathroom hain', 'property-details', { field: 'bathrooms' }],
    ['ఎన్ని బాల్కనీలు ఉన్నాయి', 'property-details', { field: 'balconies' }],
    ['کتنے باتھ روم ہیں', 'property-details', { field: 'bathrooms' }],
    ['what is this area like', 'ask-place', { question: 'overview' }],
    ['is it safe here', 'ask-place', { question: 'safety' }],
    ['how far is the airport', 'ask-distance', { near: AIRPORT }],
    ['how far is the railway station', 'ask-distance', { near: 'railway' }],
  ]);

  it('one question is one wish', () =>
    expect(polyglot.interpret('does it have a lift and a gym and how old is it', HOME).further).toEqual([]));
});

describe('with a list in view', () => {
  understands(LIST, [
    ['is the second cheaper than the first', 'ask-homes', { ordinals: [2, 1] }],
    ['near gachibowli stadium', 'refine-search', { near: 'Gachibowli Stadium' }],
    ['flats near the airport', 'search', { type: 'Flat', near: AIRPORT }],
    ['homes within 5 km of osmania university', 'search', { near: 'Osmania University', within_km: 5 }],
    ['एयरपोर्ट के पास फ्लैट', 'search', { type: 'Flat', near: AIRPORT }],
    ['airport daggara flats', 'search', { type: 'Flat', near: AIRPORT }],
    ['not there', 'refine-search', {}],
    ['forget that', 'undo', {}],
    ['never mind', 'deny', {}],
  ]);

  it('a landmark is no locality', () => expect(polyglot.interpret('flats near the airport', LIST).slots).not.toHaveProperty('locality'));

  it('"not there" rules the place out', () => expect(polyglot.interpret('not there', LIST).extras).toEqual({ elsewhere: 'yes' }));
});

describe('to a yes/no question', () => {
  understands({ ...LIST, expects: { kind: 'yes', command: 'share-location' } }, [
    ['yes', 'affirm', {}],
    ['haan ji', 'affirm', {}],
    ['వద్దు', 'deny', {}],
    ['no not that one', 'deny', {}],
    ['yes the second one', 'open-result', { ordinal: 2 }],
    ['no kondapur', 'refine-search', { locality: 'Kondapur' }],
    ['under 50 lakhs', 'refine-search', { price_max: 50 * LAKH }],
  ]);
});

describe('what somebody says about us or about other people', () => {
  understands(null, [
    ['twelve visits and not a single straight reply', 'complain', {}],
    ['मज़ाक बना रखा है आप लोगों ने', 'complain', {}],
    ['a colony with only hindus please', 'exclude-people', {}],
    ['maa caste vallu unde colony kavali', 'exclude-people', {}],
  ]);
});
