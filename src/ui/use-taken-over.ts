import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in a page as it comes from the server, and while the app takes it over; what only this device knows waits for that. */
export const useTakenOver = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
