import * as z from 'zod/mini';
import { PhotoRoom } from './photo.ts';
import type { RoomFact } from './property.ts';

/** Where the light of a room comes from, as listings say it in English. */
export const ROOM_LIGHTS = {
  window: 'a window',
  east: 'a window to the east',
  north: 'a window to the north',
  twoSides: 'windows on two sides',
  street: 'a window to the street',
  garden: 'a window to the garden side',
} as const;
export type RoomLight = keyof typeof ROOM_LIGHTS;
const Light = z.union([z.enum(Object.keys(ROOM_LIGHTS) as [RoomLight, ...RoomLight[]]), z.literal('')]);

/** Rooms that are described for who cannot see their photos; views of a house are not. */
const DESCRIBED: readonly PhotoRoom[] = [
  'living_room',
  'dining_room',
  'kitchen',
  'bedroom',
  'bathroom',
  'balcony',
  'entrance_hall',
  'office',
];

/** The rooms that these photos show, each once. */
export const roomsShown = (photos: readonly { room?: PhotoRoom | undefined }[]): PhotoRoom[] =>
  DESCRIBED.filter((room) => photos.some((photo) => photo.room === room));

const LONGEST = 200;

/** The answers to three short questions about a room, as typed. */
export const PostedRoom = z.object({
  room: PhotoRoom,
  size: z._default(z.string().check(z.maxLength(40)), ''),
  light: z._default(Light, ''),
  note: z._default(z.string().check(z.maxLength(LONGEST)), ''),
});
export type PostedRoom = z.infer<typeof PostedRoom>;

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
    const bright = light && ROOM_LIGHTS[light];
    const measured = [feet && `${feet[0]} by ${feet[1]} feet`, bright && (feet ? `with ${bright}` : bright)].filter(Boolean).join(', ');
    const text = [measured, note].filter((part) => part.trim() !== '').map(sentence);
    return text.length > 0 ? [{ room: room.replaceAll('_', ' '), text: text.join(' ') }] : [];
  });
