import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { PlaceFacts, SizeLevel } from '../../../src/capabilities/questions/contract.ts';
import type { SearchQuery } from '../../../src/domain/search.ts';
import { levelsOf } from '../../../src/screens/place/levels-of.ts';
import { PlaceComparison } from '../../../src/screens/place/place-comparison.tsx';
import { PlaceScreen } from '../../../src/screens/place/place.tsx';
import { createStores, StoresProvider } from '../../../src/state/stores.tsx';
import { fakeApp } from '../../capabilities/fake-app.ts';
import { aHome, anAnswer } from '../../capabilities/fake-data.ts';
import { show } from '../../ui/in-english.tsx';

afterEach(cleanup);

const around = (middle: number) => ({ lower: middle * 0.9, middle, upper: middle * 1.1 });
const size = (bhk: number, count: number, middle: number | null): SizeLevel => ({
  bhk,
  count,
  perSqft: null,
  price: middle === null ? null : around(middle),
});
const facts = (locality: string, more: Partial<PlaceFacts> = {}): PlaceFacts => ({
  locality,
  latitude: 17.47,
  longitude: 78.37,
  date: '2026-11-21',
  homes: { buy: 30, rent: 18, pg: 2 },
  sale: { count: 12, perSqft: around(8000), price: around(9_000_000) },
  sales: [size(2, 6, 8_000_000), size(2.5, 2, null), size(3, 6, 12_000_000)],
  rents: [size(2, 3, null)],
  nearby: [
    { name: 'Primary school', kind: 'school', distanceKm: 0.4, illustration: true },
    { name: 'HITEC City', kind: 'metro', lines: ['blue'], distanceKm: 3 },
  ],
  beside: ['Madhapur'],
  ...more,
});

const KNOWN: Record<string, PlaceFacts> = {
  kondapur: facts('Kondapur'),
  miyapur: facts('Miyapur', { sales: [size(2, 6, 6_000_000)], nearby: [] }),
};

function open(children: React.ReactNode) {
  const { services, server } = fakeApp();
  server.answer('placeFacts', ({ params }) => KNOWN[String(params!['name'])] ?? null);
  server.answer('search', ({ body }) => anAnswer(body as SearchQuery, [aHome({ id: 7, propertyName: 'Green house' })]));
  server.answer('localities', () => []);
  const stores = createStores();
  stores.serve(services);
  show(<StoresProvider stores={stores}>{children}</StoresProvider>);
  return stores;
}

const row = (name: RegExp) =>
  within(screen.getByRole('row', { name }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

describe('the page of a place', () => {
  it('says what flats of each size ask, and nothing of fewer than five', async () => {
    const stores = open(<PlaceScreen name="kondapur" />);
    await screen.findByRole('heading', { name: 'Kondapur: prices, rents and homes' });
    expect(row(/^2 BHK/)).toEqual(['₹80,00,000', '₹72,00,000 to ₹88,00,000']);
    expect(row(/^2.5 BHK/)).toEqual(['Fewer than five homes: too few to say']);
    expect(screen.getByText(/too few flats of one size for rent in Kondapur/)).toBeTruthy();
    expect(screen.queryByRole('table', { name: /rents/ })).toBeNull();
    expect(screen.getByRole('link', { name: 'Madhapur' }).getAttribute('href')).toBe('/locality/madhapur');
    await screen.findByRole('article', { name: /Green house/ });
    expect(stores.stage.now()).toMatchObject({ place: 'Kondapur', listed: [{ id: 7 }] });
  });

  it('tells of a place that nobody knows', async () => {
    open(<PlaceScreen name="atlantis" />);
    expect(await screen.findByRole('heading', { name: 'I know no such place.' })).toBeTruthy();
  });
});

describe('one place against another', () => {
  it('says of both what is known, and of which too little is', async () => {
    open(<PlaceComparison names={['kondapur', 'miyapur']} />);
    await screen.findByRole('heading', { name: 'Kondapur against Miyapur' });
    expect(row(/^2 BHK flats for sale/)).toEqual(['₹80,00,000₹72,00,000 to ₹88,00,000', '₹60,00,000₹54,00,000 to ₹66,00,000']);
    expect(row(/^3 BHK flats for sale/)[1]).toBe('Fewer than five homes: too few to say');
    expect(screen.queryByRole('row', { name: /for rent, / })).toBeNull();
    expect(row(/^Metro/)).toEqual(['HITEC City metro station (blue line), about 3 km', 'None that I know of']);
  });
});

describe('the steps of the map', () => {
  it('hold as many places each, from the cheapest, and none without an amount', () => {
    const places = Array.from({ length: 10 }, (_, i) => ({ name: `P${i}`, amount: 1000 * (10 - i) }));
    const { steps, levels } = levelsOf([...places, { name: 'Unknown', amount: null }]);
    expect(steps).toEqual([1, 3, 5, 7, 9].map((from) => ({ from: from * 1000, to: (from + 1) * 1000 })));
    expect([levels.get('P9'), levels.get('P0'), levels.get('Unknown')]).toEqual([0, 4, undefined]);
  });
});
