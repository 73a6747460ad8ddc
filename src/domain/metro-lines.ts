import type { CityPlace } from './city-place.ts';
import { distanceKm } from './distance.ts';

export const METRO_LINES = ['red', 'blue', 'green'] as const;
export type MetroLine = (typeof METRO_LINES)[number];

const detour = (before: CityPlace | undefined, station: CityPlace, after: CityPlace | undefined): number => {
  if (!before) return distanceKm(station, after!);
  if (!after) return distanceKm(before, station);
  return distanceKm(before, station) + distanceKm(station, after) - distanceKm(before, after);
};

/** The stations of a line from one end to the other. They are listed so; only those that another line lists go where they are least out of the way. */
export function stationsOf(line: MetroLine, places: readonly CityPlace[]): CityPlace[] {
  const stations = places.filter(({ kind, lines }) => kind === 'metro' && lines?.includes(line));
  const own = stations.filter(({ lines }) => lines!.length === 1);
  const path = [...own];
  for (const station of stations.filter(({ lines }) => lines!.length > 1)) {
    const ways = Array.from({ length: path.length + 1 }, (_, at) => detour(path[at - 1], station, path[at]));
    path.splice(ways.indexOf(Math.min(...ways)), 0, station);
  }
  return path;
}
