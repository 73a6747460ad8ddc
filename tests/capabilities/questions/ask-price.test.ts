import { describe, expect, it } from 'vitest';
import type { ComparableHomes } from '../../../src/capabilities/questions/contract.ts';
import { rangeWords, standing, type Measure } from '../../../src/capabilities/questions/price-words.ts';
import type { Property } from '../../../src/domain/property.ts';
import type { ArgsOf } from '../../../src/kernel/registered.ts';
import { fakeApp } from '../fake-app.ts';
import { aHome, fiveHomes } from '../fake-data.ts';
import { inEnglish, replyOf, saidBy } from '../in-english.ts';
import { SMALL_CITY } from './city.ts';

const FOUND: ComparableHomes = {
  count: 14,
  withinKm: 2,
  date: '2026-11-21',
  perSqft: { lower: 5000, middle: 6000, upper: 7000 },
  price: { lower: 5_000_000, middle: 6_000_000, upper: 7_000_000 },
  nearest: [aHome({ id: 11, propertyName: 'Home 11' }), aHome({ id: 12, propertyName: 'Home 12' })],
  compared: [],
};
const RENTS: ComparableHomes = { ...FOUND, count: 6, withinKm: 5, perSqft: null, price: { lower: 18_000, middle: 20_000, upper: 24_000 } };
const NONE: ComparableHomes = { ...FOUND, count: 0, withinKm: 10, perSqft: null, price: null, nearest: [] };

function setUp(home: Property | null = aHome({ latitude: 17.44, longitude: 78.35 }), found = FOUND) {
  const app = fakeApp();
  app.scene.property = home;
  app.server.answer('cityPlaces', SMALL_CITY);
  app.server.answer('comparableHomes', ({ body }) => ((body as { offer: string }).offer === 'rent' ? RENTS : found));
  return app;
}
const ask = (args: ArgsOf<'ask-price'> = {}, home?: Property | null, found = FOUND) => setUp(home, found).run('ask-price', args);

describe('where an amount lies among others', () => {
  it.each([
    [600, 'in the middle of what is asked nearby'],
    [615, 'in the middle of what is asked nearby'],
    [640, '7% above the middle of what is asked nearby'],
    [560, '7% below the middle of what is asked nearby'],
    [750, '25% above the middle of what is asked nearby, in the dearest quarter'],
    [400, '33% below the middle of what is asked nearby, in the cheapest quarter'],
  ])('%d', (amount, said) => expect(inEnglish(standing(amount, { lower: 500, middle: 600, upper: 700 }))).toBe(said));
});

describe('a range of amounts', () => {
  it.each<[Measure, string, string]>([
    [
      'price',
      '₹61,40,000 to ₹95,40,000, and the middle is ₹71,50,000',
      '61.4 lakh rupees to 95.4 lakh rupees, and the middle is 71.5 lakh rupees',
    ],
    [
      'perSqft',
      '₹61,40,000 to ₹95,40,000 a square foot, and the middle is ₹71,50,000 a square foot',
      '61,40,000 to 95,40,000 rupees a square foot, and the middle is 71,50,000 rupees a square foot',
    ],
  ])('%s is told in three digits', (measure, shown, said) => {
    const range = rangeWords(measure, { lower: 6_137_500, middle: 7_150_000, upper: 9_537_500 });
    expect(inEnglish(range)).toBe(shown);
    expect(
      inEnglish(range, 'say')
        .replaceAll('6,140,000', '61,40,000')
        .replaceAll('9,540,000', '95,40,000')
        .replaceAll('7,150,000', '71,50,000'),
    ).toBe(said);
  });
});

describe('is the price fair', () => {
  it('is answered by the like: rate, standing, number, range, middle, day', async () => {
    const outcome = await ask();
    expect(saidBy(outcome)).toBe(
      '₹6,019 a square foot, in the middle of what is asked nearby. Of the 14 other 2 BHK flats for sale within 2 km, half ask ₹5,000 to ₹7,000 a square foot, and the middle is ₹6,000 a square foot. Asking prices of November 21, 2026.',
    );
    expect(saidBy(outcome, 'say')).toContain('half ask 5,000 to 7,000 rupees a square foot, and the middle is 6,000 rupees a square foot');
    expect(replyOf(outcome).suggestions?.map((text) => inEnglish(text))).toEqual(['Show similar homes']);
  });

  it('compares homes of its kind around it, without itself', async () => {
    const app = setUp(aHome({ id: 7, latitude: 17.4, longitude: 78.3 }));
    await app.run('ask-price');
    expect(app.server.made('comparableHomes')[0]!.body).toEqual({
      offer: 'buy',
      type: 'Flat',
      bhk: 2,
      latitude: 17.4,
      longitude: 78.3,
      except: 7,
    });
  });

  it('goes by the locality where the listing does not say where the home stands', async () => {
    const app = setUp(aHome());
    await app.run('ask-price');
    expect(app.server.made('comparableHomes')[0]!.body).toMatchObject({ latitude: 17.44, longitude: 78.35 });
    expect(saidBy(await ask({}, aHome({ locality: 'Atlantis', propertyName: 'Home 1' })))).toBe(
      "I can't tell where Home 1 stands, so I have nothing to compare it with.",
    );
  });

  it('takes the figure that is said instead of the price', async () =>
    expect(saidBy(await ask({ price_max: 8_100_000 }))).toMatch(
      /^₹7,500 a square foot, 25% above the middle of what is asked nearby, in the dearest quarter\./,
    ));

  it('compares whole prices where no area is given', async () => {
    expect(saidBy(await ask({}, aHome({ latitude: 17.44, longitude: 78.35, totalSquareFeet: undefined })))).toMatch(
      /^₹65,00,000, 8% above the middle .* half ask ₹50,00,000 to ₹70,00,000/,
    );
    expect(saidBy(await ask({}, aHome({ latitude: 17.44, longitude: 78.35, offer: 'rent', marketValue: 25_000 })), 'say')).toMatch(
      /^25 thousand rupees a month, 25 percent above the middle .* half ask 18 thousand rupees to 24 thousand rupees a month/,
    );
  });

  it('says so where the like are too few', async () => {
    expect(saidBy(await ask({}, undefined, NONE))).toBe(
      "I know of no other 2 BHK flats for sale within 10 km, so I can't compare the price.",
    );
    expect(saidBy(await ask({}, undefined, { ...NONE, count: 3 }))).toBe(
      'There are only 3 other 2 BHK flats for sale within 10 km: too few to say what is usual.',
    );
    expect(saidBy(await ask({}, undefined, { ...NONE, count: 1 }))).toMatch(/^I know of only one other home like it/);
  });

  it('asks which home', async () => {
    expect(saidBy(await ask({}, null))).toMatch(/^Which home do you mean/);
    const { scene, ...app } = setUp(null);
    scene.listed = fiveHomes();
    expect(saidBy(await app.run('ask-price', { ordinal: 2 }))).toMatch(/^₹5,556 a square foot, 7% below/);
  });
});

