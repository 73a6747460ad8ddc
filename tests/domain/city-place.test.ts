import { describe, expect, it } from 'vitest';
import { placeNamed, placeOfHome, placesAround, placeSeenFrom, type CityPlace } from '../../src/domain/city-place.ts';

const CITY: CityPlace[] = [
  { name: 'Raidurg', kind: 'metro', lines: ['blue'], latitude: 17.44, longitude: 78.38 },
  { name: 'Ameerpet', kind: 'metro', lines: ['red', 'blue'], latitude: 17.44, longitude: 78.44 },
  { name: 'HITEC City', kind: 'metro', lines: ['blue'], latitude: 17.45, longitude: 78.38 },
  { name: 'HITEC City', kind: 'locality', latitude: 17.44, longitude: 78.38 },
  { name: 'HITEC City', kind: 'work', latitude: 17.45, longitude: 78.38 },
  { name: 'NIMS', kind: 'hospital', latitude: 17.42, longitude: 78.45 },
];
const HERE = { latitude: 17.44, longitude: 78.36 };

describe('a place seen from a home', () => {
  it('is whole kilometres away, and never nearer than its rounding', () => {
    expect(placeSeenFrom(HERE, CITY[0]!)).toEqual({ name: 'Raidurg', kind: 'metro', lines: ['blue'], distanceKm: 2 });
    expect(placeSeenFrom(CITY[0]!, CITY[0]!).distanceKm).toBe(1);
    expect(placeSeenFrom(HERE, CITY[5]!)).not.toHaveProperty('lines');
  });

  it('stands in a list with those that the listing names, nearest first and none twice', () => {
    const home = {
      ...HERE,
      nearbyAmenities: [
        { name: 'Ameerpet', kind: 'metro', distanceKm: 9 },
        { name: 'Clinic', kind: 'hospital', distanceKm: 0.4, illustration: true },
        { name: 'Hospital without a distance', kind: 'hospital' },
      ],
    };
    expect(placesAround(home, 'metro', CITY).map(({ name }) => name)).toEqual(['Raidurg', 'HITEC City', 'Ameerpet']);
    expect(placesAround(home, 'hospital', CITY).map(({ name, distanceKm }) => [name, distanceKm])).toEqual([
      ['Clinic', 0.4],
      ['NIMS', 10],
    ]);
    expect(placesAround({ nearbyAmenities: home.nearbyAmenities }, 'metro', CITY).map(({ name }) => name)).toEqual(['Ameerpet']);
    expect(placesAround(home, 'school', CITY)).toEqual([]);
  });

  it('needs a home that says where it stands', () => {
    expect(placeOfHome(HERE)).toEqual(HERE);
    expect(placeOfHome({ latitude: 17 })).toBeNull();
    expect(placeOfHome({ longitude: 78 })).toBeNull();
  });
});

describe('a place by its name', () => {
  it.each([
    ['hitec city', 'work'],
    ['HITEC-City', 'work'],
    ['raidurg', 'metro'],
  ])('%s', (name, kind) => expect(placeNamed(name, CITY)).toMatchObject({ kind }));

  it('is the locality rather than the station', () =>
    expect(
      placeNamed(
        'HITEC City',
        CITY.filter(({ kind }) => kind !== 'work'),
      ),
    ).toMatchObject({ kind: 'locality' }));

  it('may be unknown', () => expect(placeNamed('Atlantis', CITY)).toBeNull());
});
