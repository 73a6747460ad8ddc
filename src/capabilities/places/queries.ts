import type { Locality } from '../../domain/locality.ts';
import type { MapTiles } from '../../domain/map-tiles.ts';
import { defineQuery } from '../../kernel/query.ts';

/** The localities of the city, with how many homes each has. */
export const localitiesQuery = defineQuery<Record<string, never>, Locality[]>({
  name: 'localities',
  load: (_, { server }, signal) => server.call('localities', { signal }),
});

/** The pictures that lie under the map; null where the operator has set none. */
export const mapTilesQuery = defineQuery<Record<string, never>, MapTiles | null>({
  name: 'map-tiles',
  load: (_, { server }, signal) => server.call('mapTiles', { signal }),
});
