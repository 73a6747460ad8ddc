import type { Place } from '../domain/search.ts';
import { pointAt, type Projection } from './map-projection.ts';

/** The picture of a map in its own units; the window shows a part of it. */
export const WIDTH = 1000;
export const HEIGHT = 800;
export const MARGIN = 60;
export const MOST_ZOOM = 24;

/** What of the picture is to be seen: its middle, and how many times larger than the whole. */
export interface MapView {
  x: number;
  y: number;
  zoom: number;
}

export const WHOLE: MapView = { x: WIDTH / 2, y: HEIGHT / 2, zoom: 1 };

/** The nearest view that shows nothing beyond the picture. */
export function withinPicture({ x, y, zoom }: MapView): MapView {
  const kept = Math.max(1, Math.min(MOST_ZOOM, zoom));
  const [halfWide, halfHigh] = [WIDTH / 2 / kept, HEIGHT / 2 / kept];
  return {
    zoom: kept,
    x: Math.max(halfWide, Math.min(WIDTH - halfWide, x)),
    y: Math.max(halfHigh, Math.min(HEIGHT - halfHigh, y)),
  };
}

/** Closer than this a few homes that lie together are not shown at first. */
const CLOSEST_AT_FIRST = 10;

/** The view in which all of these points are seen, with some room around them. */
export function viewOf(points: readonly { x: number; y: number }[]): MapView {
  if (points.length === 0) return WHOLE;
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const room = 2 * MARGIN;
  const zoom = Math.min(WIDTH / (right - left + room), HEIGHT / (bottom - top + room), CLOSEST_AT_FIRST);
  return withinPicture({ x: (left + right) / 2, y: (top + bottom) / 2, zoom });
}

/** An area to search in: a point, and how far around it. */
export interface Area {
  near: Place;
  /** Kilometres, with one digit after the point. */
  within: number;
}

const KM_AROUND_EARTH = 40_075;
const DEGREE = Math.PI / 180;

const digits = (value: number, count: number): number => Number(value.toFixed(count));

/** The circle that a view shows from its upper to its lower edge. */
export function areaOf({ x, y, zoom }: MapView, projection: Projection): Area {
  const { latitude, longitude } = pointAt(projection, { x, y });
  const half = HEIGHT / zoom / 2 / projection.scale;
  return {
    near: { latitude: digits(latitude, 3), longitude: digits(longitude, 3) },
    within: Math.max(0.5, Math.min(50, digits(half * KM_AROUND_EARTH * Math.cos(latitude * DEGREE), 1))),
  };
}
