import * as z from 'zod/mini';

/** The answer of a call that has nothing to return. */
export const Done = z.object({ done: z.literal(true) });
