import { useSyncExternalStore } from 'react';

/** `any`: not known yet, where the page comes from the server; style sheets then decide what is to be seen. */
export type WindowSize = 'narrow' | 'middle' | 'wide' | 'any';

/** Below 768 px the header has the search; from 1024 px there is room for the assistant beside the stage. */
const MIDDLE = '(min-width: 768px)';
const WIDE = '(min-width: 1024px)';

const size = (): WindowSize => {
  if (matchMedia(WIDE).matches) return 'wide';
  return matchMedia(MIDDLE).matches ? 'middle' : 'narrow';
};

function subscribe(listener: () => void): () => void {
  const queries = [matchMedia(MIDDLE), matchMedia(WIDE)];
  for (const query of queries) query.addEventListener('change', listener);
  return () => {
    for (const query of queries) query.removeEventListener('change', listener);
  };
}

export const useWindow = (): WindowSize => useSyncExternalStore(subscribe, size, () => 'any');
