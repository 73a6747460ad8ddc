import { describe, expect, it } from 'vitest';
import { figuresIn, isSaid } from '../../src/conversation/companion/figures.ts';
import { readerIn } from './some-evidence.ts';

const read = (text: string, language = 'en') => figuresIn(text, readerIn(language)).map(({ value, unit }) => [value, unit]);

describe('figures in a text', () => {
  it.each([
    ['It costs ₹81,23,456.', [[8_123_456, 'rupees']]],
    ['It costs Rs. 81.2 lakh', [[8_120_000, 'rupees']]],
    ['about eighty one lakh rupees', [[8_100_000, 'rupees']]],
    ['one and a half crore', [[15_000_000, 'rupees']]],
    ['1.2 cr', [[12_000_000, 'rupees']]],
    ['1,200 sq ft', [[1200, 'sqft']]],
    ['twelve hundred square feet', [[1200, 'sqft']]],
    ['2BHK', [[2, 'bhk']]],
    ['a two bedroom flat', [[2, 'bhk']]],
    [
      'on the third floor of twelve floors',
      [
        [3, 'floor'],
        [12, 'floor'],
      ],
    ],
    ['on floor 3', [[3, 'floor']]],
    ['the 3rd floor', [[3, 'floor']]],
    [
      '2.3 km away, 15 minutes',
      [
        [2.3, 'km'],
        [15, 'minute'],
      ],
    ],
    [
      '80 to 90 lakh',
      [
        [8_000_000, 'rupees'],
        [9_000_000, 'rupees'],
      ],
    ],
    [
      '80-90 lakh',
      [
        [8_000_000, 'rupees'],
        [9_000_000, 'rupees'],
      ],
    ],
    ['one of these, and no other one', []],
    ['the first and the second', []],
    [
      '8.5 percent over 20 years',
      [
        [8.5, 'percent'],
        [20, 'year'],
      ],
    ],
    ['lakh', [[100_000, 'rupees']]],
  ])('%s', (text, figures) => {
    expect(read(text)).toEqual(figures);
  });

  it.each([
    ['hi', '८१ लाख रुपये', [[8_100_000, 'rupees']]],
    ['hi', 'डेढ़ करोड़', [[15_000_000, 'rupees']]],
    ['hi', 'साढ़े तीन लाख', [[350_000, 'rupees']]],
    ['hi', 'पचास हज़ार रुपये', [[50_000, 'rupees']]],
    ['hi', 'दो बाथरूम', [[2, 'bathroom']]],
    ['te', '౮౧ లక్షలు', [[8_100_000, 'rupees']]],
    ['te', 'ఎనభై లక్షలు', [[8_000_000, 'rupees']]],
    ['te', 'రెండున్నర కోట్లు', [[25_000_000, 'rupees']]],
    ['ur', '۸۱ لاکھ روپے', [[8_100_000, 'rupees']]],
    ['ur', 'ڈیڑھ کروڑ', [[15_000_000, 'rupees']]],
    ['ur', 'پچاس ہزار', [[50_000, null]]],
    // In whichever language it is said.
    ['en', 'it is डेढ़ करोड़ only', [[15_000_000, 'rupees']]],
    ['hi', 'यह eighty lakh का है', [[8_000_000, 'rupees']]],
  ])('%s: %s', (language, text, figures) => {
    expect(read(text, language)).toEqual(figures);
  });
});

describe('a figure that is said', () => {
  const fact = { value: 8_123_456, unit: 'rupees', step: 0 };
  it.each([
    ['₹81,23,456', true],
    ['81.2 lakh', true],
    ['81 lakh', true],
    ['82 lakh', false],
    ['80 lakh', false],
    ['0.8 crore', false],
    ['₹81,23,457', false],
    ['81,23,456 sq ft', false],
  ])('as %s', (text, isTrue) => {
    expect(isSaid(figuresIn(text, readerIn('en'))[0]!, fact)).toBe(isTrue);
  });
});
