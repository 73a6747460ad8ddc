import type { PostedRoom, ROOM_LIGHTS } from './posted-rooms.ts';
import type { RoomFact } from './property.ts';

/** As listings say it in English. */
const LIGHTS: Record<(typeof ROOM_LIGHTS)[number], string> = {
  window: 'a window',
  east: 'a window to the east',
  north: 'a window to the north',
  twoSides: 'windows on two sides',
  street: 'a window to the street',
  garden: 'a window to the garden side',
};

/** "12 by 14", "12 x 14 feet": length and width in feet; null for anything else. */
export function readRoomSize(text: string): [number, number] | null {
  const [, long, wide] =
    /^\s*(\d{1,3}(?:\.\d)?)\s*(?:feet|ft|')?\s*(?:by|x|×|\*)\s*(\d{1,3}(?:\.\d)?)\s*(?:feet|ft|')?\s*$/i.exec(text) ?? [];
  return long && wide && Number(long) > 0 && Number(wide) > 0 ? [Number(long), Number(wide)] : null;
}

const sentence = (text: string): string => {
  const trimmed = text.trim();
  const whole = /[.!?।]$/.test(trimmed) ? trimmed : `${trimmed}.`;
  return whole.replace(/^\p{Ll}/u, (first) => first.toUpperCase());
};

/** Rooms in words, made from the answers; rooms about which nothing was answered are left out. */
export const roomFacts = (rooms: readonly PostedRoom[]): RoomFact[] =>
  rooms.flatMap(({ room, size, light, note }) => {
    const feet = readRoomSize(size);
    const bright = light && LIGHTS[light];
    const measured = [feet && `${feet[0]} by ${feet[1]} feet`, bright && (feet ? `with ${bright}` : bright)].filter(Boolean).join(', ');
    const text = [measured, note].filter((part) => part.trim() !== '').map(sentence);
    return text.length > 0 ? [{ room: room.replaceAll('_', ' '), text: text.join(' ') }] : [];
  });
