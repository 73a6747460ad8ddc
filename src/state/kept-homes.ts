import * as z from 'zod/mini';
import { createJSONStorage, persist, type StateStorage } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import type { KeptHomes, KeptList } from '../domain/kept-homes.ts';
import { noStorage } from './device-storage.ts';

export interface KeptState {
  ids: number[];
}

const Ids = z.object({ ids: z.array(z.int()) });

const MOST_KEPT = 500;

/** A list of homes kept on this device under `key`, newest first; whatever else is stored there is validated. */
export function createKeptHomes(key: KeptList) {
  const store = createStore<KeptState>()(
    persist((): KeptState => ({ ids: [] }), {
      name: key,
      version: 1,
      skipHydration: true,
      storage: noStorage(),
      merge: (stored, current) => {
        const read = z.safeParse(Ids, stored);
        return read.success ? { ids: [...new Set(read.data.ids)].slice(0, MOST_KEPT) } : current;
      },
    }),
  );
  const homes: KeptHomes = {
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
  };
  return {
    store,
    homes,
    /** Reads what this device has kept, and follows other tabs. */
    async open(device: StateStorage): Promise<void> {
      store.persist.setOptions({ storage: createJSONStorage(() => device) });
      await store.persist.rehydrate();
      globalThis.addEventListener('storage', (event) => {
        if (event.key === key) void store.persist.rehydrate();
      });
    },
  };
}
