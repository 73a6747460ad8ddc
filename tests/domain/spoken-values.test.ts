import { describe, expect, it } from 'vitest';
import { correctedPart } from '../../src/domain/spoken-corrections.ts';
import { spokenDigits, spokenFloor } from '../../src/domain/spoken-digits.ts';
import { spokenEmail } from '../../src/domain/spoken-email.ts';

const FRAMING = ['my', 'number', 'phone', 'is', 'it', 's', 'um', 'email', 'the', 'please', 'id', 'it s'];

describe('spoken numbers', () => {
  it.each([
    ['nine eight four nine zero one two three four five', '9849012345'],
    ['my number is ninety eight forty nine zero one two three four five', '9849012345'],
    ['double nine eight four nine oh one two three four', '9984901234'],
    ['um it is 98490 12345 please', '9849012345'],
    ['triple seven six', '7776'],
    ['five zero zero zero eight four', '500084'],
    ['nineteen', '19'],
    ['nine eight four nine', '9849'],
    ['I would rather see villas', null],
    ['two bedrooms near Kondapur', null],
    ['the last digit is six', null],
  ])('%j is %j', (said, digits) => expect(spokenDigits(said, FRAMING)).toBe(digits));

  it.each([
    ['second of five', { floor: '2', floors: '5' }],
    ['it is on the third floor out of twelve floors', { floor: '3', floors: '12' }],
    ['ground of four', { floor: '0', floors: '4' }],
    ['four of them', null],
    ['a friend of mine', null],
  ])('%j is the floor %j', (said, floor) => expect(spokenFloor(said)).toEqual(floor));
});

describe('spoken addresses', () => {
  it.each([
    ['asha dot r ninety one at gmail dot com', 'asha.r91@gmail.com'],
    ["it's a s h a underscore rao at yahoo dot co dot in", 'asha_rao@yahoo.co.in'],
    ['my email is a for apple double s h a at the rate gmail dot com please', 'assha@gmail.com'],
    ['asha.rao@example.com', 'asha.rao@example.com'],
    ['asha twenty two at gmailcom', 'asha22@gmail.com'],
    ['meet me at the office', null],
    ['a flat at Kondapur dot', null],
  ])('%j is %j', (said, address) => expect(spokenEmail(said, FRAMING)).toBe(address));
});

describe('a part corrected', () => {
  it.each([
    ['9848012345', 'no the last digit is six', '9848012346'],
    ['9848012345', 'the last two digits are six seven', '9848012367'],
    ['9848012345', 'the third digit is nine', '9898012345'],
    ['9848012345', 'the last digit is fine', null],
    ['Sara', 'no, with an h', 'Sarah'],
    ['Sara', 'my sister with an h', null],
    ['Sara', 'sorry, it is with an h at the end', 'Sarah'],
    ['Asok', 'with an h', 'Ashok'],
    ['Asha', 'without the h', 'Asa'],
    ['Karol', 'with a c not a k', 'Carol'],
    ['Vina', 'double n', 'Vinna'],
    ['Asha', 'my last name is Rao', null],
    ['asha@example.com', 'with an h', null],
  ])('%j, %j: %j', (before, said, after) => expect(correctedPart(before, said)).toBe(after));
});
