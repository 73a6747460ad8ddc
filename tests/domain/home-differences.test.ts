import { describe, expect, it } from 'vitest';
import { differencesOf } from '../../src/domain/home-differences.ts';
import type { Property } from '../../src/domain/property.ts';
import { aHome } from '../capabilities/fake-data.ts';
import { inEnglish } from '../capabilities/in-english.ts';

const differences = (mine: Partial<Property>, its: Partial<Property> = {}) =>
  differencesOf(aHome(mine), aHome(its)).map((text) => inEnglish(text));

describe('how a home differs from another', () => {
  it.each<[Partial<Property>, Partial<Property>, string]>([
    [{ marketValue: 7_500_000 }, {}, 'it costs ₹10,00,000 more'],
    [{ marketValue: 5_500_000 }, {}, 'it costs ₹10,00,000 less'],
    [{ offer: 'rent', marketValue: 30_000 }, { offer: 'rent', marketValue: 25_000 }, 'it costs ₹5,000 more a month'],
    [{ offer: 'rent' }, {}, 'it is for rent, the other for sale'],
    [{ totalSquareFeet: 1200 }, {}, 'it is 120 square feet larger'],
    [{ totalSquareFeet: 1000 }, {}, 'it is 80 square feet smaller'],
    [{ beds: 3 }, {}, 'it has 3 BHK against 2'],
    [{ locality: 'Kondapur' }, {}, 'it is in Kondapur, the other in Gachibowli'],
    [{ possession: 'ready_to_move' }, { possession: 'under_construction' }, 'it is ready to move into, the other under construction'],
    [{ floor: 5 }, { floor: 2 }, 'it is on floor 5 against 2'],
    [{ yearBuilt: 2020 }, { yearBuilt: 2010 }, 'it was built in 2020, the other in 2010'],
    [{ furnishing: 'furnished' }, {}, 'it is furnished, the other semi-furnished'],
    [{ amenities: ['lift', 'parking', 'gym'] }, {}, 'only it has gym'],
    [{ amenities: ['lift'] }, {}, 'only the other has parking'],
    [{ amenities: ['lift', 'gym'] }, {}, 'it has gym, the other parking'],
    [{ baths: 1 }, {}, '1 against 2 bathrooms'],
    [{ facing: 'west' }, {}, 'it faces west, the other east'],
  ])('%o against %o', (mine, its, said) => expect(differences(mine, its)).toEqual([said]));

  it('is nothing where both say the same, or one says nothing', () => {
    expect(differences({ id: 2 })).toEqual([]);
    expect(differences({ totalSquareFeet: undefined, facing: undefined, furnishing: undefined, floor: 2 })).toEqual([]);
  });

  it('begins with the most telling, and ends where it is told to', () => {
    const [mine, its] = [aHome({ facing: 'west', marketValue: 7_000_000, beds: 3 }), aHome()];
    expect(differencesOf(mine, its, 2).map((text) => inEnglish(text))).toEqual(['it costs ₹5,00,000 more', 'it has 3 BHK against 2']);
  });
});