describe('what a described home could fetch', () => {
  it('is what the like ask, to buy and to rent', async () => {
    expect(saidBy(await ask({ question: 'worth', bhk: 2, locality: 'Kondapur' }, null))).toBe(
      "2 BHK flats for sale within 2 km of Kondapur: half of the 14 ask ₹50,00,000 to ₹70,00,000, and the middle is ₹60,00,000. 2 BHK flats for rent within 5 km of Kondapur: half of the 6 ask ₹18,000 to ₹24,000 a month, and the middle is ₹20,000 a month. These are asking prices of November 21, 2026, not what is paid in the end; what comes I can't tell.",
    );
  });

  it('goes by the area where it is said, and by what it is offered for', async () => {
    const said = saidBy(
      await ask({ question: 'worth', bhk: 3, locality: 'Kondapur', area_min: 1000, area_max: 1000, purpose: 'buy' }, null),
    );
    expect(said).toMatch(/^3 BHK flats for sale within 2 km of Kondapur: half of the 14 ask ₹50,00,000 to ₹70,00,000/);
    expect(said).not.toContain('rent');
  });

  it.each<[ArgsOf<'ask-price'>, RegExp]>([
    [
      { locality: 'Kondapur', bhk: 2, price_max: 6_600_000 },
      /^2 BHK flats for sale .* ₹66,00,000 is 10% above the middle of what is asked nearby\. These/,
    ],
    [{ locality: 'Kondapur', bhk: 2, price_max: 20_000 }, /^2 BHK flats for rent .*₹20,000 a month is in the middle/],
    [{ locality: 'Kondapur', type: 'Land' }, /^plots for sale within 2 km of Kondapur: half of the 14 ask [^:]* These are/],
    [{ locality: 'Kondapur', purpose: 'commercial' }, /^offices for sale .* offices for rent/],
    [{ locality: 'Kondapur', purpose: 'pg' }, /^PG rooms within/],
    [{ locality: 'Atlantis', bhk: 2 }, /^I don't know Atlantis/],
  ])('%o', async (args, said) => expect(saidBy(await ask(args, null))).toMatch(said));

  it('says so where the like are too few', async () =>
    expect(saidBy(await ask({ locality: 'Kondapur', bhk: 9, purpose: 'buy' }, null, { ...NONE, count: 2 }))).toMatch(
      /^There are only 2 other 9 BHK flats for sale/,
    ));

  it('needs to be described', async () => {
    const app = setUp(null);
    const outcome = await app.run('ask-price', { question: 'worth' });
    expect(saidBy(outcome)).toMatch(/^Where is it, and how many bedrooms/);
    expect(saidBy(await ask({ question: 'worth' }))).toMatch(/^₹6,019 a square foot/);
  });
});

describe('similar homes', () => {
  it('are those of its kind, the nearest first, and the next list', async () => {
    const app = setUp();
    const outcome = await app.run('similar-homes');
    expect(saidBy(outcome)).toBe(
      'There are 14 other 2 BHK flats for sale within 2 km. The nearest: Home 11 (₹65,00,000) and Home 12 (₹65,00,000). Shall I search for 2 BHK flats for sale in Gachibowli?',
    );
    expect(app.scene.listed.map(({ id }) => id)).toEqual([11, 12]);
    expect(app.services.stage.go).not.toHaveBeenCalled();
    await app.confirm(outcome);
    expect(app.server.made('search')[0]!.body).toMatchObject({ filters: { purpose: 'buy', type: 'Flat', bhk: 2, locality: 'Gachibowli' } });
  });

  it.each<[Property | null, ComparableHomes, RegExp]>([
    [null, FOUND, /^Which home do you mean/],
    [aHome({ locality: 'Atlantis' }), FOUND, /^I can't tell where/],
    [aHome(), NONE, /^I know of no other 2 BHK flats for sale within 10 km\.$/],
    [
      aHome(),
      { ...FOUND, count: 1, nearest: FOUND.nearest.slice(0, 1) },
      /^I know of one other home like it \(2 BHK flats for sale\) within 2 km: Home 11/,
    ],
    [aHome({ typeName: 'Land', beds: undefined }), FOUND, /^There are 14 other plots for sale/],
  ])('case %#', async (home, found, said) => expect(saidBy(await setUp(home, found).run('similar-homes'))).toMatch(said));
});
