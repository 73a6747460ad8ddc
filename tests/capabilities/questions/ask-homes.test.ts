import { describe, expect, it } from 'vitest';
import type { Property } from '../../../src/domain/property.ts';
import type { SearchQuery } from '../../../src/domain/search.ts';
import type { ArgsOf } from '../../../src/kernel/registered.ts';
import { fakeApp } from '../fake-app.ts';
import { aHome, anAnswer } from '../fake-data.ts';
import { inEnglish, replyOf, saidBy } from '../in-english.ts';
import { SMALL_CITY } from './city.ts';

const LAKH = 100_000;

const home = (id: number, more: Partial<Property>): Property => aHome({ id, propertyName: `Home ${id}`, ...more });

const HOMES = [
  home(1, { marketValue: 70 * LAKH, totalSquareFeet: 1000, createDate: '2026-11-05T00:00:00Z', latitude: 17.44, longitude: 78.35 }),
  home(2, {
    marketValue: 55 * LAKH,
    totalSquareFeet: 1100,
    createDate: '2026-11-01T00:00:00Z',
    amenities: ['gym'],
    latitude: 17.44,
    longitude: 78.38,
  }),
  home(3, { marketValue: 90 * LAKH, totalSquareFeet: 1500, createDate: '2026-11-09T00:00:00Z', latitude: 17.44, longitude: 78.44 }),
];

function setUp(listed = HOMES) {
  const app = fakeApp(listed);
  app.server.answer('cityPlaces', SMALL_CITY);
  return app;
}
const ask = (args: ArgsOf<'ask-homes'>, listed = HOMES) => setUp(listed).run('ask-homes', args);
const answer = async (args: ArgsOf<'ask-homes'>, listed = HOMES) => saidBy(await ask(args, listed));

/** A search of more homes than are listed. */
function wide(total: number) {
  const app = setUp();
  const found = (query: SearchQuery) => anAnswer(query, HOMES, { total, understood: { filters: { bhk: 2 }, rest: '' } });
  app.services.results.hold({ text: '2 bhk' }, found({ text: '2 bhk' }));
  return app;
}

