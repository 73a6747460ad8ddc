import { beforeEach, describe, expect, it } from 'vitest';
import { safeStorage } from '../../src/services/storage.ts';
import { keptHomes, openKeptHomes, useCompare, useWishlist } from '../../src/state/kept-homes.ts';

const wishlist = keptHomes(useWishlist);

describe('what is kept on the device', () => {
  beforeEach(() => {
    localStorage.clear();
    useWishlist.setState({ ids: [] });
    useCompare.setState({ ids: [] });
  });

  it('is valid JSON under the keys of the customer, and comes back', async () => {
    await openKeptHomes(safeStorage('localStorage'));
    wishlist.add(7);
    wishlist.add(9);
    keptHomes(useCompare).replace([3, 4]);
    expect(JSON.parse(localStorage.getItem('wishlist')!)).toMatchObject({ state: { ids: [9, 7] } });
    expect(JSON.parse(localStorage.getItem('compare')!)).toMatchObject({ state: { ids: [3, 4] } });
    const stored = localStorage.getItem('wishlist')!;
    useWishlist.setState({ ids: [] });
    localStorage.setItem('wishlist', stored);
    await openKeptHomes(safeStorage('localStorage'));
    expect(wishlist.ids()).toEqual([9, 7]);
  });

  it.each(['not json', '{}', '{"state":{"ids":["seven",null]},"version":1}', '[]', 'null'])(
    'starts empty where the storage holds %s',
    async (stored) => {
      localStorage.setItem('wishlist', stored);
      await openKeptHomes(safeStorage('localStorage'));
      expect(wishlist.ids()).toEqual([]);
      expect(wishlist.add(1)).toBe(true);
    },
  );

  it('keeps no home twice', () => {
    expect([wishlist.add(5), wishlist.add(5), wishlist.ids()]).toEqual([true, false, [5]]);
    expect([wishlist.remove(5), wishlist.remove(5)]).toEqual([true, false]);
  });
});
