import { describe, expect, it } from 'vitest';
import { readRoomSize, roomFacts } from '../../src/domain/room-facts.ts';
import { isReraNumber } from '../../src/domain/rera.ts';
import { isNearPin, pinText, plainRera, readMonth, readPin } from '../../src/domain/posting-values.ts';

describe('what is typed about a home', () => {
  it.each([
    ['March 2027', '2027-03-01'],
    ['mar 2027', '2027-03-01'],
    ['03/2027', '2027-03-01'],
    ['2027-11', '2027-11-01'],
    ['2027-11-20', '2027-11-01'],
    ['13/2027', null],
    ['soon', null],
    ['', null],
  ])('a month: “%s”', (text, month) => expect(readMonth(text)).toBe(month));

  it.each([
    ['P02400001234', true],
    ['p0240 000 1234', true],
    ['P0240000123', false],
    ['P02500001234', false],
    ['PRM/KA/RERA/1251', false],
  ])('a RERA number: “%s”', (text, isOne) => expect(isReraNumber(plainRera(text))).toBe(isOne));

  it.each([
    ['12 by 14', [12, 14]],
    ['12.5 x 14 ft', [12.5, 14]],
    ["10' × 9'", [10, 9]],
    ['large', null],
    ['0 by 4', null],
  ])('a size: “%s”', (text, size) => expect(readRoomSize(text)).toEqual(size));

  it('a pin is near its locality, or a slip', () => {
    const here = { latitude: 17.4412, longitude: 78.3489 };
    expect(readPin(pinText(here))).toEqual({ latitude: 17.441, longitude: 78.349 });
    expect(readPin('somewhere')).toBeNull();
    expect(isNearPin(here, { latitude: 17.46, longitude: 78.36 })).toBe(true);
    expect(isNearPin(here, { latitude: 28.61, longitude: 77.2 })).toBe(false);
  });
});

it('answers about rooms become words for who cannot see them', () => {
  expect(
    roomFacts([
      { room: 'living_room', size: '12 by 14', light: 'east', note: 'marble floor, ceiling fan' },
      { room: 'kitchen', size: '', light: 'window', note: '' },
      { room: 'bedroom', size: '', light: '', note: '' },
    ]),
  ).toEqual([
    { room: 'living room', text: '12 by 14 feet, with a window to the east. Marble floor, ceiling fan.' },
    { room: 'kitchen', text: 'A window.' },
  ]);
});
