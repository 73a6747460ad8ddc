import { describe, expect, it } from 'vitest';
import { numberWords } from '../../src/understanding/number-words.ts';
import { readNumber } from '../../src/understanding/numbers.ts';
import { readDigits } from '../../src/understanding/spoken-digits.ts';
import { openIntents } from '../../src/understanding/node/read-intents.ts';
import { tokenise } from '../../src/understanding/text.ts';

const words = numberWords(openIntents().lexicon('en'));

const read = (text: string) => readNumber(tokenise(text), 0, words);

describe('numbers', () => {
  it.each([
    ['80', 80],
    ['1,25,000', 125_000],
    ['1.2 crore', 12_000_000],
    ['80L', 8_000_000],
    ['25k', 25_000],
    ['eighty five', 85],
    ['two hundred and five', 205],
    ['one lakh fifty thousand', 150_000],
    ['two and a half crore', 25_000_000],
    ['one crore twenty lakhs', 12_000_000],
    ['half a crore', 5_000_000],
    ['one point two five crores', 12_500_000],
    ['ninety nine thousand nine hundred and ninety nine', 99_999],
    ['८५ लाख'.replace('लाख', 'lakh'), 8_500_000],
    ['౨౫ thousand', 25_000],
    ['٣ crore', 30_000_000],
  ])('%s is %d', (text, value) => expect(read(text)?.value).toBe(value));

  it('stops where another number begins', () => {
    expect(read('twenty five thirty')).toMatchObject({ value: 25, end: 2 });
    expect(read('70 and 90 lakhs')).toMatchObject({ value: 70, end: 1 });
    expect(read('two three bhk')).toMatchObject({ value: 2, end: 1 });
  });

  it('finds none in words', () => expect(read('villa in kokapet')).toBeNull());

  it.each([
    ['nine eight four eight zero one two three four five', '9848012345'],
    ['98480 12345', '9848012345'],
    ['nine double eight triple zero 12 34', '9880001234'],
    ['040 2345 6789', '04023456789'],
  ])('reads the digits of "%s"', (text, digits) => expect(readDigits(tokenise(text), 0, words, 6)?.digits).toBe(digits));
});
