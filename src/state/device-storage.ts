import { createJSONStorage } from 'zustand/middleware';

/** Stands in until the app opens the storage of the device: without any, a store would lose its `persist` verbs. */
export const NO_STORAGE = createJSONStorage<never>(() => ({ getItem: () => null, setItem: () => undefined, removeItem: () => undefined }));
