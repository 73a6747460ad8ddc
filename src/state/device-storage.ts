import { createJSONStorage } from 'zustand/middleware';

/** Stands in until the app opens the device's storage: without one, a store would lack its `persist` methods. */
export const NO_STORAGE = createJSONStorage<never>(() => ({ getItem: () => null, setItem: () => undefined, removeItem: () => undefined }));
