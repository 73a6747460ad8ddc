import * as z from 'zod/mini';
import { FilterFamily, Filters } from './filters.ts';
import { Looks } from './photo.ts';
import { Property } from './property.ts';

/** The longest text to search for; longer ones are refused with `text-too-long`. */
export const MAX_SEARCH_TEXT = 500;

/** The largest id: ids are 32-bit integers in the database. */
export const MAX_ID = 2 ** 31 - 1;

/** The deepest result that paging reaches. */
export const MAX_RESULT_DEPTH = 10_000;

export const SORT_KEYS = ['match', 'price', 'date', 'area', 'distance'] as const;
export const SortKey = z.enum(SORT_KEYS);
export type SortKey = z.infer<typeof SortKey>;

export const SortOrder = z.enum(['asc', 'desc']);
export type SortOrder = z.infer<typeof SortOrder>;

/** Degrees, WGS 84. */
export const Place = z.object({
  latitude: z.number().check(z.minimum(-90), z.maximum(90)),
  longitude: z.number().check(z.minimum(-180), z.maximum(180)),
});
export type Place = z.infer<typeof Place>;

export const SearchRequest = z.object({
  /** What the person said or typed; the intent layer reads it, and the rest goes to full-text search. */
  text: z._default(z.string().check(z.maxLength(MAX_SEARCH_TEXT, 'text-too-long')), ''),
  filters: z._default(Filters, {}),
  /** Families the text names but the person has removed. */
  without: z._default(z.array(FilterFamily), []),
  near: z.optional(Place),
  /** Only homes offered by this agent, owner or builder. */
  agent: z.optional(z.int().check(z.minimum(1), z.maximum(MAX_ID))),
  /** The embedding of a photo: the best match is then the home that looks most like it. */
  looks: z.optional(Looks),
  sort_by: z._default(SortKey, 'match'),
  order: z.optional(SortOrder),
  page: z._default(z.int().check(z.minimum(1)), 1),
  pageSize: z._default(z.int().check(z.minimum(1), z.maximum(60)), 12),
});
export type SearchRequest = z.infer<typeof SearchRequest>;
export type SearchQuery = z.input<typeof SearchRequest>;

export const FacetCount = z.object({ value: z.string(), count: z.int() });
export type FacetCount = z.infer<typeof FacetCount>;

/** How many results each further choice would leave. */
export const Facets = z.object({
  type: z.array(FacetCount),
  bhk: z.array(FacetCount),
  locality: z.array(FacetCount),
  furnishing: z.array(FacetCount),
});
export type Facets = z.infer<typeof Facets>;

/** A search that finds something when the requested one does not: without these families of filters. */
export const Relaxation = z.object({ without: z.array(FilterFamily), count: z.int() });
export type Relaxation = z.infer<typeof Relaxation>;

/** How the request was understood. `rest` holds the words no filter took. */
export const Understood = z.object({
  filters: Filters,
  /** Implied by the price alone, see `assumedPurpose`; never said by the person. */
  assumedPurpose: z.optional(z.enum(['buy', 'rent'])),
  rest: z.string(),
  /** How the rest was matched: all words, some, similar names, or none. */
  restFound: z.optional(z.enum(['all', 'any', 'alike', 'none'])),
});
export type Understood = z.infer<typeof Understood>;

/** How many of the homes are for sale, and how many for rent. */
export const OfferCounts = z.object({ sale: z.int(), rent: z.int() });
export type OfferCounts = z.infer<typeof OfferCounts>;

export const SearchAnswer = z.object({
  /** Where some are for sale and some for rent, every page has both, those for sale first. */
  properties: z.array(Property),
  /** At most `MAX_RESULT_DEPTH`; `more` says that there are more. */
  total: z.int(),
  more: z.optional(z.boolean()),
  /** Only where there are both. */
  offers: z.optional(OfferCounts),
  page: z.int(),
  pageSize: z.int(),
  sort_by: SortKey,
  order: SortOrder,
  understood: Understood,
  facets: z.optional(Facets),
  relaxations: z.array(Relaxation),
});
export type SearchAnswer = z.infer<typeof SearchAnswer>;

/** The order people expect when they name only the key: cheapest first, but newest, largest and best match first. */
export const usualOrder = (key: SortKey): SortOrder => (key === 'price' || key === 'distance' ? 'asc' : 'desc');

/** What is shown of an answer: without the homes that the person has hidden. */
export const withoutHidden = (answer: SearchAnswer, hidden: readonly number[]): SearchAnswer =>
  answer.properties.some(({ id }) => hidden.includes(id))
    ? { ...answer, properties: answer.properties.filter(({ id }) => !hidden.includes(id)) }
    : answer;

export const pageCount = (answer: Pick<SearchAnswer, 'total' | 'pageSize'>): number =>
  Math.max(1, Math.ceil(answer.total / answer.pageSize));
