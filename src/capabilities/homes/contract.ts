import * as z from 'zod/mini';
import { Property } from '../../domain/property.ts';
import { MAX_ID } from '../../domain/search.ts';
import type { Calls } from '../../kernel/call.ts';

/** The most ids of one bulk call. */
export const MAX_BULK_IDS = 200;

/** A whole number from the path of a call. */
const PathId = z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number));

export const HOME_CALLS = {
  property: {
    method: 'GET',
    path: '/api/properties/:id',
    summary: 'One listing.',
    params: z.object({ id: PathId }),
    answer: Property,
  },
  bulkProperties: {
    method: 'POST',
    path: '/api/properties/bulk',
    summary: 'Listings by their ids, in the same order; null for those that are not on the market.',
    body: z.array(z.int().check(z.minimum(0), z.maximum(MAX_ID))).check(z.maxLength(MAX_BULK_IDS)),
    answer: z.array(z.nullable(Property)),
  },
} as const satisfies Calls;
