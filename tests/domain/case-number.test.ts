import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CASE_SIGNS, caseNumberIn, readCaseNumber, shownCaseNumber, spelledCaseNumber } from '../../src/domain/case-number.ts';
import { reachIn, reachOf } from '../../src/domain/reach.ts';

const ALIKE = ['0OQD', '1ILJ', '2Z', '5S', '8B', '6G', 'UV', 'MN', 'BCDEGPTVZ3', 'AJK8', 'FSX', 'IY', '59', '6X'];

const read = (texts: readonly string[], how: (text: string) => string | null) => texts.map(how);
const all = (texts: readonly string[], value: string | null) => texts.map(() => value);

describe('the number of an enquiry', () => {
  it('has no two signs that look or sound alike', () => {
    const signsIn = (group: string) => group.split('').filter((sign) => CASE_SIGNS.includes(sign));
    expect(ALIKE.filter((group) => signsIn(group).length > 1)).toEqual([]);
    expect(new Set(CASE_SIGNS).size).toBe(CASE_SIGNS.length);
  });

  it('is read in any case, with dash, spaces or neither', () => {
    const good = ['K7QM2R', 'k7qm2r', 'K7Q-M2R', ' k7q m2r ', 'K 7 Q M 2 R', 'K7Q–M2R'];
    expect(read(good, readCaseNumber)).toEqual(all(good, 'K7QM2R'));
    const wrong = ['', 'K7QM2', 'K7QM2RR', 'O7QM2R', 'FHKMQR', '234679', 'gachibowli'];
    expect(read(wrong, readCaseNumber)).toEqual(all(wrong, null));
  });

  it('is found in what is said, as it is shown and as it is spelled', () => {
    const signs = fc.array(fc.constantFrom(...CASE_SIGNS.split('')), { minLength: 6, maxLength: 6 }).map((list) => list.join(''));
    fc.assert(
      fc.property(
        signs.filter((number) => readCaseNumber(number) !== null),
        (number) => {
          const said = [number, `where is ${number.toLowerCase()}?`, `what about ${shownCaseNumber(number)}`, spelledCaseNumber(number)];
          expect(read(said, caseNumberIn)).toEqual(all(said, number));
        },
      ),
    );
    expect(caseNumberIn('what about WHY-F9F')).toBe('WHYF9F');
    expect(caseNumberIn('my number is kay seven queue em two ar')).toBe('K7QM2R');
  });

  it('is not found where there is none', () => {
    const said = ['2 bhk in Kondapur', 'my number is 9848012346', 'from 40 to 60 lakhs', 'my 2 4 6 7 homes', 'flat 2 4 6', 'why 24'];
    expect(read(said, caseNumberIn)).toEqual(all(said, null));
  });
});

describe('how somebody can be reached', () => {
  it('is a telephone number or an e-mail address, however it is written', () => {
    const good = ['9848012346', '98480 12346', '+91 98480-12346', '091 98480 12346', '0 98480 12346'];
    expect(read(good, reachOf)).toEqual(all(good, '+919848012346'));
    expect(reachOf('040 4000 1234')).toBe('+914040001234');
    expect(reachOf(' Asha@Example.com ')).toBe('asha@example.com');
    const wrong = ['', '98480', '984801234567890', 'asha@', 'call me', 'flat 9848012346'];
    expect(read(wrong, reachOf)).toEqual(all(wrong, null));
  });

  it('is found in a sentence, written or spoken', () => {
    const framing = ['call', 'me', 'on', 'my', 'number', 'is', 'it'];
    const found = (said: string) => reachIn(said, framing);
    expect(found('call me on 98480 12346, please')).toBe('+919848012346');
    expect(found('nine eight four eight zero one two three four six')).toBe('+919848012346');
    expect(found('my number is double nine eight zero zero one two three four five')).toBe('+919980012345');
    expect(found('Write to Asha.Rao@example.com.')).toBe('asha.rao@example.com');
    expect(found('it is asha dot rao at gmail dot com')).toBe('asha.rao@gmail.com');
    expect(found('show me two flats')).toBeNull();
    expect(found('9848')).toBeNull();
  });
});
