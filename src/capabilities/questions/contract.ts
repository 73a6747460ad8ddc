import * as z from 'zod/mini';
import { CityPlace } from '../../domain/city-place.ts';
import { Locality } from '../../domain/locality.ts';
import { NearbyPlace, Offer, Property, PropertyType } from '../../domain/property.ts';
import { MAX_ID, Place } from '../../domain/search.ts';
import type { Calls } from '../../kernel/call.ts';

/** Fewer homes than these say nothing about a price. */
export const LEAST_COMPARED = 5;

/** Asking prices of several homes in rupees: a quarter asks less than `lower`, half less than `middle`, a quarter more than `upper`. */
export const Quartiles = z.object({ lower: z.number(), middle: z.number(), upper: z.number() });
export type Quartiles = z.infer<typeof Quartiles>;

/** What homes of one kind ask; the levels are null if there are fewer than `LEAST_COMPARED`. */
const Level = z.object({
  count: z.int(),
  /** A square foot; a month for rent. */
  perSqft: z.nullable(Quartiles),
  price: z.nullable(Quartiles),
});
export type Level = z.infer<typeof Level>;

/** A home, or what is known of one, whose like is sought. */
export const ComparedHome = z.object({
  offer: Offer,
  type: PropertyType,
  bhk: z.optional(z.number().check(z.minimum(0.5), z.maximum(20))),
  ...Place.shape,
  /** The home itself, which is not compared with. */
  except: z.optional(z.int().check(z.minimum(0), z.maximum(MAX_ID))),
});
export type ComparedHome = z.infer<typeof ComparedHome>;

/** A home that was compared with: what it asks, and how far away it is. */
const ComparedOne = z.object({ id: z.int(), name: z.string(), price: z.number(), perSqft: z.nullable(z.number()), km: z.number() });
export type ComparedOne = z.infer<typeof ComparedOne>;

/** Homes of the same type, offer and BHK within so many kilometres, on the day of the answer. */
export const ComparableHomes = z.object({
  ...Level.shape,
  withinKm: z.number(),
  /** ISO 8601. */
  date: z.string(),
  nearest: z.array(Property),
  /** Those that the levels are of, the nearest of them; none where the levels are null. */
  compared: z.array(ComparedOne),
});
export type ComparableHomes = z.infer<typeof ComparableHomes>;

const SizeLevel = z.object({ bhk: z.number(), ...Level.shape });
/** What flats of one size ask. */
export type SizeLevel = z.infer<typeof SizeLevel>;

/** What our own listings and the places of the city say about a locality. */
export const PlaceFacts = z.object({
  locality: z.string(),
  ...Place.shape,
  date: z.string(),
  /** Homes on the market. */
  homes: z.object({ buy: z.int(), rent: z.int(), pg: z.int() }),
  /** Flats for sale. */
  sale: Level,
  /** The same by BHK. */
  sales: z.array(SizeLevel),
  /** Flats for rent, by BHK. */
  rents: z.array(SizeLevel),
  /** Of each kind of place the nearest to the middle of the locality. */
  nearby: z.array(NearbyPlace),
  /** The localities beside it. */
  beside: z.array(z.string()),
});
export type PlaceFacts = z.infer<typeof PlaceFacts>;

/** What flats ask in one locality, by the square foot; null where there are fewer than `LEAST_COMPARED`. */
const LocalityLevel = z.object({ ...Locality.shape, sale: z.nullable(z.number()), rent: z.nullable(z.number()) });

/** The levels of the whole city, on the day of the answer. */
export const CityLevels = z.object({ date: z.string(), localities: z.array(LocalityLevel) });
export type CityLevels = z.infer<typeof CityLevels>;

export const QUESTION_CALLS = {
  cityPlaces: {
    method: 'GET',
    path: '/api/places',
    summary: 'Metro stations, landmarks, hospitals, stations, localities: places by name, rounded to about a kilometre.',
    answer: z.array(CityPlace),
  },
  comparableHomes: {
    method: 'POST',
    path: '/api/comparable-homes',
    summary: 'What homes of the same type, offer and BHK ask nearby: their number, quartiles and the nearest few.',
    body: ComparedHome,
    answer: ComparableHomes,
  },
  placeFacts: {
    method: 'GET',
    path: '/api/localities/:name/facts',
    summary:
      'Levels of asking prices in a locality, by its name in any spelling, its homes, and what is near; null for a locality that we do not know.',
    params: z.object({ name: z.string().check(z.maxLength(80)) }),
    answer: z.nullable(PlaceFacts),
  },
  cityLevels: {
    method: 'GET',
    path: '/api/levels',
    summary: 'What flats ask in each locality, by the square foot, for sale and for rent; null where there are fewer than five.',
    answer: CityLevels,
  },
} as const satisfies Calls;
