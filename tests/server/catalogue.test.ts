import { describe, expect, it } from 'vitest';
import { AMENITIES, PROPERTY_TYPES } from '../../src/domain/property.ts';
import { distanceKm as distanceBetween } from '../../src/domain/distance.ts';
import { CITY_PLACES, makeFacilities } from '../../src/server/catalogue/facilities.ts';
import { makeAgents, makeListings, plannedCount } from '../../src/server/catalogue/generate.ts';
import type { ListingRow } from '../../src/server/catalogue/listing.ts';
import { readPhotos } from '../../src/server/catalogue/photo-pool.ts';
import { priceOf, RATES } from '../../src/server/catalogue/prices.ts';
import { readLocalities } from '../../src/understanding/node/read-intents.ts';

const localities = readLocalities();
const photos = readPhotos();
const today = new Date('2026-11-21T00:00:00Z');
const listings = [...makeListings({ localities, photos, today })];
const photoOf = new Map(photos.map((photo) => [photo.file, photo]));
const picturesOf = (home: ListingRow) => home.photos.map((file) => photoOf.get(file)!);

const wrong = (test: (home: ListingRow) => boolean) =>
  listings
    .filter((home) => !test(home))
    .map((home) => home.name)
    .slice(0, 5);

describe('the catalogue', () => {
  it('is large enough, and the same every time', () => {
    expect(listings.length).toBe(plannedCount(localities));
    expect(listings.length).toBeGreaterThan(600);
    expect(new Set(listings.map((home) => home.locality)).size).toBeGreaterThanOrEqual(140);
    expect([...makeListings({ localities, photos, today, count: 50 })]).toEqual(listings.slice(0, 50));
  });

  it('goes on past its plan', () =>
    expect([...makeListings({ localities, photos, today, count: listings.length + 100 })]).toHaveLength(listings.length + 100));

  it('gives every home a name of its own', () => expect(new Set(listings.map((home) => home.name)).size).toBe(listings.length));

  it('has all types, for sale, for rent and as PG', () => {
    expect(new Set(listings.map((home) => home.type))).toEqual(new Set(PROPERTY_TYPES));
    expect(new Set(listings.map((home) => home.offer))).toEqual(new Set(['buy', 'rent', 'pg']));
  });

  it.each(['Gachibowli', 'Kondapur', 'Miyapur', 'Kokapet', 'Shamshabad', 'Koti'])(
    'has two homes of each common kind in %s, on both sides of its usual price',
    (locality) => {
      const kinds = [1, 2, 3].flatMap((bhk) => (['buy', 'rent'] as const).map((offer) => ({ type: 'Flat' as const, bhk, offer })));
      for (const kind of [
        ...kinds,
        { type: 'Villa' as const, bhk: 3, offer: 'buy' as const },
        { type: 'TownHouse' as const, bhk: 3, offer: 'rent' as const },
      ]) {
        const found = listings.filter(
          (home) => home.locality === locality && home.type === kind.type && home.bhk === kind.bhk && home.offer === kind.offer,
        );
        const ratio = found.map((home) => home.price / priceOf(RATES[locality]!, { ...kind, area: home.area }, 1));
        expect(found.length).toBeGreaterThanOrEqual(2);
        expect(Math.min(...ratio)).toBeLessThan(1);
        expect(Math.max(...ratio)).toBeGreaterThan(1);
      }
    },
  );

  it('is understandable without its photos', () => {
    expect(
      wrong(
        (home) => home.description.length > 60 && home.rooms.length > 0 && home.nearby.length > 3 && home.address.includes(home.locality),
      ),
    ).toEqual([]);
    expect(wrong((home) => home.type === 'Land' || (home.furnishing !== undefined && home.carpet_area! < home.area))).toEqual([]);
    expect(wrong((home) => home.offer !== 'buy' || /^P024\d{8}$/.test(home.rera_id ?? ''))).toEqual([]);
  });

  it('has what is near each home at points around its locality, with computed distances', () => {
    const facilities = makeFacilities(localities);
    expect(facilities).toEqual(makeFacilities(localities));
    expect(new Set(facilities.map(({ locality }) => locality)).size).toBe(localities.length);
    const off = (home: ListingRow) =>
      home.nearby.filter(({ illustration, kind, name, distanceKm }) => {
        const points = illustration
          ? facilities.filter((place) => place.locality === home.locality && place.kind === kind && place.name === name)
          : CITY_PLACES.filter((place) => place.kind === kind && place.name === name);
        const rounding = illustration ? 0.1 : 1;
        return !points.some((point) => Math.abs(distanceKm - distanceBetween(home, point)) <= rounding);
      });
    expect(wrong((home) => off(home).length === 0)).toEqual([]);
    expect(
      wrong((home) => ['school', 'hospital', 'market', 'park', 'bus'].every((kind) => home.nearby.some((place) => place.kind === kind))),
    ).toEqual([]);
  });

  it('names the metro only within three kilometres of a station, and only roughly', () => {
    const stations = listings.flatMap((home) => home.nearby.filter(({ kind }) => kind === 'metro'));
    expect(stations.length).toBeGreaterThan(100);
    expect(stations.filter(({ distanceKm, illustration }) => illustration || !Number.isInteger(distanceKm) || distanceKm > 3)).toEqual([]);
    expect(listings.filter((home) => home.locality === 'Shamshabad' && home.nearby.some(({ kind }) => kind === 'metro'))).toEqual([]);
  });

  it('says in the description what is nearest, as computed', () => {
    expect(
      wrong(
        ({ description, nearby: [nearest] }) =>
          description.includes(`${nearest!.distanceKm} km away.`) && description.endsWith(' km away.'),
      ),
    ).toEqual([]);
  });

  it('gives every picture an honest text', () => {
    expect(photos.filter((photo) => photo.alt.length < 30 || /\.(jpg|png)|image of/i.test(photo.alt))).toEqual([]);
    expect(wrong((home) => home.photos.length > 0)).toEqual([]);
  });

  it('shows a pool only where there is one', () => {
    expect(
      wrong(
        (home) => home.amenities.includes('swimming pool') || picturesOf(home).every((photo) => !photo.features.includes('swimming pool')),
      ),
    ).toEqual([]);
  });

  it('shows a building with as many storeys as the home has', () => {
    expect(
      wrong(
        (home) =>
          home.type === 'Land' ||
          picturesOf(home).every(
            (photo) => photo.storeys === undefined || photo.kind === 'clubhouse' || photo.storeys === home.total_floors,
          ),
      ),
    ).toEqual([]);
  });

  it('shows no furniture in a home without any', () => {
    const furniture = ['living', 'bedroom', 'dining', 'balcony', 'office'];
    expect(wrong((home) => home.furnishing === 'furnished' || picturesOf(home).every((photo) => !furniture.includes(photo.kind)))).toEqual(
      [],
    );
    expect(wrong((home) => home.furnishing !== 'unfurnished' || picturesOf(home).every((photo) => photo.kind !== 'kitchen'))).toEqual([]);
  });

  it('shows only pictures that suit the type of home', () =>
    expect(wrong((home) => picturesOf(home).every((photo) => photo.suits.includes(home.type)))).toEqual([]));

  it('calls nothing step-free that has stairs to it', () => {
    expect(
      wrong(
        (home) =>
          !home.access.includes('step-free entrance') || home.floor === undefined || home.floor === 0 || home.amenities.includes('lift'),
      ),
    ).toEqual([]);
    expect(wrong((home) => home.access.includes('step-free entrance') === home.amenities.includes('step-free entrance'))).toEqual([]);
  });

  it('knows only amenities that one can ask for, each once', () => {
    expect(
      wrong(
        (home) => home.amenities.every((amenity) => AMENITIES.includes(amenity)) && new Set(home.amenities).size === home.amenities.length,
      ),
    ).toEqual([]);
  });

  it('has nobody twice among agents and owners, and no owner with more homes than one person has', () => {
    const people = makeAgents(localities).filter(({ kind }) => kind !== 'builder');
    expect(new Set(people.map(({ name }) => name)).size).toBe(people.length);
    const owners = new Set(people.filter(({ kind }) => kind === 'owner').map(({ id }) => id));
    const homes = Map.groupBy(listings, ({ agent_id }) => agent_id);
    const most = Math.max(...[...homes].filter(([id]) => owners.has(id)).map(([, offered]) => offered.length));
    expect(most).toBeLessThanOrEqual(10);
    expect(listings.some(({ agent_id }) => owners.has(agent_id))).toBe(true);
  });

  it('gives no one a telephone number that rings', () => {
    expect(makeAgents(localities).filter((agent) => !/^\+91 40 0000 \d{4}$/.test(agent.phone))).toEqual([]);
  });
});
