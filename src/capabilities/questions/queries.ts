import type { CityPlace } from '../../domain/city-place.ts';
import { AppError } from '../../domain/errors.ts';
import { defineQuery } from '../../kernel/query.ts';
import type { CityLevels, ComparableHomes, ComparedHome, PlaceFacts } from './contract.ts';

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
  shared: true,
  load: ({ locality }, { server }, signal) => server.call('placeFacts', { params: { name: locality }, signal }),
});

/** What flats ask in each locality. */
export const cityLevelsQuery = defineQuery<Record<string, never>, CityLevels>({
  name: 'city-levels',
  shared: true,
  load: (_, { server }, signal) => server.call('cityLevels', { signal }),
});

/** The same, for the page of a locality. Throws `place-gone` for one that we do not know. */
export const placePageQuery = defineQuery<{ locality: string }, PlaceFacts>({
  name: 'place-page',
  shared: true,
  async load(args, services, signal) {
    const facts = await placeFactsQuery.load(args, services, signal);
    if (!facts) throw new AppError('place-gone');
    return facts;
  },
});
