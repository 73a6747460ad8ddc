import type { CityPlace } from '../../domain/city-place.ts';
import { defineQuery } from '../../kernel/query.ts';
import type { ComparableHomes, ComparedHome, PlaceFacts } from './contract.ts';

/** The places of the city by name. */
export const cityPlacesQuery = defineQuery<Record<string, never>, CityPlace[]>({
  name: 'city-places',
  load: (_, { server }, signal) => server.call('cityPlaces', { signal }),
});

/** What the like of a home asks nearby. */
export const comparableHomesQuery = defineQuery<ComparedHome, ComparableHomes>({
  name: 'comparable-homes',
  shared: true,
  load: (body, { server }, signal) => server.call('comparableHomes', { body, signal }),
});

/** What is known about a locality; null for one that we do not know. */
export const placeFactsQuery = defineQuery<{ locality: string }, PlaceFacts | null>({
  name: 'place-facts',
  load: ({ locality }, { server }, signal) => server.call('placeFacts', { params: { name: locality }, signal }),
});
