/** A point in Web Mercator (EPSG:3857): fractions of the square world map, from its north-west corner. */
export interface WorldPoint {
  x: number;
  y: number;
}

/** From degrees, by the formula of OpenStreetMap's "slippy map" tile names. */
export function worldPoint({ latitude, longitude }: { latitude: number; longitude: number }): WorldPoint {
  return { x: (longitude + 180) / 360, y: (1 - Math.asinh(Math.tan((latitude * Math.PI) / 180)) / Math.PI) / 2 };
}

/** Where a part of the world lies in a picture: its top left corner, and the width of the whole world in picture units. */
export interface Projection {
  corner: WorldPoint;
  scale: number;
}

/** Fits points into a picture with a margin, centred and undistorted. */
export function fitted(points: readonly WorldPoint[], picture: { width: number; height: number; margin: number }): Projection {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [west, east] = [Math.min(...xs), Math.max(...xs)];
  const [north, south] = [Math.min(...ys), Math.max(...ys)];
  const inner = { width: picture.width - 2 * picture.margin, height: picture.height - 2 * picture.margin };
  // A single point is shown with about a street's width around it.
  const scale = Math.min(inner.width / Math.max(east - west, 1e-6), inner.height / Math.max(south - north, 1e-6));
  const middle = { x: (west + east) / 2, y: (north + south) / 2 };
  return { scale, corner: { x: middle.x - picture.width / 2 / scale, y: middle.y - picture.height / 2 / scale } };
}

export const placed = ({ corner, scale }: Projection, { x, y }: WorldPoint): { x: number; y: number } => ({
  x: (x - corner.x) * scale,
  y: (y - corner.y) * scale,
});

/** Where a point of the picture lies, in degrees; the inverse of `worldPoint` and `placed`. */
export function pointAt({ corner, scale }: Projection, { x, y }: { x: number; y: number }): { latitude: number; longitude: number } {
  const world = { x: corner.x + x / scale, y: corner.y + y / scale };
  return { longitude: world.x * 360 - 180, latitude: (Math.atan(Math.sinh(Math.PI * (1 - 2 * world.y))) * 180) / Math.PI };
}

/** Side of a tile in pixels. */
const TILE = 256;
const DEEPEST = 19;

export interface Tile {
  key: string;
  href: string;
  x: number;
  y: number;
  side: number;
}

/** The tiles that cover a part of the picture, at the zoom level where each is closest to its natural size. */
export function tilesOver(
  { corner, scale }: Projection,
  part: { left: number; top: number; width: number; height: number; zoom: number },
  address: string,
): Tile[] {
  const level = Math.max(0, Math.min(DEEPEST, Math.round(Math.log2((scale * part.zoom) / TILE))));
  const across = 2 ** level;
  const side = scale / across;
  const range = (from: number, length: number, origin: number) => {
    const first = Math.floor((origin + from / scale) * across);
    const last = Math.floor((origin + (from + length) / scale) * across);
    return Array.from({ length: last - first + 1 }, (_, i) => first + i).filter((tile) => tile >= 0 && tile < across);
  };
  return range(part.top, part.height, corner.y).flatMap((row) =>
    range(part.left, part.width, corner.x).map((column) => ({
      key: `${level}/${column}/${row}`,
      href: address.replace('{z}', String(level)).replace('{x}', String(column)).replace('{y}', String(row)),
      x: (column / across - corner.x) * scale,
      y: (row / across - corner.y) * scale,
      side,
    })),
  );
}
