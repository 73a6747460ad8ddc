import * as z from 'zod/mini';

/** Where an operator's pictures of the map come from: an address with `{z}`, `{x}` and `{y}`, and who is to be credited. */
export const MapTiles = z.object({ address: z.string(), credit: z.string() });
export type MapTiles = z.infer<typeof MapTiles>;
