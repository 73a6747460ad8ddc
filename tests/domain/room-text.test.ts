import { expect, it } from 'vitest';
import { readRoom } from '../../src/domain/room-text.ts';

/** As the catalogue writes them. */
const ROOMS = [
  ['hall', 'Living and dining hall, about 13 by 11 feet, with windows on two sides. Pictured: A hall. With a sofa.', 'hall'],
  ['kitchen', 'Shared kitchen, about 9 by 8 feet, with a window.', 'sharedKitchen'],
  ['bedroom 2', 'About 11 by 10 feet, with a window to the east and its own bathroom.', 'bedroomWithBath'],
  ['bedroom 3', 'About 11 by 10 feet, with a window to the street.', 'bedroom'],
  ['study', "A half room of about 7 by 5 feet, for a desk or a child's bed.", 'study'],
  ['bathrooms', '1 bathroom, the first about 7 by 5 feet.', 'bathrooms'],
  ['balcony', 'About 9 by 4 feet.', 'balcony'],
  ['work floor', 'Open floor, about 40 by 28 feet, with a window to the north.', 'floor'],
  ['washrooms', '2 washrooms.', 'washrooms'],
  ['plot', 'Corner plot with roads on two sides, 1,800 square feet.', 'plot'],
] as const;

it.each(ROOMS)('a %s of the catalogue is read: %s', (room, text, kind) => {
  expect(readRoom({ room, text })?.text.key).toBe(`room.text.${kind}`);
});

it('says the size, the light and what is pictured', () => {
  const [room, text] = ROOMS[0];
  expect(readRoom({ room, text })).toEqual({
    name: { key: 'room.name.hall', params: { number: '' } },
    text: { key: 'room.text.hall', params: { long: '13', wide: '11', light: { key: 'room.light.twoSides' } } },
    pictured: 'A hall. With a sofa.',
  });
});

it.each(['A bright room with a view.', 'Living and dining hall, about 13 by 11 feet, with love.'])(
  'what somebody wrote stays: %s',
  (text) => {
    expect(readRoom({ room: 'hall', text })).toBeNull();
  },
);
