import type { Locality } from '../../domain/locality.ts';
import type { MapTiles } from '../../domain/map-tiles.ts';
import type { PlaceWords } from './contract.ts';
import { defineQuery } from '../../kernel/query.ts';

/** The city's localities, each with its number of homes. */
export const localitiesQuery = defineQuery<Record<string, never>, Locality[]>({
  name: 'localities',
  shared: true,
  load: (_, { server }, signal) => server.call('localities', { signal }),
});

/** The map tiles; null if the operator has set none. */
export const mapTilesQuery = defineQuery<Record<string, never>, MapTiles | null>({
  name: 'map-tiles',
  load: (_, { server }, signal) => server.call('mapTiles', { signal }),
});

/** The city and state of the visitor, as far as the server has been told. */
export const userLocationQuery = defineQuery<Record<string, never>, PlaceWords>({
  name: 'user-location',
  load: (_, { server }, signal) => server.call('userLocation', { signal }),
});
