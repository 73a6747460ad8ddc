import { beforeEach, describe, expect, it } from 'vitest';
import { safeStorage } from '../../src/services/storage.ts';
import { createKeptHomes } from '../../src/state/kept-homes.ts';

const opened = async (key: 'wishlist' | 'compare' = 'wishlist') => {
  const kept = createKeptHomes(key);
  await kept.open(safeStorage('localStorage'));
  return kept.homes;
};

describe('what is kept on the device', () => {
  beforeEach(() => localStorage.clear());

  it('is valid JSON under the keys of the customer, and comes back', async () => {
    const wishlist = await opened();
    wishlist.add(7);
    wishlist.add(9);
    (await opened('compare')).replace([3, 4]);
    expect(JSON.parse(localStorage.getItem('wishlist')!)).toMatchObject({ state: { ids: [9, 7] } });
    expect(JSON.parse(localStorage.getItem('compare')!)).toMatchObject({ state: { ids: [3, 4] } });
    expect((await opened()).ids()).toEqual([9, 7]);
  });

  it.each(['not json', '{}', '{"state":{"ids":["seven",null]},"version":1}', '[]', 'null'])(
    'starts empty where the storage holds %s',
    async (stored) => {
      localStorage.setItem('wishlist', stored);
      const wishlist = await opened();
      expect(wishlist.ids()).toEqual([]);
      expect(wishlist.add(1)).toBe(true);
    },
  );

  it('keeps no home twice', () => {
    const { homes } = createKeptHomes('wishlist');
    expect([homes.add(5), homes.add(5), homes.ids()]).toEqual([true, false, [5]]);
    expect([homes.remove(5), homes.remove(5)]).toEqual([true, false]);
  });
});
