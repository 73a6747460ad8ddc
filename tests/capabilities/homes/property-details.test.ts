import { describe, expect, it } from 'vitest';
import { accessOf } from '../../../src/capabilities/homes/access-words.ts';
import { DETAIL_FIELDS } from '../../../src/capabilities/homes/home-details.ts';
import type { Property } from '../../../src/domain/property.ts';
import type { ArgsOf } from '../../../src/kernel/registered.ts';
import { fakeApp } from '../fake-app.ts';
import { aHome } from '../fake-data.ts';
import { replyOf, saidBy } from '../in-english.ts';

const ask = (args: ArgsOf<'property-details'>, more: Partial<Property> = {}) => {
  const app = fakeApp();
  app.scene.property = aHome(more);
  return app.run('property-details', args);
};
const answer = async (args: ArgsOf<'property-details'>, more: Partial<Property> = {}) => saidBy(await ask(args, more));

describe('a question about one field', () => {
  it.each<[ArgsOf<'property-details'>['field'], Partial<Property>, string]>([
    ['price', {}, 'The price is ₹65,00,000. That is ₹6,019 a square foot.'],
    ['price', { totalSquareFeet: undefined }, 'The price is ₹65,00,000.'],
    ['price', { offer: 'rent', marketValue: 25_000 }, 'The rent is ₹25,000 a month.'],
    ['per_sqft', { offer: 'rent', marketValue: 21_600 }, 'That is ₹20 a square foot a month.'],
    ['per_sqft', { typeName: 'Land', marketValue: 5_400_000 }, 'That is ₹5,000 a square foot, ₹45,000 a square yard.'],
    ['bhk', {}, 'It has 2 bedrooms. 2 bathrooms.'],
    ['bhk', { beds: 1, baths: 1, balconies: 1 }, 'It has 1 bedroom. 1 bathroom. 1 balcony.'],
    ['balconies', { balconies: 0 }, 'No balcony.'],
    ['bhk', { balconies: 0 }, 'It has 2 bedrooms. 2 bathrooms.'],
    ['area', {}, 'It has 1,080 square feet built-up, of which 810 are carpet area.'],
    ['area', { leasableSquareFeet: undefined }, 'It has 1,080 square feet.'],
    ['facing', {}, 'It faces east.'],
    ['floor', { floor: 0, totalFloors: 3 }, 'It is on the ground floor of a building with 3 floors.'],
    ['floor', { floor: 2, totalFloors: 3 }, 'It is on floor 2 of 3.'],
    ['floor', { totalFloors: 2 }, 'The building has 2 floors.'],
    ['possession', { possession: 'under_construction', possessionDate: '2027-03-01' }, 'Possession is planned for March 1, 2027.'],
    ['possession', { possession: 'ready_to_move' }, 'Ready to move.'],
    [
      'nearby',
      {
        nearbyAmenities: [
          { name: 'Raidurg', kind: 'metro', lines: ['blue'], distanceKm: 2 },
          { name: 'Primary school', kind: 'school', distanceKm: 0.4, illustration: true },
          { name: 'A lake' },
        ],
      },
      'Nearby: Raidurg metro station (blue line), about 2 km, Primary school, 0.4 km, and A lake.',
    ],
  ])('%s of %o', async (field, more, said) => expect(await answer({ field }, more)).toBe(said));

  it('names the metro among what is near, however many other places are nearer', async () => {
    const others = [1, 2, 3, 4].map((i) => ({ name: `Place ${i}`, kind: 'park', distanceKm: i / 10, illustration: true }));
    const metro = { name: 'Raidurg', kind: 'metro', lines: ['blue'], distanceKm: 2 };
    expect(await answer({ field: 'nearby' }, { nearbyAmenities: [...others, metro] })).toBe(
      'Nearby: Place 1, 0.1 km, Place 2, 0.2 km, Place 3, 0.3 km, and Raidurg metro station (blue line), about 2 km.',
    );
  });

  it('is spoken in lakh', async () =>
    expect(saidBy(await ask({ field: 'price' }), 'say')).toBe('The price is 65 lakh rupees. That is 6,019 rupees a square foot.'));

  it('says that a number of bathrooms is not given', async () => {
    expect(await answer({ field: 'bhk' }, { baths: undefined })).toBe(
      'It has 2 bedrooms. The listing does not mention the number of bathrooms. Shall I show you how to reach the agent?',
    );
    expect(await answer({ field: 'bhk' }, { typeName: 'Land', beds: undefined, baths: undefined })).toMatch(
      /^The listing does not mention the number of bedrooms\./,
    );
  });

  it('is the summary where nothing is named', async () =>
    expect(await answer({})).toMatch(/^2 BHK flat in Gachibowli, Pearl Court 1\. The price is/));
});

