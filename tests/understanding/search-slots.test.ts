import { describe, expect, it } from 'vitest';
import { english } from './english.ts';

const LAKH = 100_000;
const CRORE = 10_000_000;

describe('what a search wishes for', () => {
  it.each([
    ['2 BHK flats in Gachibowli under 80 lakhs', { bhk: 2, type: 'Flat', locality: 'Gachibowli', price_max: 80 * LAKH }],
    ['show 3 bhk flats in Kondapur under 90 lakh', { bhk: 3, type: 'Flat', locality: 'Kondapur', price_max: 90 * LAKH }],
    ['three bedroom villa for rent near kokapet', { bhk: 3, type: 'Villa', purpose: 'rent', locality: 'Kokapet' }],
    ['between 70 and 90 lakhs', { price_min: 70 * LAKH, price_max: 90 * LAKH }],
    ['90 to 1 crore', { price_min: 90 * LAKH, price_max: CRORE }],
    ['from 50 lakh to 1.2 cr', { price_min: 50 * LAKH, price_max: 1.2 * CRORE }],
    ['sixty seventy lakhs', { price_min: 60 * LAKH, price_max: 70 * LAKH }],
    ['above two crores', { price_min: 2 * CRORE }],
    ['around 50 lakhs', { price_min: 45 * LAKH, price_max: 55 * LAKH }],
    ['80 lakhs or less', { price_max: 80 * LAKH }],
    ['rent under 30000', { purpose: 'rent', price_max: 30_000 }],
    ['₹25,000 a month', { price_max: 25_000 }],
    ['budget 25k', { price_max: 25_000 }],
    ['8000 per sqft', {}],
    ['plots of 200 sq yards', { type: 'Land', area_min: 1800, area_max: 1800 }],
    ['land above two acres', { type: 'Land', area_min: 87_120 }],
    ['at least 1500 square feet', { area_min: 1500 }],
    ['2 or 3 bhk', { bhk_min: 2, bhk_max: 3 }],
    ['at least 3 bedrooms', { bhk_min: 3 }],
    ['2.5 bhk', { bhk: 2.5 }],
    ['to bhk in miyapur', { bhk: 2, locality: 'Miyapur' }],
    ['double bedroom flat', { bhk: 2, type: 'Flat' }],
    ['2 bhk no wait 3 bhk in Miyapur', { bhk: 3, locality: 'Miyapur' }],
    ['flats in Kondapur or Gachibowli', { type: 'Flat', locality: ['Kondapur', 'Gachibowli'] }],
    ['in Kondapur, sorry Kokapet', { locality: 'Kokapet' }],
    ['not furnished flat', { type: 'Flat', furnishing: 'unfurnished' }],
    ['semi furnished with lift and covered parking', { furnishing: 'semi-furnished', amenities: ['lift', 'parking'] }],
    ['north east facing independent house', { facing: 'north-east', type: 'TownHouse' }],
    ['ready to move apartment with swimming pool', { possession: 'ready_to_move', type: 'Flat', amenities: ['swimming pool'] }],
    ['wheelchair accessible flat', { type: 'Flat', amenities: ['step-free entrance'] }],
    ['a house in Hyderabad', {}],
    ['commercial property in HITEC City', { purpose: 'commercial', locality: 'HITEC City' }],
    ['office for rent', { purpose: 'rent', type: 'Office Space' }],
  ])('%s', (text, slots) => expect(english.readFilters(text).slots).toEqual(slots));

  it.each([
    ['gachi bowli', 'Gachibowli'],
    ['kondapoor', 'Kondapur'],
    ['hi tech city', 'HITEC City'],
    ['kukat palli', 'Kukatpally'],
    ['jublee hills', 'Jubilee Hills'],
    ['మియాపూర్', 'Miyapur'],
    ['कोंडापुर', 'Kondapur'],
    ['گچی باؤلی', 'Gachibowli'],
  ])('hears %s as %s', (said, name) => expect(english.readFilters(`flats in ${said}`).slots['locality']).toBe(name));

  it.each(['a nice place with a view', 'cheap and best home for my family', 'please show something good', 'close to the market'])(
    'takes no ordinary word of "%s" for a place',
    (text) => {
      expect(english.readFilters(text).slots['locality']).toBeUndefined();
    },
  );

  it('leaves unknown words to full text search', () => expect(english.readFilters('villa with a pergola in Kokapet').rest).toBe('pergola'));
});
