import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ErrorAnswer } from '../../src/domain/errors.ts';
import type { Locality } from '../../src/domain/locality.ts';
import type { Property } from '../../src/domain/property.ts';
import type { Facets, SearchAnswer, SearchQuery } from '../../src/domain/search.ts';
import type { RunningServer } from '../../src/server/start.ts';
import { ask, startTestServer } from './test-server.ts';

let server: RunningServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const search = async (query: SearchQuery) => (await ask<SearchAnswer>(server, '/api/search', query)).body;
const failing = async (path: string, body?: unknown) => {
  const { status, body: answer } = await ask<ErrorAnswer>(server, path, body);
  return { status, ...answer.error };
};

describe('search', () => {
  it('never has prices and rents in one list: each page has homes of both, counted, those for sale first', async () => {
    const [first, second] = [
      await search({ text: 'flats in gachibowli', page: 1 }),
      await search({ text: 'flats in gachibowli', page: 2 }),
    ];
    const { sale, rent } = first.offers!;
    expect(sale + rent).toBe(first.total);
    for (const { properties } of [first, second]) {
      const offers = properties.map(({ offer }) => offer);
      expect(offers).toEqual([...offers.filter((offer) => offer === 'buy'), ...offers.filter((offer) => offer === 'rent')]);
    }
    expect(new Set(first.properties.map(({ offer }) => offer))).toEqual(new Set(['buy', 'rent']));
    const ids = [...first.properties, ...second.properties].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect((await search({ text: 'flats in gachibowli for rent' })).offers).toBeUndefined();
  });

  it('finds what was said, and says how it was understood', async () => {
    const answer = await search({ text: '2 BHK flats in Gachibowli under 80 lakhs' });
    expect(answer.understood).toEqual({
      filters: { bhk: 2, type: 'Flat', locality: 'Gachibowli', price_max: 8_000_000 },
      assumedPurpose: 'buy',
      rest: '',
    });
    expect(answer.total).toBeGreaterThanOrEqual(3);
    for (const home of answer.properties) expect(home).toMatchObject({ beds: 2, typeName: 'Flat', locality: 'Gachibowli', offer: 'buy' });
    expect(Math.max(...answer.properties.map((home) => home.marketValue))).toBeLessThanOrEqual(8_000_000);
  });

  it.each<[SearchQuery, (home: Property) => boolean]>([
    [{ filters: { purpose: 'rent', type: 'Villa' } }, (home) => home.offer === 'rent' && home.typeName === 'Villa'],
    [{ filters: { purpose: 'pg' } }, (home) => home.offer === 'pg'],
    [{ filters: { purpose: 'commercial' } }, (home) => home.typeName === 'Office Space'],
    [{ filters: { access: ['lift'] } }, (home) => home.floor === 0 || [...home.access, ...home.amenities].some((item) => item === 'lift')],
    [{ filters: { access: ['wide doors', 'grab bars'] } }, ({ access }) => access.includes('wide doors') && access.includes('grab bars')],
    [{ filters: { floor_min: 2, floor_max: 3 } }, ({ floor }) => floor === 2 || floor === 3],
    [{ filters: { bathrooms_min: 3 } }, ({ baths }) => baths! >= 3],
    [{ filters: { posted_by: 'owner' } }, ({ agentKind }) => agentKind === 'owner'],
    [{ filters: { available_from: 'now' } }, ({ possession }) => possession === 'ready_to_move'],
    [{ filters: { not: { locality: ['Miyapur'], type: ['Flat'] } } }, (home) => home.locality !== 'Miyapur' && home.typeName !== 'Flat'],
    [{ filters: { not: { facing: ['south'], amenities: ['gym'] } } }, (home) => home.facing !== 'south' && !home.amenities.includes('gym')],
    [{ filters: { not: { bhk: [2], access: ['ground floor'] } } }, (home) => home.beds !== 2 && home.floor !== 0],
    [
      { filters: { near: 'school', within_km: 1 } },
      (home) => home.nearbyAmenities.some(({ kind, distanceKm }) => kind === 'school' && distanceKm! <= 1),
    ],
    [{ filters: { near: 'Gachibowli', within_km: 3 } }, ({ distance }) => distance! * 1.609 <= 3.01],
    [{ filters: { bhk_min: 3, bhk_max: 4 } }, (home) => home.beds! >= 3 && home.beds! <= 4],
    [{ filters: { area_min: 1500, area_max: 1500 } }, (home) => Math.abs(home.totalSquareFeet! - 1500) <= 150],
    [
      { filters: { amenities: ['lift', 'swimming pool'] } },
      (home) => home.amenities.includes('lift') && home.amenities.includes('swimming pool'),
    ],
    [{ filters: { locality: ['Koti', 'Abids'] } }, (home) => home.locality === 'Koti' || home.locality === 'Abids'],
    [
      { filters: { furnishing: 'unfurnished', facing: 'east', possession: 'ready_to_move' } },
      (home) => home.furnishing === 'unfurnished' && home.facing === 'east',
    ],
    [{ text: 'flats under 25k' }, (home) => home.offer === 'rent' && home.marketValue <= 25_000],
    [{ text: 'plots in Shamshabad' }, (home) => home.typeName === 'Land' && home.locality === 'Shamshabad'],
  ])('%o', async (query, fits) => {
    const { properties, total } = await search({ ...query, pageSize: 60 });
    expect(total).toBeGreaterThan(0);
    expect(properties.filter((home) => !fits(home))).toEqual([]);
  });

  it('takes out what the person has removed from the text', async () => {
    const { understood } = await search({ text: '2 bhk in Kondapur under 60 lakhs', without: ['price'] });
    expect(understood).toEqual({ filters: { bhk: 2, locality: 'Kondapur' }, rest: '' });
    expect((await search({ text: 'flats under 60 lakhs', without: ['purpose'] })).understood.assumedPurpose).toBeUndefined();
  });

  it('searches the words that no filter takes, and says which homes have them', async () => {
    const { properties, understood } = await search({ text: 'flat with a pooja shelf in Miyapur' });
    expect(understood.rest).toBe('pooja shelf');
    expect(properties[0]!.rooms.map((room) => room.text).join(' ') + properties[0]!.keyFeatures.join(' ')).toMatch(/pooja/i);
    const some = await search({ text: 'flat in Miyapur with a kitchen and a zeppelin' });
    expect(some.total).toBeGreaterThan(0);
  });

  it('finds names that are spelt a little wrong', async () => {
    const { properties } = await search({ text: 'gulmohr residncy' });
    expect(properties[0]?.propertyName).toMatch(/Gulmohar/);
  });

  it('sorts and pages without a gap', async () => {
    const query: SearchQuery = { filters: { locality: 'Kondapur', purpose: 'buy' }, sort_by: 'price', pageSize: 7 };
    const all: Property[] = [];
    for (let page = 1; all.length < (await search(query)).total; page++) all.push(...(await search({ ...query, page })).properties);
    expect(new Set(all.map((home) => home.id)).size).toBe(all.length);
    expect(all.map((home) => home.marketValue)).toEqual(all.map((home) => home.marketValue).toSorted((a, b) => a - b));
  });

  it('measures from a place, nearest first, in miles', async () => {
    const { properties, sort_by } = await search({ near: { latitude: 17.44, longitude: 78.35 }, filters: { purpose: 'rent' } });
    const miles = properties.map((home) => home.distance!);
    expect(sort_by).toBe('distance');
    expect(miles[0]).toBeLessThan(1);
    expect(miles).toEqual(miles.toSorted((a, b) => a - b));
  });

  it('offers what would be found with one query less', async () => {
    const { total, relaxations } = await search({ text: '3 bhk villas in Gachibowli under 20 lakhs' });
    expect(total).toBe(0);
    expect(relaxations).toContainEqual({ without: ['price'], count: expect.any(Number) });
    for (const { without, count } of relaxations)
      expect(
        (await search({ text: '3 bhk villas in Gachibowli under 20 lakhs', without, filters: { purpose: 'buy' } })).total >= count ||
          without.includes('purpose'),
      ).toBe(true);
  });

  it('finds nothing for nonsense, and says so', async () =>
    expect(await search({ text: 'qwrtzp' })).toMatchObject({ total: 0, properties: [], relaxations: [] }));

  it('counts what each further choice would leave', async () => {
    const { body } = await ask<Facets>(server, '/api/search/facets', { text: 'flats in gachibowli for sale' });
    const flats = body.type.find((item) => item.value === 'Flat')!.count;
    expect((await search({ text: 'flats in gachibowli for sale' })).total).toBe(flats);
    expect(body.bhk.map((item) => item.value)).toContain('2.5');
  });
});

