import * as z from 'zod/mini';
import { create } from 'zustand';
import { createJSONStorage, persist, type StateStorage } from 'zustand/middleware';
import { NO_STORAGE } from './no-storage.ts';

const Theme = z.enum(['system', 'light', 'dark']);

const Settings = z.object({
  language: z.string(),
  theme: Theme,
  speechRate: z.number().check(z.minimum(0.5), z.maximum(2)),
});
export type Settings = z.infer<typeof Settings>;

const USUAL: Settings = { language: 'en', theme: 'system', speechRate: 1 };

/** What this person has chosen on this device. */
export const useSettings = create<Settings>()(
  persist((): Settings => USUAL, {
    name: 'settings',
    version: 1,
    skipHydration: true,
    storage: NO_STORAGE,
    merge: (stored, current) => {
      const read = z.safeParse(Settings, { ...current, ...(stored as object) });
      return read.success ? read.data : current;
    },
  }),
);

export async function openSettings(device: StateStorage): Promise<void> {
  useSettings.persist.setOptions({ storage: createJSONStorage(() => device) });
  await useSettings.persist.rehydrate();
}