describe('a superlative', () => {
  it.each<[ArgsOf<'ask-homes'>['question'], string]>([
    [
      'cheapest',
      'The cheapest of 3 homes is Home 2: ₹55,00,000, 1,100 sq ft. Next is Home 1: ₹70,00,000, 1,000 sq ft. Shall I open Home 2?',
    ],
    ['dearest', 'The dearest of 3 homes is Home 3: ₹90,00,000, 1,500 sq ft. Next is Home 1: ₹70,00,000, 1,000 sq ft. Shall I open Home 3?'],
    ['largest', 'The largest of 3 homes is Home 3: ₹90,00,000, 1,500 sq ft. Next is Home 2: ₹55,00,000, 1,100 sq ft. Shall I open Home 3?'],
    [
      'smallest',
      'The smallest of 3 homes is Home 1: ₹70,00,000, 1,000 sq ft. Next is Home 2: ₹55,00,000, 1,100 sq ft. Shall I open Home 1?',
    ],
    [
      'newest',
      'The newest of 3 homes is Home 3, listed on November 9, 2026: ₹90,00,000, 1,500 sq ft. Next is Home 1, listed on November 5, 2026: ₹70,00,000, 1,000 sq ft. Shall I open Home 3?',
    ],
  ])('%s: both with their figures', async (question, said) => expect(await answer({ question })).toBe(said));

  it('is spoken in lakh and square feet', async () =>
    expect(saidBy(await ask({ question: 'cheapest' }), 'say')).toContain('Home 2: 55 lakh rupees, 1,100 square feet.'));

  it('calls homes by their building and number, where their names give them', async () => {
    const named = HOMES.map((item, i) => ({
      ...item,
      projectName: 'Pearl Court',
      propertyName: `2 BHK flat in Gachibowli, Pearl Court ${i + 1}`,
    }));
    expect(await answer({ question: 'cheapest' }, named)).toMatch(/^The cheapest of 3 homes is Pearl Court 2: /);
    expect(await answer({ question: 'cheapest' }, [{ ...named[0]!, propertyName: 'Sunny flat' }])).toMatch(/compare: Sunny flat,/);
  });

  it('opens nothing before a yes', async () => {
    const app = setUp();
    const outcome = await app.run('ask-homes', { question: 'cheapest' });
    expect(app.services.stage.go).not.toHaveBeenCalled();
    await app.confirm(outcome);
    expect(app.services.stage.go).toHaveBeenCalledWith('/property/1?id=2');
  });

  it('says when two are equal, and when there is only one', async () => {
    const twins = [home(1, {}), home(2, {})];
    expect(await answer({ question: 'cheapest' }, twins)).toMatch(/^Two of 2 homes are the cheapest: Home 1, .* and Home 2, /);
    expect(await answer({ question: 'newest' }, twins)).toMatch(/^Two of 2 homes are the newest, listed on November 1, 2026: Home 1/);
    expect(await answer({ question: 'cheapest' }, [HOMES[0]!])).toMatch(/^There is only one to compare: Home 1, ₹70,00,000/);
  });

  it('leaves out homes that do not say', async () => {
    expect(await answer({ question: 'largest' }, [home(1, { totalSquareFeet: undefined }), ...HOMES.slice(1)])).toMatch(
      /^The largest of 2 homes/,
    );
    expect(await answer({ question: 'largest' }, [home(1, { totalSquareFeet: undefined })])).toBe('These listings do not give their area.');
  });

  it('never compares a rent with a price', async () => {
    const mixed = [...HOMES, home(8, { offer: 'rent', marketValue: 20_000 }), home(9, { offer: 'rent', marketValue: 30_000 })];
    expect(await answer({ question: 'cheapest' }, mixed)).toMatch(
      /^The cheapest of 3 homes is Home 2: .* The cheapest of 2 homes is Home 8: ₹20,000 a month/,
    );
  });

  it('is sought in the whole search, not only on its first page', async () => {
    const app = wide(40);
    const cheaper = [home(77, { marketValue: 30 * LAKH }), home(78, { marketValue: 31 * LAKH })];
    app.server.answer('search', ({ body }) => anAnswer(body as SearchQuery, cheaper, { total: 40 }));
    expect(saidBy(await app.run('ask-homes', { question: 'cheapest' }))).toMatch(/^The cheapest of 40 homes is Home 77: ₹30,00,000/);
    expect(app.server.made('search')[0]!.body).toMatchObject({ filters: { bhk: 2 }, sort_by: 'price', order: 'asc', pageSize: 2 });
    expect(app.scene.listed.map(({ id }) => id)).toEqual([77, 78]);
  });

  it('of a list that the assistant named is sought in that list', async () => {
    const app = wide(40);
    const named = [...HOMES].reverse();
    app.services.stage.list(named);
    expect(saidBy(await app.run('ask-homes', { question: 'dearest' }))).toMatch(/^The dearest of 3 homes is/);
    expect(app.server.made('search')).toEqual([]);
  });

  it('of two homes that an answer named is sought in the whole search again', async () => {
    const app = wide(40);
    app.services.stage.list(HOMES.slice(0, 2));
    await app.run('ask-homes', { question: 'dearest' });
    expect(app.server.made('search')).toHaveLength(1);
  });
});

