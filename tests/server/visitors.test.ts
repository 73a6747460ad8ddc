import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PlaceWords, Recommendations, UserLocation } from '../../src/capabilities/places/contract.ts';
import type { RunningServer } from '../../src/server/start.ts';
import { startTestServer } from './test-server.ts';

let server: RunningServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** A visitor with a cookie jar. */
function visitor() {
  let cookie = '';
  return async <T>(path: string, body?: unknown): Promise<T> => {
    const response = await fetch(server.url + path, {
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
      headers: { cookie },
    });
    cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie;
    return (await response.json()) as T;
  };
}

const GACHIBOWLI = { latitude: 17.4401, longitude: 78.3489 };
const recommend = (ask: ReturnType<typeof visitor>, message: string) => ask<Recommendations>('/api/chat/recommendations', { message });
const keep = (ask: ReturnType<typeof visitor>, location: UserLocation) => ask<PlaceWords>('/api/user-location', location);

describe('the place of a visitor', () => {
  it('is unknown until somebody says it', async () => {
    expect(await visitor()<PlaceWords>('/api/user-location')).toEqual({ city: null, state: null });
  });

  it('is the city, the state and the nearest locality', async () => {
    const ask = visitor();
    expect(await keep(ask, { ...GACHIBOWLI, source: 'device' })).toEqual({
      city: 'Hyderabad',
      state: 'Telangana',
      locality: 'Gachibowli',
      source: 'device',
    });
    expect(await ask<PlaceWords>('/api/user-location')).toMatchObject({ locality: 'Gachibowli' });
  });

  it('of a device is never overwritten by the default', async () => {
    const ask = visitor();
    await keep(ask, { latitude: 17.385, longitude: 78.487, source: 'default' });
    await keep(ask, { ...GACHIBOWLI, source: 'device' });
    expect(await keep(ask, { latitude: 17.385, longitude: 78.487, source: 'default' })).toMatchObject({
      locality: 'Gachibowli',
      source: 'device',
    });
  });

  it('has no city far away', async () => {
    expect(await keep(visitor(), { latitude: 28.61, longitude: 77.21, source: 'device' })).toMatchObject({ city: null, state: null });
  });

  it('of one visitor is not that of another', async () => {
    await keep(visitor(), { ...GACHIBOWLI, source: 'device' });
    expect(await visitor()<PlaceWords>('/api/user-location')).toMatchObject({ city: null });
  });
});

describe('recommendations', () => {
  it('need the place of the device; the default is not enough', async () => {
    const ask = visitor();
    expect(await recommend(ask, 'homes near me')).toEqual({ needs_location: true });
    await keep(ask, { latitude: 17.385, longitude: 78.487, source: 'default' });
    expect(await recommend(ask, 'yes')).toEqual({ needs_location: true });
  });

  it('are the nearest homes first, with their distances in miles', async () => {
    const ask = visitor();
    await keep(ask, { ...GACHIBOWLI, source: 'device' });
    const { properties = [] } = await recommend(ask, 'yes');
    expect(properties).toHaveLength(5);
    const distances = properties.map((home) => home.distance!);
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
    expect(distances[0]).toBeLessThan(2);
  });

  it('keep to what was said, and to the locality that was named', async () => {
    const ask = visitor();
    const { properties = [] } = await recommend(ask, '3 bhk flats in Kondapur');
    expect(properties.length).toBeGreaterThan(0);
    expect(properties.every((home) => home.locality === 'Kondapur' && home.beds === 3)).toBe(true);
  });

  it('are empty for what is not about homes', async () => {
    expect(await recommend(visitor(), 'who won the cricket match')).toEqual({});
  });
});
