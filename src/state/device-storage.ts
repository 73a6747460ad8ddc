import { createJSONStorage } from 'zustand/middleware';

/** Stands in until the app opens the device's storage: without one, a store would lack its `persist` methods. */
export const noStorage = <T>() =>
  createJSONStorage<T>(() => ({ getItem: () => null, setItem: () => undefined, removeItem: () => undefined }));