describe('the nearest', () => {
  it.each([
    [
      'metro',
      'Home 2 and Home 3 are both about 1 km from a metro station in a straight line; none of 3 homes is nearer. Shall I open Home 2?',
    ],
    [
      'Gachibowli',
      'Of 3 homes, Home 1 is nearest to Gachibowli: about 1 km in a straight line. Next is Home 2: about 3 km. Shall I open Home 1?',
    ],
    ['school', "I can't tell how far these homes are from a school."],
    ['Atlantis', "I can't tell how far these homes are from Atlantis."],
  ])('to %s', async (near, said) => expect(await answer({ question: 'nearest', near })).toBe(said));

  it('to what is asked where nothing says it', async () => {
    const reply = replyOf(await ask({ question: 'nearest' }));
    expect(inEnglish(reply)).toBe('Nearest to what? Say a place, or “the metro”.');
    expect(reply.suggestions?.map((text) => inEnglish(text))).toEqual(['Which is nearest to the metro?']);
  });

  it('to the person, or to the place that was searched around', async () => {
    const app = setUp();
    app.services.place.known = () => ({ latitude: 17.44, longitude: 78.36 });
    expect(saidBy(await app.run('ask-homes', { question: 'nearest', near: 'me' }))).toMatch(
      /^Of 3 homes, Home 1 is nearest to you: about 1\.1 km/,
    );
    const around = setUp();
    const near = { latitude: 17.44, longitude: 78.44 };
    around.services.results.hold({ near }, anAnswer({ near }, HOMES));
    expect(saidBy(await around.run('ask-homes', { question: 'nearest' }))).toMatch(/^Of 3 homes, Home 3 is nearest to you/);
  });

  it('may be the only one that says where it stands', async () =>
    expect(await answer({ question: 'nearest', near: 'Charminar' }, [HOMES[0]!, home(5, {})])).toMatch(
      /^There is only one to compare: Home 1 is about 16 km from Charminar/,
    ));
});

describe('which and how many have something', () => {
  it.each<[ArgsOf<'ask-homes'>, string]>([
    [{ question: 'which', amenities: ['gym'] }, '1 of 3 homes fit (gym): Home 2 (₹55,00,000). Shall I open Home 2?'],
    [
      { question: 'count', amenities: ['lift'] },
      '2 of 3 homes fit (lift): Home 1 (₹70,00,000) and Home 3 (₹90,00,000). Shall I show only these?',
    ],
    [{ question: 'which', amenities: ['swimming pool'] }, 'None of the 3 homes mentions swimming pool.'],
    [{ question: 'count', facing: 'east', furnishing: 'furnished' }, 'None of the 3 homes mentions Furnished and east facing.'],
    [{ question: 'count' }, 'There are 3 homes.'],
  ])('%o', async (args, said) => expect(await answer(args)).toBe(said));

  it('counts in the whole search where the listed homes are not all', async () => {
    const app = wide(40);
    app.server.answer('search', ({ body }) => anAnswer(body as SearchQuery, HOMES, { total: 11 }));
    expect(saidBy(await app.run('ask-homes', { question: 'count', amenities: ['lift'] }))).toMatch(
      /^11 of 40 homes fit \(lift\), among them Home 1 .*, Home 2 .*, and Home 3/,
    );
    expect(app.server.made('search')[0]!.body).toMatchObject({ filters: { bhk: 2, amenities: ['lift'] }, pageSize: 3 });
    expect(saidBy(await app.run('ask-homes', { question: 'count' }))).toBe('There are 40 homes.');
  });

  it('does not take back what the search asks for', async () => {
    const app = wide(40);
    expect(saidBy(await app.run('ask-homes', { question: 'which', bhk: 3 }))).toBe('None of the 3 homes mentions 3 BHK.');
    expect(app.server.made('search')).toEqual([]);
  });

  it('narrows the search after a yes', async () => {
    const app = wide(3);
    const outcome = await app.run('ask-homes', { question: 'which', amenities: ['lift'] });
    expect(app.services.stage.go).not.toHaveBeenCalled();
    expect(replyOf(outcome).asks).toEqual({ name: 'refine-search', args: { amenities: ['lift'] } });
    await app.confirm(outcome);
    expect(app.services.stage.go).toHaveBeenCalled();
  });

  it('offers no narrowing where there is no search', async () => {
    const app = setUp();
    app.scene.screen = 'favourites';
    expect(replyOf(await app.run('ask-homes', { question: 'which', amenities: ['lift'] }))).not.toHaveProperty('asks');
  });
});

