import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PLACEHOLDER_IMAGE } from '../../src/domain/property.ts';
import { toProperties, toProperty } from '../../src/domain/property-mapper.ts';

const full = {
  id: 7,
  propertyName: '2 BHK flat',
  typeName: 'Flat',
  propertyStatus: 'For Sale',
  description: 'A flat.',
  address: 'Flat 2, Kondapur',
  city: 'Hyderabad',
  state: 'Telangana',
  country: 'India',
  zipCode: '500084',
  marketValue: 8_500_000,
  totalSquareFeet: 1250,
  beds: 2,
  baths: 2,
  currency: 'INR',
  agentName: 'Asha Rao',
  agentEmail: 'asha@gharvani.example',
  agentPhoneNumber: '+91 40 0000 0001',
  createDate: '2026-11-01T00:00:00.000Z',
};

describe('toProperty', () => {
  it.each([
    [
      { propertyId: 7, sqft: 1250, bath: 2, marketValue: 8_500_000 },
      { id: 7, totalSquareFeet: 1250, baths: 2, marketValue: 8_500_000 },
    ],
    [
      { PropertyID: '7', AREA: '1,250 sq.ft', Price: '₹ 85,00,000' },
      { id: 7, totalSquareFeet: 1250, marketValue: 8_500_000 },
    ],
    [
      { property_id: 7, Number_Of_Rooms: '3', total_square_feet: 990.5 },
      { id: 7, beds: 3, totalSquareFeet: 990.5 },
    ],
    [
      { id: 7, type: 'apartment', status: 'for rent' },
      { typeName: 'Flat', offer: 'rent', propertyStatus: 'for rent' },
    ],
    [
      { id: 7, category: 'townhouse' },
      { typeName: 'TownHouse', offer: 'buy', propertyStatus: 'For Sale' },
    ],
    [
      { id: 7, furnishing: 'Semi Furnished', facing: 'NORTH EAST', possession: 'Ready To Move' },
      { furnishing: 'semi-furnished', facing: 'north-east', possession: 'ready_to_move' },
    ],
    [{ id: 7, amenities: 'lift, Swimming Pool, moat' }, { amenities: ['lift', 'swimming pool'] }],
    [
      { id: 7, nearbyAmenities: ['Metro', null, { name: 'School', distance: '0.4' }] },
      { nearbyAmenities: [{ name: 'Metro' }, { name: 'School', distanceKm: 0.4 }] },
    ],
    [{ id: 7, marketValue: null, price: 500 }, { marketValue: 500 }],
    [{ id: 0 }, { id: 0, marketValue: 0, currency: 'INR', city: 'Hyderabad' }],
  ])('reads %o', (raw, expected) => expect(toProperty(raw)).toMatchObject(expected));

  it('shows all four photos, however they are given', () => {
    const raw = {
      id: 1,
      propertyImages: [
        '/a.jpg',
        { url: '/b.jpg' },
        { imageUrl: '/c.jpg' },
        { cloudinaryUrl: '/d.jpg', imageUrl: '/not-this.jpg' },
        null,
        {},
      ],
    };
    expect(toProperty(raw)?.propertyImages.map((image) => image.imageUrl)).toEqual(['/a.jpg', '/b.jpg', '/c.jpg', '/d.jpg']);
  });

  it.each([[[]], [undefined], [null], [[null, '', {}]]])('shows the placeholder for %o', (propertyImages) => {
    expect(toProperty({ id: 1, propertyImages })?.propertyImages).toEqual([{ imageUrl: PLACEHOLDER_IMAGE, alt: '' }]);
  });

  it.each([null, undefined, 7, 'home', [], {}, { id: 'seven' }, { id: -3 }, { id: 1.5 }])('finds no property in %o', (raw) =>
    expect(toProperty(raw)).toBeNull(),
  );

  it('leaves null entries of a list out', () => expect(toProperties([null, full, undefined, 3])).toHaveLength(1));

  it('reads a record in any spelling of its names as the same property', () => {
    const spelled = fc.func(fc.nat(2)).map((pick) => (name: string) => {
      const how = pick(name);
      if (how === 0) return name.toUpperCase();
      return how === 1 ? name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) : name.replace(/[A-Z]/g, (letter) => `-${letter}`);
    });
    const asText = fc.func(fc.boolean());
    fc.assert(
      fc.property(spelled, asText, (spell, isText) => {
        const raw = Object.fromEntries(
          Object.entries(full).map(([name, value]) => [spell(name), typeof value === 'number' && isText(name) ? String(value) : value]),
        );
        expect(toProperty(raw)).toEqual(toProperty(full));
      }),
    );
  });

  it('reads its own answer as itself', () => {
    fc.assert(
      fc.property(
        fc.record({
          id: fc.nat(),
          price: fc.nat(),
          beds: fc.nat(9),
          area: fc.nat(9000),
          images: fc.array(fc.webUrl()),
          amenities: fc.array(fc.constantFrom('lift', 'gym', 'x')),
        }),
        (raw) => {
          const once = toProperty(raw);
          expect(toProperty(once)).toEqual(once);
        },
      ),
    );
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.anything(), (raw) => void toProperty(raw)));
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom(...Object.keys(full), 'images', 'rooms', 'access'), fc.anything()),
        (raw) => void toProperty({ id: 1, ...raw }),
      ),
    );
  });
});
