import * as z from 'zod/mini';
import { Locality } from '../../domain/locality.ts';
import { MapTiles } from '../../domain/map-tiles.ts';
import { Property } from '../../domain/property.ts';
import { Place } from '../../domain/search.ts';
import type { Calls } from '../../kernel/call.ts';

/** Where the visitor is. `default` is the city centre, sent before anyone is asked; it never replaces `device`. */
export const UserLocation = z.object({ ...Place.shape, source: z.enum(['device', 'default']) });
export type UserLocation = z.infer<typeof UserLocation>;

/** The location in words; null outside our city. `locality` is the nearest one we know. */
export const PlaceWords = z.object({
  city: z.nullable(z.string()),
  state: z.nullable(z.string()),
  locality: z.optional(z.string()),
  source: z.optional(z.enum(['device', 'default'])),
});
export type PlaceWords = z.infer<typeof PlaceWords>;

/** Any part may be missing; `needs_location` asks for the device's location first. Distances of properties are in miles. */
export const Recommendations = z.object({
  response: z.optional(z.string()),
  properties: z.optional(z.array(Property)),
  message: z.optional(z.string()),
  error: z.optional(z.string()),
  needs_location: z.optional(z.boolean()),
});
export type Recommendations = z.infer<typeof Recommendations>;

const MAX_CHAT_TEXT = 1000;

export const PLACE_CALLS = {
  localities: {
    method: 'GET',
    path: '/api/localities',
    summary: 'Every locality with the number of its listings.',
    answer: z.array(Locality),
  },
  mapTiles: {
    method: 'GET',
    path: '/api/map-tiles',
    summary: 'The pictures that lie under the map; null where the operator has set none.',
    answer: z.nullable(MapTiles),
  },
  setUserLocation: {
    method: 'POST',
    path: '/api/user-location',
    summary: 'Remembers where this visitor is, rounded to three decimals, for 30 days.',
    body: UserLocation,
    answer: PlaceWords,
  },
  userLocation: {
    method: 'GET',
    path: '/api/user-location',
    summary: 'The city and state in which this visitor is.',
    answer: PlaceWords,
  },
  recommendations: {
    method: 'POST',
    path: '/api/chat/recommendations',
    summary: 'Homes for what was said in the chat, near the visitor where the words ask for it.',
    body: z.object({ message: z.string().check(z.maxLength(MAX_CHAT_TEXT, 'text-too-long')) }),
    answer: Recommendations,
  },
} as const satisfies Calls;
