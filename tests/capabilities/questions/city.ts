import type { CityPlace } from '../../../src/domain/city-place.ts';

/** A small city: two stations, an office area, a hospital, localities. */
export const SMALL_CITY: CityPlace[] = [
  { name: 'Raidurg', kind: 'metro', lines: ['blue'], latitude: 17.44, longitude: 78.38 },
  { name: 'Ameerpet', kind: 'metro', lines: ['red', 'blue'], latitude: 17.44, longitude: 78.44 },
  { name: 'HITEC City', kind: 'work', latitude: 17.45, longitude: 78.38 },
  { name: 'Charminar', kind: 'landmark', latitude: 17.36, longitude: 78.47 },
  { name: 'NIMS', kind: 'hospital', latitude: 17.42, longitude: 78.45 },
  { name: 'Gachibowli', kind: 'locality', latitude: 17.44, longitude: 78.35 },
  { name: 'Kondapur', kind: 'locality', latitude: 17.47, longitude: 78.37 },
];
