import { describe, expect, it } from 'vitest';
import { placeAddress, placesIn, plainName } from '../../src/domain/place-address.ts';

describe('the address of a place', () => {
  it.each([
    [['Banjara Hills'], '/locality/banjara-hills'],
    [['AS Rao Nagar', 'LB Nagar'], '/locality/as-rao-nagar/lb-nagar'],
    [['L.B. Nagar'], '/locality/l-b-nagar'],
  ])('of %s is %s, and finds it again', (names, address) => {
    expect(placeAddress(names[0]!, names[1])).toBe(address);
    expect(placesIn(address).map(plainName)).toEqual(names.map(plainName));
  });

  it('takes names in other letters, and what is no address, as they are', () => {
    expect(placesIn(placeAddress('कोंडापुर')).map(plainName)).toEqual([plainName('कोंडापुर')]);
    expect(placesIn('/locality/%E0%A4%A')).toEqual(['%E0%A4%A']);
  });
});
