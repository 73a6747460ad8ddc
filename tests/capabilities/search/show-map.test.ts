import { expect, it } from 'vitest';
import { listingAddress, readListingAddress } from '../../../src/domain/listing-address.ts';
import { aHome, anAnswer } from '../fake-data.ts';
import { fakeApp } from '../fake-app.ts';

it.each(['voice', 'typed'] as const)(
  'shows the homes found last on a map, asked by %s, and stays on it for the next search',
  async (source) => {
    const { run, services } = fakeApp();
    const query = { text: '', filters: { locality: 'Kondapur' } };
    services.results.hold(query, anAnswer(query, [aHome()]));
    await run('show-map', {}, source);
    expect(readListingAddress(services.stage.address().split('?')[1]!)).toMatchObject({
      map: true,
      request: { filters: { locality: 'Kondapur' } },
    });
    await run('sort-results', { sort_by: 'price' }, source);
    expect(readListingAddress(services.stage.address().split('?')[1]!)).toMatchObject({ map: true, request: { sort_by: 'price' } });
  },
);

it('an address keeps the map', () => {
  expect(readListingAddress(listingAddress({}, { map: true }).split('?')[1]!).map).toBe(true);
  expect(readListingAddress(listingAddress({}).split('?')[1]!).map).toBeUndefined();
});
