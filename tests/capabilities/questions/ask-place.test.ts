import { describe, expect, it } from 'vitest';
import type { Level, PlaceFacts } from '../../../src/capabilities/questions/contract.ts';
import type { ArgsOf } from '../../../src/kernel/registered.ts';
import { fakeApp } from '../fake-app.ts';
import { aHome, anAnswer } from '../fake-data.ts';
import { inEnglish, replyOf, saidBy } from '../in-english.ts';

const level = (count: number, perSqft: number | null, price: number | null): Level => {
  const around = (middle: number) => ({ lower: middle * 0.9, middle, upper: middle * 1.1 });
  return { count, perSqft: perSqft === null ? null : around(perSqft), price: price === null ? null : around(price) };
};

const facts = (locality: string, more: Partial<PlaceFacts> = {}): PlaceFacts => ({
  locality,
  latitude: 17.47,
  longitude: 78.37,
  date: '2026-11-21',
  homes: { buy: 30, rent: 18, pg: 2 },
  sale: level(12, 8000, 9_000_000),
  sales: [],
  rents: [
    { bhk: 1, ...level(6, 18, 12_000) },
    { bhk: 2, ...level(5, 18, 20_000) },
    { bhk: 3, ...level(2, null, null) },
  ],
  nearby: [
    { name: 'Primary school', kind: 'school', distanceKm: 0.4, illustration: true },
    { name: 'HITEC City', kind: 'metro', lines: ['blue'], distanceKm: 3 },
    { name: 'Mindspace', kind: 'work', distanceKm: 4 },
  ],
  beside: ['Madhapur', 'Hafeezpet'],
  ...more,
});

const KNOWN: Record<string, PlaceFacts> = {
  Kondapur: facts('Kondapur'),
  Miyapur: facts('Miyapur', { sale: level(10, 6000, 6_000_000), rents: [{ bhk: 2, ...level(7, 15, 16_000) }] }),
  Madhapur: facts('Madhapur', { sale: level(9, 8100, 9_000_000), rents: [{ bhk: 2, ...level(7, 18, 20_100) }] }),
  Chevella: facts('Chevella', { homes: { buy: 2, rent: 0, pg: 0 }, sale: level(2, null, null), rents: [], nearby: [], beside: [] }),
};

function setUp() {
  const app = fakeApp();
  app.server.answer('placeFacts', ({ params }) => KNOWN[String(params!['name'])] ?? null);
  return app;
}
const ask = async (args: ArgsOf<'ask-place'>) => saidBy(await setUp().run('ask-place', args));

