import Supercluster from 'supercluster';
import { placeOfHome } from '../domain/city-place.ts';
import type { Property } from '../domain/property.ts';
import type { Place } from '../domain/search.ts';

/** One home, or several that are too near to each other to be told apart at this zoom. */
export interface Pin extends Place {
  homes: Property[];
  /** The lowest price among them. */
  least: Property;
}

/** Pins nearer than this, in picture units on the screen, become one. */
const RADIUS = 70;
const DEEPEST = 18;
const ALL = [-180, -85, 180, 85] as [number, number, number, number];

export type Pins = (level: number) => Pin[];

const leastOf = (homes: readonly Property[]): Property => homes.reduce((a, b) => (b.marketValue < a.marketValue ? b : a));

/** Gathers homes into pins; `level` is the zoom of a web map, where the world is 512 · 2^level wide. */
export function pinsOf(homes: readonly Property[]): Pins {
  const placed = homes.flatMap((home) => {
    const place = placeOfHome(home);
    return place ? [{ home, place }] : [];
  });
  const index = new Supercluster<{ home: Property }>({ radius: RADIUS, maxZoom: DEEPEST }).load(
    placed.map(({ home, place }) => ({
      type: 'Feature',
      properties: { home },
      geometry: { type: 'Point', coordinates: [place.longitude, place.latitude] },
    })),
  );
  return (level) =>
    index.getClusters(ALL, Math.max(0, Math.min(DEEPEST + 1, Math.floor(level)))).map(({ properties, geometry }) => {
      const [longitude, latitude] = geometry.coordinates as [number, number];
      const all =
        'cluster' in properties ? index.getLeaves(properties.cluster_id, Infinity).map((leaf) => leaf.properties.home) : [properties.home];
      return { latitude, longitude, homes: all, least: leastOf(all) };
    });
}
