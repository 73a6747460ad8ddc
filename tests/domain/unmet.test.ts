import { expect, it } from 'vitest';
import { withoutPerson } from '../../src/domain/unmet.ts';

it.each([
  'I want a houseboat on Hussain Sagar',
  'flats with a helipad under 2 crore',
  '3 bhk between 80 lakh and 1.2 crore',
  'homes under 8000000',
  'कोई ऐसा घर जहाँ गाय रख सकूँ',
])('a sentence about homes is kept: %s', (said) => {
  expect(withoutPerson(` ${said} `)).toBe(said.toLowerCase());
});

it.each([
  'write to asha@example.com about it',
  'call me on 98480 22338',
  'my number is 9848022338',
  'నా నంబర్ ౯౮౪౮౦౨౨౩౩౮',
  'see https://example.com/me',
  'my name is Asha Reddy',
  'मेरा नाम आशा है',
  'నా పేరు ఆశా',
  'my password is charminar',
  'x'.repeat(200),
  '   ',
])('one that may tell who said it is not: %s', (said) => {
  expect(withoutPerson(said)).toBeNull();
});
