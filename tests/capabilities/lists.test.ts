import { describe, expect, it } from 'vitest';
import type { SearchQuery } from '../../src/domain/search.ts';
import { fakeApp } from './fake-app.ts';
import { anAnswer, aHome, fiveHomes } from './fake-data.ts';

const setUp = (homes = fiveHomes()) => {
  const { runner, ...app } = fakeApp(homes);
  return { ...app, does: (name: string, args: Record<string, unknown> = {}) => runner.run({ name, args }, 'voice') };
};

type App = ReturnType<typeof setUp>;

const searched = ({ services }: App) => services.results.current()?.query;

describe('homes of a list', () => {
  it.each([
    [{ ordinal: 2 }, '/property/1?id=2'],
    [{ ordinal: -1 }, '/property/1?id=5'],
    [{ id: 4 }, '/property/1?id=4'],
  ])('%o opens %s', async (args, address) => {
    const { services, does } = setUp();
    await does('open-result', args);
    expect(services.stage.go).toHaveBeenCalledWith(address);
  });

  it.each([
    ['open-result', { ordinal: 9 }, { key: 'list.outOfRange', params: { place: 9, count: 5 } }],
    ['open-result', {}, { key: 'commands.open-result.which' }],
    ['compare', { ordinals: [1, 7] }, { key: 'list.outOfRange' }],
    ['add-favourite', {}, { key: 'commands.add-favourite.which' }],
    ['property-details', { field: 'price' }, { key: 'list.which' }],
  ])('%s %o says what is missing', async (name, args, reply) => expect(await setUp().does(name, args)).toMatchObject({ reply }));

  it.each(['open-result', 'add-favourite', 'read-results', 'property-details'])('%s says that there is no list', async (name) => {
    expect(await setUp([]).does(name, name === 'read-results' ? {} : { ordinal: 1 })).toMatchObject({ reply: { key: 'list.empty' } });
  });

  it('takes the home in view if no position is named', async () => {
    const { scene, services, does } = setUp();
    scene.property = aHome({ id: 3 });
    await does('add-favourite');
    expect(services.wishlist.ids()).toEqual([3]);
  });

  it('compares at most four', async () => {
    const { scene, services, does } = setUp();
    await does('compare', { ordinals: [1, 2, 3, 4, 5] });
    expect(services.compare.ids()).toEqual([1, 2, 3, 4]);
    scene.property = aHome({ id: 5 });
    expect(await does('compare')).toMatchObject({ reply: { key: 'commands.compare.full' } });
  });

  it('says when a home is already saved, or is not', async () => {
    const { does } = setUp();
    await does('add-favourite', { ordinal: 1 });
    expect(await does('add-favourite', { ordinal: 1 })).toMatchObject({
      reply: { key: 'commands.add-favourite.already' },
      undoable: false,
    });
    expect(await does('remove-favourite', { ordinal: 4 })).toMatchObject({ reply: { key: 'commands.remove-favourite.absent' } });
  });
});

describe('the search on the stage', () => {
  it('narrows with each filter and widens with each removal', async () => {
    const app = setUp();
    const { does } = app;
    await does('search', { bhk: 2, locality: 'Gachibowli', price_max: 8_000_000 });
    await does('refine-search', { furnishing: 'furnished' });
    expect(searched(app)).toEqual(
      expect.objectContaining({ filters: { bhk: 2, locality: 'Gachibowli', price_max: 8_000_000, furnishing: 'furnished' } }),
    );
    await does('clear-filter', { field: 'furnishing' });
    expect(searched(app)).toEqual(expect.objectContaining({ filters: { bhk: 2, locality: 'Gachibowli', price_max: 8_000_000 } }));
    await does('sort-results', { sort_by: 'price' });
    expect(searched(app)).toEqual(expect.objectContaining({ sort_by: 'price', order: 'asc' }));
  });

  it('says where the list ends', async () => {
    const { server, does } = setUp();
    server.answer('search', ({ body }) => anAnswer(body as SearchQuery, fiveHomes(), { total: 14 }));
    await does('search', {});
    expect(await does('previous-page')).toMatchObject({ reply: { key: 'commands.previous-page.first' } });
    expect(await does('next-page')).toMatchObject({ reply: { key: 'commands.next-page.done', params: { page: 2, last: 2 } } });
    expect(await does('next-page')).toMatchObject({ reply: { key: 'commands.next-page.last' } });
  });

  it('offers what dropping one filter would find', async () => {
    const { server, does } = setUp();
    server.answer('search', ({ body }) => anAnswer(body as SearchQuery, [], { relaxations: [{ without: ['price'], count: 7 }] }));
    expect(await does('search', { price_max: 5 })).toMatchObject({
      reply: {
        params: { parts: [{ key: 'commands.search.noneBut' }] },
        suggestions: [{ key: 'suggest.remove.price' }, { key: 'savedSearch.save' }],
      },
    });
  });

  it.each(['clear-filter', 'sort-results', 'next-page'])('%s needs a search first', async (name) => {
    expect(await setUp().does(name, name === 'sort-results' ? { sort_by: 'price' } : {})).toMatchObject({
      reply: { key: 'list.noSearch' },
    });
  });

  it('asks for the location before it sorts by distance', async () => {
    const { does } = setUp();
    await does('search', { bhk: 2 });
    expect(await does('sort-results', { sort_by: 'distance' })).toMatchObject({
      reply: { asks: { name: 'near-me', args: { bhk: 2 } } },
      token: expect.any(String),
    });
  });
});
