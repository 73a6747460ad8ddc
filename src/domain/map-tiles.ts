import * as z from 'zod/mini';

/** An operator's map tiles: an address with `{z}`, `{x}` and `{y}`, and whom to credit. */
export const MapTiles = z.object({ address: z.string(), credit: z.string() });
export type MapTiles = z.infer<typeof MapTiles>;
