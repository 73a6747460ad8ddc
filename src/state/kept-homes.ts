import * as z from 'zod/mini';
import { create } from 'zustand';
import { createJSONStorage, persist, type StateStorage } from 'zustand/middleware';
import type { KeptHomes } from '../capabilities/ports.ts';
import { NO_STORAGE } from './no-storage.ts';

interface Kept {
  ids: number[];
}

const Ids = z.object({ ids: z.array(z.int()) });

const MOST_KEPT = 500;

/** A list of homes that stays on this device under `key`, the newest first; what was stored by others is checked. */
function createKeptHomes(key: string) {
  return create<Kept>()(
    persist((): Kept => ({ ids: [] }), {
      name: key,
      version: 1,
      skipHydration: true,
      storage: NO_STORAGE,
      merge: (stored, current) => {
        const read = z.safeParse(Ids, stored);
        return read.success ? { ids: [...new Set(read.data.ids)].slice(0, MOST_KEPT) } : current;
      },
    }),
  );
}

type KeptStore = ReturnType<typeof createKeptHomes>;

export const useWishlist: KeptStore = createKeptHomes('wishlist');
export const useCompare: KeptStore = createKeptHomes('compare');

/** Reads what this device has kept and follows other tabs. */
export async function openKeptHomes(device: StateStorage): Promise<void> {
  const stores = { wishlist: useWishlist, compare: useCompare };
  for (const store of Object.values(stores)) {
    store.persist.setOptions({ storage: createJSONStorage(() => device) });
    await store.persist.rehydrate();
  }
  globalThis.addEventListener('storage', ({ key }) => {
    if (key === 'wishlist' || key === 'compare') void stores[key].persist.rehydrate();
  });
}

/** The verbs of a kept list, for the commands. */
export const keptHomes = (store: KeptStore): KeptHomes => ({
  ids: () => store.getState().ids,
  add(id) {
    const { ids } = store.getState();
    if (ids.includes(id)) return false;
    store.setState({ ids: [id, ...ids].slice(0, MOST_KEPT) });
    return true;
  },
  remove(id) {
    const { ids } = store.getState();
    if (!ids.includes(id)) return false;
    store.setState({ ids: ids.filter((item) => item !== id) });
    return true;
  },
  replace: (ids) => store.setState({ ids: [...ids] }),
});
