import { describe, expect, it } from 'vitest';
import { fitted, placed, tilesOver, worldPoint } from '../../src/ui/map-projection.ts';

const CHARMINAR = { latitude: 17.3616, longitude: 78.4747 };
const GACHIBOWLI = { latitude: 17.4401, longitude: 78.3489 };
const PICTURE = { width: 1000, height: 800, margin: 60 };

describe('the projection of the map', () => {
  it('has the middle of the world where the equator meets Greenwich', () => {
    expect(worldPoint({ latitude: 0, longitude: 0 })).toEqual({ x: 0.5, y: 0.5 });
    // The edge of the square map: the latitude whose projection is as high as the world is wide.
    expect(worldPoint({ latitude: 85.0511287798, longitude: -180 }).y).toBeCloseTo(0, 10);
  });

  it('fits places inside the margin, north up and east right, undistorted', () => {
    const points = [CHARMINAR, GACHIBOWLI].map(worldPoint);
    const [charminar, gachibowli] = points.map((point) => placed(fitted(points, PICTURE), point));
    expect(charminar!.x).toBeCloseTo(940, 6);
    expect(gachibowli!.x).toBeCloseTo(60, 6);
    expect(gachibowli!.y).toBeLessThan(charminar!.y);
    // 13.37 km east and 8.73 km north of each other on the ground.
    expect((charminar!.y - gachibowli!.y) / (charminar!.x - gachibowli!.x)).toBeCloseTo(8.73 / 13.37, 2);
  });

  it('shows one place alone, and places that are one above the other', () => {
    const point = worldPoint(CHARMINAR);
    expect(placed(fitted([point], PICTURE), point).x).toBeCloseTo(500, 3);
    expect(Number.isFinite(fitted([point, { ...point, y: point.y + 0.001 }], PICTURE).scale)).toBe(true);
  });
});

describe('the tiles under the map', () => {
  const points = [CHARMINAR, GACHIBOWLI].map(worldPoint);
  const projection = fitted(points, PICTURE);
  const whole = { left: 0, top: 0, width: 1000, height: 800, zoom: 1 };

  it('cover the picture without a gap, each about as large as it was drawn', () => {
    const tiles = tilesOver(projection, whole, 'https://tiles.example/{z}/{x}/{y}.png');
    expect(Math.min(...tiles.map(({ x }) => x))).toBeLessThanOrEqual(0);
    expect(Math.min(...tiles.map(({ y }) => y))).toBeLessThanOrEqual(0);
    expect(Math.max(...tiles.map(({ x, side }) => x + side))).toBeGreaterThanOrEqual(1000);
    expect(Math.max(...tiles.map(({ y, side }) => y + side))).toBeGreaterThanOrEqual(800);
    expect(tiles[0]!.side).toBeGreaterThan(256 / Math.SQRT2 - 1);
    expect(tiles[0]!.side).toBeLessThan(256 * Math.SQRT2 + 1);
    expect(tiles.length).toBeLessThan(40);
  });

  it('have the names that OpenStreetMap gives them', () => {
    const { x, y } = placed(projection, points[0]!);
    const tile = tilesOver(projection, { left: x, top: y, width: 0, height: 0, zoom: 1 }, '/{z}/{x}/{y}');
    expect(tile.map(({ href }) => href)).toEqual(['/13/5881/3694']);
  });

  it('ask for finer ones where the view is closer, and never for any outside the world', () => {
    expect(tilesOver(projection, { ...whole, width: 125, height: 100, zoom: 8 }, '{z}')[0]!.href).toBe('16');
    const world = fitted(
      [
        { x: 0, y: 0 },
        { x: 1, y: 1 },
      ],
      PICTURE,
    );
    for (const { href } of tilesOver(world, whole, '{z} {x} {y}')) expect(href).toMatch(/^1 [01] [01]$/);
  });
});
