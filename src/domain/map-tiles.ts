import * as z from 'zod/mini';
import type { Call } from './calls.ts';

/** Where an operator's pictures of the map come from: an address with `{z}`, `{x}` and `{y}`, and who is to be credited. */
export const MapTiles = z.object({ address: z.string(), credit: z.string() });
export type MapTiles = z.infer<typeof MapTiles>;

export const MAP_CALLS = {
  mapTiles: {
    method: 'GET',
    path: '/api/map-tiles',
    summary: 'The pictures that lie under the map; null where the operator has set none.',
    answer: z.nullable(MapTiles),
  },
} as const satisfies Record<string, Call>;
