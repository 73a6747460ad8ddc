import { useSyncExternalStore } from 'react';

/** Beyond these positions, in pixels, the header becomes fixed and the button to the top appears. */
const HEADER_STAYS = 400;
const WAY_TO_TOP = 600;

export type Scrolled = 'top' | 'stays' | 'far';

const scrolled = (): Scrolled => {
  if (scrollY > WAY_TO_TOP) return 'far';
  return scrollY > HEADER_STAYS ? 'stays' : 'top';
};

function subscribe(listener: () => void): () => void {
  addEventListener('scroll', listener, { passive: true });
  return () => removeEventListener('scroll', listener);
}

/** How far the page is scrolled. */
export const useScrolled = (): Scrolled => useSyncExternalStore(subscribe, scrolled, () => 'top');
