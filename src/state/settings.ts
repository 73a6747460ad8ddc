import * as z from 'zod/mini';
import { createJSONStorage, persist, type StateStorage } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import { noStorage } from './device-storage.ts';

const Theme = z.enum(['system', 'light', 'dark']);

const Settings = z.object({
  language: z.string(),
  /** A person has chosen it. */
  chosen: z.boolean(),
  theme: Theme,
  /** Languages of sentences that are answered in the language of the screen all the same. */
  notIn: z.array(z.string()),
  /** Languages that the screens were offered in. */
  offered: z.array(z.string()),
  speechRate: z.number().check(z.minimum(0.5), z.maximum(2)),
  /** The assistant goes on listening after it has answered. */
  handsFree: z.boolean(),
  /** "Stop", "next" and ordinals are heard while it speaks. */
  bargeIn: z.boolean(),
  /** Short sounds say when it listens. */
  sounds: z.boolean(),
  /** The language model of the site, where it has one, is asked what the assistant has no answer to. */
  companion: z.boolean(),
  /** Whether this person has been told where the sound of the microphone goes, and what becomes of a photo. */
  toldOfSound: z.boolean(),
  toldOfPhotos: z.boolean(),
  /** Whether this person has been told of being heard on the device. */
  toldOfDevice: z.boolean(),
});
export type SettingsState = z.infer<typeof Settings>;

const USUAL: Omit<SettingsState, 'language'> = {
  chosen: false,
  theme: 'system',
  notIn: [],
  offered: [],
  speechRate: 1,
  handsFree: false,
  bargeIn: false,
  sounds: true,
  companion: true,
  toldOfDevice: false,
  toldOfSound: false,
  toldOfPhotos: false,
};

/** This person's settings on this device. */
export function createSettings(language: string) {
  const store = createStore<SettingsState>()(
    persist((): SettingsState => ({ ...USUAL, language }), {
      name: 'settings',
      version: 1,
      skipHydration: true,
      storage: noStorage(),
      merge: (stored, current) => {
        const read = z.safeParse(Settings, { ...current, ...(stored as object) });
        return read.success ? read.data : current;
      },
    }),
  );
  return {
    store,
    set(change: Partial<SettingsState>): void {
      store.setState(change);
    },
    /** True the first time on this device only. */
    firstTime(told: 'toldOfSound' | 'toldOfPhotos' | 'toldOfDevice'): boolean {
      if (store.getState()[told]) return false;
      store.setState({ [told]: true });
      return true;
    },
    async open(device: StateStorage): Promise<void> {
      store.persist.setOptions({ storage: createJSONStorage(() => device) });
      await store.persist.rehydrate();
    },
  };
}
