import * as z from 'zod/mini';
import { PhotoRoom } from './photo.ts';

/** Where the light of a room comes from. */
export const ROOM_LIGHTS = ['window', 'east', 'north', 'twoSides', 'street', 'garden'] as const;
const Light = z.union([z.enum(ROOM_LIGHTS), z.literal('')]);

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