describe('listings', () => {
  it('come one by one, and in bulk with holes', async () => {
    const { body } = await ask<Property>(server, '/api/properties/5');
    expect(body).toMatchObject({ id: 5, currency: 'INR', city: 'Hyderabad' });
    const bulk = await ask<(Property | null)[]>(server, '/api/properties/bulk', [5, 999_999_999, 2]);
    expect(bulk.body.map((home) => home?.id)).toEqual([5, undefined, 2]);
  });

  it('have every locality counted', async () => {
    const { body } = await ask<Locality[]>(server, '/api/localities');
    expect(body.length).toBeGreaterThanOrEqual(140);
    expect(body.every((locality) => locality.listings > 0)).toBe(true);
  });

  it('answer whatever the letters of their path', async () => expect((await ask<Property>(server, '/API/Properties/5')).body.id).toBe(5));
});

describe('what comes in wrong', () => {
  it.each([
    ['/api/search', '{broken', 400, 'bad-request'],
    ['/api/search', '', 400, 'bad-request'],
    ['/api/search', [], 400, 'bad-request'],
    ['/api/search', { text: 5 }, 400, 'bad-request'],
    ['/api/search', { filters: { price_max: -1 } }, 400, 'bad-request'],
    ['/api/search', { filters: { type: 'Castle' } }, 400, 'bad-request'],
    ['/api/search', { page: 0 }, 400, 'bad-request'],
    ['/api/search', { page: 1e9 }, 400, 'page-out-of-range'],
    ['/api/search', { text: 'x'.repeat(10_000) }, 400, 'text-too-long'],
    ['/api/search', { text: 'x'.repeat(100_000) }, 413, 'too-large'],
    ['/api/properties/bulk', [1.5], 400, 'bad-request'],
    ['/api/properties/bulk', Array.from({ length: 201 }, (_, i) => i), 400, 'bad-request'],
    ['/api/properties/0', undefined, 404, 'property-gone'],
    ['/api/properties/seven', undefined, 400, 'bad-request'],
    ['/api/nothing', undefined, 404, 'not-found'],
    ['/photos/../../package.json', undefined, 404, 'not-found'],
    ['/photos/villa-01.jpg?w=7', undefined, 404, 'not-found'],
    ['/assets/i18n/xx.json', undefined, 404, 'not-found'],
  ])('%s %o answers %i %s with a sentence', async (path, body, status, code) => {
    const error = await failing(path, body);
    expect(error).toMatchObject({ status, code });
    expect(error.message).toMatch(/^[A-Z].{20,}\.$/);
    expect(JSON.stringify(error)).not.toMatch(/\bat .*\.ts|Error:|node_modules/);
  });

  it('says which part of a request is wrong', async () => {
    expect(await failing('/api/search', { filters: { bhk: 'two' } })).toMatchObject({
      fields: [{ path: 'filters.bhk', message: expect.any(String) }],
    });
  });

  it.each([
    "'; drop table properties; --",
    '<script>alert(1)</script>',
    '😀🏠',
    '\u0000\u0001',
    '%_\\',
    '((((',
    '-'.repeat(500),
    "a & | ! <-> :* '",
  ])('searches for %o as words', async (text) => {
    const { status, body } = await ask<SearchAnswer>(server, '/api/search', { text });
    expect(status).toBe(200);
    expect(body.total).toBeGreaterThanOrEqual(0);
  });
});

describe('the rest of the server', () => {
  it('is alive and ready, with each part named [G309]', async () => {
    expect(await ask(server, '/healthz')).toMatchObject({ status: 200, body: { status: 'ok' } });
    expect(await ask(server, '/readyz')).toMatchObject({
      status: 200,
      body: {
        ready: true,
        database: { ok: true, kind: 'embedded' },
        catalogue: { ok: true },
        photoModel: { status: expect.stringMatching(/^(preparing|ready)$/) },
      },
    });
  });

  it('describes its calls, for programs and for people [G309]', async () => {
    expect((await ask(server, '/api/openapi.json')).body).toMatchObject({
      openapi: '3.1.0',
      paths: { '/api/search': { post: { operationId: 'search' } }, '/api/properties/{id}': {} },
    });
    expect((await ask<string>(server, '/api/docs')).body).toContain('POST /api/search');
  });

  it('serves pictures in the width that is asked for', async () => {
    const response = await fetch(`${server.url}/photos/villa-01.jpg?w=320`);
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect((await response.arrayBuffer()).byteLength).toBeLessThan(40_000);
  });
});
