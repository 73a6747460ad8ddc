import * as z from 'zod/mini';

/** A part of the city; coordinates in degrees, rounded to 0.01. */
export const Locality = z.object({
  name: z.string(),
  pincode: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  /** Listings on the market now. */
  listings: z.int(),
});
export type Locality = z.infer<typeof Locality>;
