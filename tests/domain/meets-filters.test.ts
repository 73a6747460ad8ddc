import { describe, expect, it } from 'vitest';
import type { Filters } from '../../src/domain/filters.ts';
import { familiesMet, meetsFilters } from '../../src/domain/meets-filters.ts';
import type { Property } from '../../src/domain/property.ts';
import { aHome } from '../capabilities/fake-data.ts';

describe('a home meets a filter', () => {
  it.each<[Filters, Partial<Property>, boolean]>([
    [{ purpose: 'buy' }, {}, true],
    [{ purpose: 'rent' }, {}, false],
    [{ purpose: 'commercial' }, { typeName: 'Office Space' }, true],
    [{ purpose: 'commercial' }, {}, false],
    [{ type: ['Villa', 'Flat'] }, {}, true],
    [{ type: 'Villa' }, {}, false],
    [{ bhk: 2 }, {}, true],
    [{ bhk: 3 }, {}, false],
    [{ bhk_min: 3 }, {}, false],
    [{ bhk_max: 2 }, {}, true],
    [{ bhk: 2 }, { beds: undefined }, false],
    [{ locality: ['Gachibowli', 'Kondapur'] }, {}, true],
    [{ locality: 'Kondapur' }, {}, false],
    [{ price_max: 6_500_000 }, {}, true],
    [{ price_max: 6_400_000 }, {}, false],
    [{ price_min: 6_600_000 }, {}, false],
    [{ area_min: 1000, area_max: 1100 }, {}, true],
    [{ area_min: 1100 }, {}, false],
    [{ furnishing: 'semi-furnished' }, {}, true],
    [{ furnishing: 'furnished' }, {}, false],
    [{ facing: 'east' }, {}, true],
    [{ facing: 'west' }, {}, false],
    [{ amenities: ['lift', 'parking'] }, {}, true],
    [{ amenities: ['lift', 'gym'] }, {}, false],
    [{ amenities: ['step-free entrance'] }, { access: ['step-free entrance'] }, true],
    [{ possession: 'ready_to_move' }, { possession: 'ready_to_move' }, true],
    [{ possession: 'ready_to_move' }, {}, false],
    [{}, {}, true],
  ])('%o of %o: %s', (filters, more, met) => expect(meetsFilters(aHome(more), filters)).toBe(met));

  it('or some of them', () => expect(familiesMet(aHome(), { bhk: 2, facing: 'west', amenities: ['lift'] })).toBe(2));
});