describe('a question about a place', () => {
  it('is answered with what there is: homes, prices, rents, what is near, what is beside, and what is not known', async () => {
    expect(await ask({ locality: 'Kondapur' })).toBe(
      'Kondapur has 30 homes for sale and 20 for rent here. ' +
        'Half of the 12 flats for sale in Kondapur ask ₹7,200 to ₹8,800 a square foot, and the middle is ₹8,000 a square foot. ' +
        'Half of the 5 flats of 2 BHK for rent in Kondapur ask ₹18,000 to ₹22,000 a month, and the middle is ₹20,000 a month. Asking prices of November 21, 2026. ' +
        'Nearest to its middle, in a straight line: Primary school, 0.4 km and HITEC City metro station (blue line), about 3 km. Apart from the metro, these places are made up, like the homes shown here. ' +
        'Beside it: Madhapur and Hafeezpet. What it is like to live there, my data do not say. Shall I show the homes in Kondapur?',
    );
  });

  it.each<[ArgsOf<'ask-place'>, RegExp]>([
    [
      { question: 'price', locality: 'Kondapur' },
      /^Half of the 12 flats for sale in Kondapur ask .* Asking prices of November 21, 2026\. Shall/,
    ],
    [{ question: 'rent', locality: 'Kondapur' }, /^Half of the 5 flats of 2 BHK for rent in Kondapur ask/],
    [{ question: 'rent', locality: 'Kondapur', bhk: 1 }, /^Half of the 6 flats of 1 BHK for rent in Kondapur ask/],
    [{ question: 'rent', locality: 'Kondapur', bhk: 3 }, /^I know of only 2 such flats for rent in Kondapur/],
    [
      { question: 'metro', locality: 'Kondapur' },
      /^Nearest metro station from the middle of Kondapur: HITEC City metro station \(blue line\), about 3 km, in a straight line\. Shall/,
    ],
    [{ question: 'school', locality: 'Kondapur' }, /^Nearest school from the middle of Kondapur: Primary school, 0\.4 km.* It is made up/],
    [{ question: 'hospital', locality: 'Kondapur' }, /^I know of no hospital near Kondapur\./],
    [
      { question: 'safety', locality: 'Kondapur' },
      /^How safe Kondapur is, I don't know\. What I know: Half of the 12 flats for sale in Kondapur.* for rent/,
    ],
    [{ question: 'growth', locality: 'Kondapur' }, /^How Kondapur will grow, I don't know\. What I know: Half of the 12/],
    [{ question: 'price', locality: 'Chevella' }, /^I know of only 2 flats for sale in Chevella: too few/],
    [{ question: 'rent', locality: 'Chevella' }, /^I know of no such flat for rent in Chevella\./],
    [
      { locality: 'Chevella' },
      /^Chevella has 2 homes for sale and 0 for rent here\. I know of only 2 flats for sale in Chevella: too few to say what is usual\. I know of no such flat for rent in Chevella\. What it is like/,
    ],
    [{ locality: 'Atlantis' }, /^I don't know Atlantis/],
    [{ question: 'against', localities: ['Kondapur', 'Atlantis'] }, /^I don't know Atlantis/],
    [{ locality: ['Miyapur', 'Kondapur'], question: 'price' }, /^Half of the 10 flats for sale in Miyapur/],
  ])('%o', async (args, said) => expect(await ask(args)).toMatch(said));

  it('takes the rents of the commonest size where the usual one is too rare', async () => {
    const app = setUp();
    app.server.answer(
      'placeFacts',
      facts('Kondapur', {
        rents: [
          { bhk: 1, ...level(6, 18, 12_000) },
          { bhk: 2, ...level(2, null, null) },
          { bhk: 3, ...level(9, 18, 30_000) },
        ],
      }),
    );
    expect(saidBy(await app.run('ask-place', { question: 'rent', locality: 'Kondapur' }))).toMatch(
      /^Half of the 9 flats of 3 BHK for rent/,
    );
  });

  it('moves nothing, and shows the homes there after a yes', async () => {
    const app = setUp();
    const outcome = await app.run('ask-place', { locality: 'Kondapur', question: 'metro' });
    expect(app.services.stage.go).not.toHaveBeenCalled();
    await app.confirm(outcome);
    expect(app.server.made('search')[0]!.body).toMatchObject({ filters: { locality: 'Kondapur' } });
  });

  it('means the place of the home in view, else that of the search', async () => {
    const app = setUp();
    const found = anAnswer({ filters: { locality: ['Miyapur', 'Madhapur'] } }, []);
    app.services.results.hold({}, found);
    expect(saidBy(await app.run('ask-place', { question: 'price' }))).toMatch(/^Half of the 10 flats for sale in Miyapur/);
    app.scene.property = aHome({ locality: 'Kondapur' });
    expect(saidBy(await app.run('ask-place', { question: 'price' }))).toMatch(/^Half of the 12 flats for sale in Kondapur/);
    expect(saidBy(await app.run('ask-place', { question: 'against', locality: 'Miyapur' }))).toMatch(/^Miyapur is cheaper/);
  });

  it('asks which place', async () => {
    const reply = replyOf(await setUp().run('ask-place', { question: 'safety' }));
    expect(inEnglish(reply)).toBe('Which part of Hyderabad do you mean?');
    expect(reply.suggestions?.map((text) => inEnglish(text))).toEqual(['What is Kondapur like?']);
    expect(await ask({ question: 'against' })).toBe('Which two places shall I compare?');
    expect(await ask({ question: 'against', locality: 'Miyapur' })).toBe('With which place shall I compare Miyapur?');
  });
});

describe('one place against another', () => {
  it('names the cheaper one first, with both figures and their numbers', async () => {
    expect(await ask({ question: 'against', localities: ['Kondapur', 'Miyapur'] })).toBe(
      'Miyapur is cheaper: flats for sale ask ₹6,000 a square foot in the middle (of 10), against ₹8,000 a square foot in Kondapur (of 12), 25% less. ' +
        '2 BHK flats rent for ₹16,000 a month in Miyapur (the middle of 7) and ₹20,000 a month in Kondapur (of 5). ' +
        'Nearest metro station from the middle of Kondapur: HITEC City metro station (blue line), about 3 km, in a straight line. ' +
        'Nearest metro station from the middle of Miyapur: HITEC City metro station (blue line), about 3 km, in a straight line. ' +
        'Asking prices of November 21, 2026. Which is nicer to live in, my data do not say.',
    );
  });

  it('says where they are alike, and where there are too few homes', async () => {
    expect(await ask({ question: 'against', localities: ['Kondapur', 'Madhapur'] })).toMatch(
      /^Flats for sale ask about the same: ₹8,000 a square foot in Kondapur \(the middle of 12\) and ₹8,100 a square foot in Madhapur \(of 9\)\. 2 BHK flats rent for about the same: ₹20,000 a month and ₹20,100 a month\./,
    );
    expect(await ask({ question: 'against', localities: ['Chevella', 'Kondapur'] })).toMatch(
      /^There are too few homes in Chevella and Kondapur to compare their prices\. I know of no metro station near Chevella\./,
    );
  });
});

describe('the page of a place', () => {
  const went = async (args: ArgsOf<'ask-place'>, screen: 'home' | 'place' | 'results') => {
    const app = setUp();
    app.scene.screen = screen;
    const outcome = await app.run('ask-place', args);
    return { address: app.scene.address, links: replyOf(outcome).links };
  };

  it('opens where the place is named and nothing else is looked at', async () => {
    expect((await went({ locality: 'Kondapur' }, 'home')).address).toBe('/locality/kondapur');
    expect((await went({ question: 'against', localities: ['Kondapur', 'Miyapur'] }, 'place')).address).toBe('/locality/kondapur/miyapur');
  });

  it('is a link beside results, which stay', async () => {
    const { address, links } = await went({ locality: 'Kondapur' }, 'results');
    expect(address).not.toContain('locality');
    expect(links).toMatchObject([{ words: { key: 'locality.about', params: { place: 'Kondapur' } }, href: '/locality/kondapur' }]);
  });

  it('stays closed for a question about one thing of it', async () => {
    expect(await went({ question: 'metro', locality: 'Kondapur' }, 'home')).toEqual({ address: '/here', links: undefined });
  });

  it('is gone to by its name', async () => {
    const app = setUp();
    app.scene.place = 'Kondapur';
    await app.run('go-to', { screen: 'place' });
    expect(app.scene.address).toBe('/locality/kondapur');
  });
});