describe('what the listing does not say', () => {
  it.each(DETAIL_FIELDS.filter((field) => !['all', 'price', 'locality', 'agent'].includes(field)))(
    '%s is offered to be asked for',
    async (field) => {
      const empty: Partial<Property> = {
        beds: undefined,
        baths: undefined,
        balconies: undefined,
        totalSquareFeet: undefined,
        leasableSquareFeet: undefined,
        furnishing: undefined,
        facing: undefined,
        amenities: [],
        access: [],
        agentKind: 'owner',
      };
      expect(await answer({ field }, empty)).toMatch(/^The listing does not mention .*\. Shall I show you how to reach the owner\?$/);
    },
  );

  it('leads to whoever offers the home, after a yes', async () => {
    const app = fakeApp();
    app.scene.property = aHome({ id: 3 });
    const outcome = await app.run('property-details', { field: 'rera' });
    expect(replyOf(outcome).asks).toEqual({ name: 'contact-agent', args: { id: 3 } });
    expect(replyOf(await app.confirm(outcome))).toMatchObject({ key: 'commands.contact-agent.done', params: { name: 'Asha Rao' } });
  });
});

describe('several things at once', () => {
  it('are each answered, in the order asked', async () => {
    expect(
      await answer(
        { field: 'age', fields: ['age', 'price', 'amenities'], amenities: ['lift'] },
        { yearBuilt: new Date().getFullYear() - 4 },
      ),
    ).toMatch(/^It was built in \d+, 4 years ago\. The price is ₹65,00,000\. That is ₹6,019 a square foot\. Yes: lift\.$/);
  });

  it('are answered as far as the listing goes, the rest named together', async () => {
    expect(await answer({ fields: ['facing', 'rera', 'amenities'], amenities: ['lift', 'gym', 'parking'] })).toBe(
      'It faces east. Yes: lift and parking. The listing does not mention the RERA number or gym. Shall I show you how to reach the agent?',
    );
  });
});

describe('whether a wheelchair gets in', () => {
  it.each<[Partial<Property>, ReturnType<typeof accessOf>]>([
    [{ access: ['step-free entrance'], floor: 3, amenities: ['lift'] }, 'yes'],
    [{ access: ['step-free entrance', 'ground floor'], floor: 0, amenities: [] }, 'yes'],
    [{ access: ['step-free entrance'], amenities: [] }, 'yes'],
    [{ access: [], amenities: ['step-free entrance'], floor: 0 }, 'yes'],
    [{ access: [], floor: 3, amenities: [] }, 'no'],
    [{ access: ['step-free entrance'], floor: 3, amenities: [] }, 'no'],
    [{ access: ['lift'], floor: 3, amenities: ['lift'] }, 'unsaid'],
    [{ access: [], floor: 0, amenities: [] }, 'unsaid'],
  ])('%o: %s', (more, access) => expect(accessOf(aHome(more))).toBe(access));

  it('begins with yes or no', async () => {
    const rooms = [{ room: 'bathrooms', text: '2 bathrooms, the first about 7 by 5 feet. Pictured: A white basin.' }];
    expect(await answer({ field: 'access' }, { access: ['step-free entrance', 'lift', 'wide doors'], floor: 2, rooms })).toBe(
      'Yes: no step between the gate and the door, a lift, and doors 90 cm wide. Bathroom: 2 bathrooms, the first about 7 by 5 feet.',
    );
    expect(await answer({ field: 'access' }, { access: [], amenities: [], floor: 2 })).toBe(
      'No: it is on floor 2, and the listing mentions no lift.',
    );
  });

  it('says what the listing leaves out', async () => {
    expect(await answer({ field: 'access' }, { access: ['lift'], floor: 2 })).toBe(
      'The listing does not quite say: it has a lift. The listing does not mention a step-free entrance or wide doors. Shall I show you how to reach the agent?',
    );
  });

  it('is what a question about the step-free entrance means', async () => {
    expect(
      await answer(
        { field: 'amenities', amenities: ['step-free entrance', 'gym'] },
        { access: ['step-free entrance', 'wide doors'], floor: 0 },
      ),
    ).toBe(
      'Yes: no step between the gate and the door and doors 90 cm wide. The listing does not mention gym. Shall I show you how to reach the agent?',
    );
  });
});
