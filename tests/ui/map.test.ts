import { describe, expect, it } from 'vitest';
import type { CityPlace } from '../../src/domain/city-place.ts';
import { distanceKm } from '../../src/domain/distance.ts';
import { stationsOf } from '../../src/domain/metro-lines.ts';
import { CITY_PLACES } from '../../src/server/catalogue/facilities.ts';
import { labelsWithRoom } from '../../src/ui/map-labels.ts';
import { pinsOf } from '../../src/ui/map-pins.ts';
import { fitted, placed, pointAt, worldPoint } from '../../src/ui/map-projection.ts';
import { areaOf, HEIGHT, MARGIN, viewOf, WHOLE, WIDTH, withinPicture } from '../../src/ui/map-view.ts';
import { aHome } from '../capabilities/fake-data.ts';

const CORNERS = [
  { latitude: 17.2, longitude: 78.2 },
  { latitude: 17.6, longitude: 78.7 },
];
const projection = fitted(CORNERS.map(worldPoint), { width: WIDTH, height: HEIGHT, margin: MARGIN });
const at = (latitude: number, longitude: number) => placed(projection, worldPoint({ latitude, longitude }));

describe('the view of a map', () => {
  it('is the whole city without homes, and holds all homes with some', () => {
    expect(viewOf([])).toEqual(WHOLE);
    const points = [at(17.4, 78.4), at(17.45, 78.45)];
    const { x, y, zoom } = viewOf(points);
    expect(zoom).toBeGreaterThan(2);
    for (const point of points) {
      expect(Math.abs(point.x - x)).toBeLessThan(WIDTH / zoom / 2);
      expect(Math.abs(point.y - y)).toBeLessThan(HEIGHT / zoom / 2);
    }
  });

  it('never shows what is beyond the picture', () => {
    expect(withinPicture({ x: -50, y: 9000, zoom: 2 })).toEqual({ x: WIDTH / 4, y: HEIGHT - HEIGHT / 4, zoom: 2 });
    expect(withinPicture({ x: 0, y: 0, zoom: 0.2 })).toEqual(WHOLE);
  });

  it('is an area to search: its middle, and half its height in kilometres', () => {
    const middle = at(17.44, 78.38);
    const { near, within } = areaOf({ ...middle, zoom: 8 }, projection);
    expect(near).toEqual({ latitude: 17.44, longitude: 78.38 });
    const edge = pointAt(projection, { x: middle.x, y: middle.y - HEIGHT / 16 });
    expect(within).toBeCloseTo(distanceKm(near, edge), 1);
  });
});

describe('pins', () => {
  const homes = [
    aHome({ id: 1, latitude: 17.44, longitude: 78.38, marketValue: 9_000_000 }),
    aHome({ id: 2, latitude: 17.441, longitude: 78.381, marketValue: 7_000_000 }),
    aHome({ id: 3, latitude: 17.3, longitude: 78.6, marketValue: 5_000_000 }),
    aHome({ id: 4, latitude: undefined, longitude: undefined }),
  ];

  it('are one where homes are close together, with the lowest price, and come apart closer by', () => {
    const far = pinsOf(homes)(9);
    expect(far.map((pin) => pin.homes.map(({ id }) => id).join())).toEqual(expect.arrayContaining(['1,2', '3']));
    expect(far.find((pin) => pin.homes.length === 2)!.least.id).toBe(2);
    expect(pinsOf(homes)(18)).toHaveLength(3);
  });

  it('leave out homes that stand nowhere', () => {
    expect(new Set(pinsOf(homes)(18).flatMap((pin) => pin.homes.map(({ id }) => id)))).toEqual(new Set([1, 2, 3]));
    expect(pinsOf([])(10)).toEqual([]);
  });
});

it('names overlap nowhere, and the first keep their place', () => {
  const labels = [
    { name: 'Kondapur', x: 0, y: 0 },
    { name: 'Madhapur', x: 20, y: 4 },
    { name: 'Miyapur', x: 0, y: 40 },
  ];
  expect(labelsWithRoom(labels, 14).map(({ name }) => name)).toEqual(['Kondapur', 'Miyapur']);
});

describe('the lines of the metro', () => {
  const places = CITY_PLACES as readonly CityPlace[];
  const names = (line: 'red' | 'blue' | 'green') => stationsOf(line, places).map(({ name }) => name);

  it('run from end to end', () => {
    expect([names('red')[0], names('red').at(-1)]).toEqual(['Miyapur', 'LB Nagar']);
    expect([names('blue')[0], names('blue').at(-1)]).toEqual(['Nagole', 'Raidurg']);
    expect(names('green')).toContain('MG Bus Station');
  });

  it('pass where they meet without a detour', () => {
    for (const line of ['red', 'blue', 'green'] as const) {
      const stations = stationsOf(line, places);
      const steps = stations.slice(1).map((station, i) => distanceKm(stations[i]!, station));
      expect(Math.max(...steps)).toBeLessThan(4);
    }
    expect(names('blue').indexOf('Ameerpet')).toBe(names('blue').indexOf('Begumpet') + 1);
  });
});
