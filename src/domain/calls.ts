import * as z from 'zod/mini';
import { AGENT_CALLS } from './agents.ts';
import { LOCATION_CALLS } from './calls-location.ts';
import { ACCOUNT_CALLS } from './calls-account.ts';
import { ENQUIRY_CALLS } from './enquiry.ts';
import { MAP_CALLS } from './map-tiles.ts';
import { PAYMENT_CALLS } from './calls-payment.ts';
import { POSTING_CALLS } from './calls-posting.ts';
import { Locality } from './locality.ts';
import { VisualAnswer, VisualSearchStatus } from './photo.ts';
import { Property } from './property.ts';
import { Facets, SearchAnswer, SearchRequest } from './search.ts';

/** The most ids of one bulk call. */
export const MAX_BULK_IDS = 200;

/** One call of the server: where it is, what goes in and what comes out. Errors are always an `ErrorAnswer`. */
export interface Call {
  method: 'GET' | 'POST';
  /** With parameters as `:name`. */
  path: string;
  summary: string;
  params?: z.ZodMiniObject;
  body?: z.ZodMiniType;
  /** The body is a form with one file under this name. */
  upload?: string;
  answer: z.ZodMiniType;
}

const call = <const C extends Call>(definition: C): C => definition;

/** A whole number from the path of a call. */
const PathId = z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number));

export const CALLS = {
  search: call({
    method: 'POST',
    path: '/api/search',
    summary: 'Search the market by words, filters or both.',
    body: SearchRequest,
    answer: SearchAnswer,
  }),
  searchFacets: call({
    method: 'POST',
    path: '/api/search/facets',
    summary: 'How many results each further choice would leave.',
    body: SearchRequest,
    answer: Facets,
  }),
  property: call({
    method: 'GET',
    path: '/api/properties/:id',
    summary: 'One listing.',
    params: z.object({ id: PathId }),
    answer: Property,
  }),
  bulkProperties: call({
    method: 'POST',
    path: '/api/properties/bulk',
    summary: 'Listings by their ids, in the same order; null for those that are not on the market.',
    body: z.array(z.int().check(z.minimum(0))).check(z.maxLength(MAX_BULK_IDS)),
    answer: z.array(z.nullable(Property)),
  }),
  localities: call({
    method: 'GET',
    path: '/api/localities',
    summary: 'Every locality with the number of its listings.',
    answer: z.array(Locality),
  }),
  visualSearchStatus: call({
    method: 'GET',
    path: '/api/visual-search/status',
    summary: 'Whether search by photo works now.',
    answer: VisualSearchStatus,
  }),
  ...MAP_CALLS,
  ...AGENT_CALLS,
  visualSearchAnalyze: call({
    method: 'POST',
    path: '/api/visual-search/analyze',
    summary:
      'Homes that look like a photo: JPEG, PNG, WebP or AVIF of at most 5 MB and 40 megapixels. The photo is not kept. 400 with details where it shows no property, 400 without where it cannot be read.',
    upload: 'image',
    answer: VisualAnswer,
  }),
  ...LOCATION_CALLS,
  ...ACCOUNT_CALLS,
  ...PAYMENT_CALLS,
  ...POSTING_CALLS,
  ...ENQUIRY_CALLS,
} as const satisfies Record<string, Call>;

export type CallName = keyof typeof CALLS;
export type CallBody<N extends CallName> = (typeof CALLS)[N] extends { body: infer B extends z.ZodMiniType } ? z.output<B> : undefined;
export type CallParams<N extends CallName> = (typeof CALLS)[N] extends { params: infer P extends z.ZodMiniType } ? z.output<P> : undefined;
export type CallAnswer<N extends CallName> = z.output<(typeof CALLS)[N]['answer']>;