describe('why, and the difference', () => {
  it('are told by what the listings say', async () => {
    expect(await answer({ question: 'why', ordinals: [3, 2] })).toBe(
      'Home 3 against Home 2: it costs ₹35,00,000 more, it is 400 square feet larger, and it has lift and parking, the other gym. Why the owners ask what they ask, the listings do not say. Shall I put them side by side?',
    );
    expect(await answer({ question: 'difference', ordinals: [1, 2] })).toMatch(
      /^Home 1 against Home 2: it costs ₹15,00,000 more, it is 100 square feet smaller/,
    );
  });

  it('are about the first other home where only one is named, or the first two', async () => {
    expect(await answer({ question: 'why', ordinal: 2 })).toMatch(/^Home 2 against Home 1: it costs ₹15,00,000 less/);
    expect(await answer({ question: 'why', ordinal: 1 })).toMatch(/^Home 1 against Home 2/);
    expect(await answer({ question: 'difference' })).toMatch(/^Home 1 against Home 2/);
    const inView = setUp();
    inView.scene.property = HOMES[2]!;
    expect(saidBy(await inView.run('ask-homes', { question: 'why' }))).toMatch(/^Home 3 against Home 1/);
  });

  it('lead to the table after a yes', async () => {
    const app = setUp();
    await app.confirm(await app.run('ask-homes', { question: 'difference', ordinals: [3, 1] }));
    expect(app.services.compare.ids()).toEqual([3, 1]);
    const elsewhere = setUp();
    elsewhere.scene.property = home(50, { marketValue: 1 });
    expect(replyOf(await elsewhere.run('ask-homes', { question: 'difference' }))).not.toHaveProperty('asks');
  });

  it('are nothing where the listings say the same, or there is one home only', async () => {
    expect(await answer({ question: 'difference' }, [home(1, {}), home(2, {})])).toBe(
      'By their listings, Home 1 and Home 2 are the same in everything that I compare.',
    );
    expect(await answer({ question: 'difference' }, [home(1, {})])).toMatch(/^There is only one home here/);
    expect(await answer({ question: 'why', ordinal: 9 })).toBe('There are only 3 homes in the list.');
  });
});

describe('the best', () => {
  it('names what can be said without a taste', async () => {
    expect(await answer({ question: 'best' })).toBe(
      'What is best of 3 homes depends on what matters to you. Most room for its price: Home 2, ₹5,000 a square foot (₹55,00,000, 1,100 sq ft). The largest: Home 3 (₹90,00,000, 1,500 sq ft).',
    );
    expect(await answer({ question: 'which' })).toBe(await answer({ question: 'best' }));
  });

  it('goes by what was asked for', async () => {
    expect(await answer({ question: 'best', amenities: ['gym'] })).toBe(
      '1 of 3 homes meets all you asked for (gym). Home 2 is the largest and has most room for its price: ₹5,000 a square foot (₹55,00,000, 1,100 sq ft).'.replace(
        /^1 of/,
        'One of',
      ),
    );
    expect(await answer({ question: 'best', amenities: ['lift'], facing: 'west' })).toMatch(
      /^None of 3 homes meets all you asked for \(west facing and lift\); 2 meet 1 of 2 wishes\./,
    );
    const app = wide(3);
    expect(saidBy(await app.run('ask-homes', { question: 'best' }))).toMatch(/^All 3 homes listed fit your search\./);
  });

  it('names no figure that the listings do not give', async () =>
    expect(await answer({ question: 'best' }, [home(1, { totalSquareFeet: undefined })])).toBe(
      'What is best depends on what matters to you.',
    ));
});

it('a question about homes needs homes', async () =>
  expect(await answer({ question: 'cheapest' }, [])).toMatch(/^No homes are listed here/));

describe('a comparison in words', () => {
  it('tells two homes apart', async () => {
    const app = setUp();
    expect(saidBy(await app.run('compare', { ordinals: [1, 2] }), 'say')).toBe(
      'Comparing 2 homes: Home 1 and Home 2. The first against the second: it costs 15 lakh rupees more, it is 100 square feet smaller, and it has lift and parking, the other gym.',
    );
    expect(saidBy(await app.run('compare', { ordinals: [1, 2, 3] }))).toBe('Comparing 3 homes: Home 1, Home 2, and Home 3.');
    expect(saidBy(await setUp([home(1, {}), home(2, {})]).run('compare', { ordinals: [1, 2] }))).toMatch(
      /the same in everything that I compare\.$/,
    );
  });
});
