import { useCallback } from 'react';
import { useBrowserLocation, navigate as push } from 'wouter/use-browser-location';
import { keepScroll, keptScroll, newEntryKey } from '../services/scroll-memory.ts';
import type { Stores } from '../state/stores.tsx';
import type { VisitState } from '../state/visit.ts';
import { announceArrival } from '../ui/arrival.ts';

const RESTORE_MS = 3000;
const SCROLL_PAUSE_MS = 120;
/** How far "scroll down" goes: most of a window, so that the last lines are the first. */
const SCROLL_SHARE = 0.85;

/** Somebody who is writing to the assistant keeps on writing: the focus stays in its field wherever that is now. */
const isTalking = (): boolean => document.activeElement?.closest('[data-assistant-composer]') !== null && document.activeElement !== null;

function keepTalking(): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) document.getElementById('assistant-message')?.focus({ preventScroll: true });
  });
}

/** Content may still be on its way: the place is found as soon as the page is long enough. */
function restoreScroll(): void {
  const wanted = keptScroll();
  const until = performance.now() + RESTORE_MS;
  const attempt = () => {
    scrollTo({ top: wanted, behavior: 'instant' });
    if (Math.abs(scrollY - wanted) > 2 && performance.now() < until) requestAnimationFrame(attempt);
  };
  requestAnimationFrame(attempt);
}

export type Navigation = ReturnType<typeof createNavigation>;

/** Going about in the app: addresses, the browser's history, and where a page is scrolled to. */
export function createNavigation({ visit }: Pick<Stores, 'visit'>) {
  const arrive = (manner: VisitState['manner'], focus: boolean): void => {
    visit.arrive(manner);
    announceArrival(focus);
  };

  /** Goes to a place of the page as soon as the page has it, and takes the focus there where it can. */
  function scrollToPlace(hash: string, focus: boolean): void {
    const { count } = visit.store.getState();
    const until = performance.now() + RESTORE_MS;
    const attempt = () => {
      if (visit.store.getState().count !== count) return;
      const target = document.getElementById(decodeURIComponent(hash.slice(1)));
      if (!target && performance.now() < until) requestAnimationFrame(attempt);
      target?.scrollIntoView();
      if (focus && target?.hasAttribute('tabindex')) target.focus({ preventScroll: true });
    };
    attempt();
  }

  /** Goes to an address of the app. The same address again is asked for again. */
  function go(address: string): void {
    const url = new URL(address, location.href);
    const same = url.pathname + url.search === location.pathname + location.search;
    const talking = isTalking();
    keepScroll();
    push(url.pathname + url.search + url.hash, { replace: same, state: { key: newEntryKey() } });
    arrive(same ? 'again' : 'go', !talking);
    if (talking) keepTalking();
    setTimeout(() => {
      if (!url.hash || !same) scrollTo(0, 0);
      if (url.hash) scrollToPlace(url.hash, !talking);
    });
  }

  return {
    go,
    /** Puts an address in the place of the present one. */
    replace(address: string): void {
      push(address, { replace: true, state: { key: newEntryKey() } });
      arrive('go', true);
    },
    back: (): void => history.back(),
    /** The present address, path and query. */
    address: (): string => location.pathname + location.search,
    scroll(to: 'up' | 'down' | 'top' | 'bottom'): void {
      const step = innerHeight * SCROLL_SHARE;
      if (to === 'top' || to === 'bottom') scrollTo({ top: to === 'top' ? 0 : document.documentElement.scrollHeight });
      else scrollBy({ top: to === 'down' ? step : -step });
    },
    /** Follows the browser's own back and forward. */
    watchHistory(): void {
      history.scrollRestoration = 'manual';
      if (!history.state) history.replaceState({ key: newEntryKey() }, '');
      let timer: ReturnType<typeof setTimeout> | undefined;
      const onScroll = () => {
        clearTimeout(timer);
        timer = setTimeout(keepScroll, SCROLL_PAUSE_MS);
      };
      addEventListener('scroll', onScroll, { passive: true });
      addEventListener('popstate', () => {
        clearTimeout(timer);
        arrive('back', !isTalking());
        restoreScroll();
      });
      if (location.hash) setTimeout(() => scrollToPlace(location.hash, false));
      else if (keptScroll()) restoreScroll();
    },
  };
}

type Go = (to: string, options?: { replace?: boolean }) => void;

/** The location hook of the router: every link of the app goes through the navigation. */
export const locationHook = ({ go, replace }: Navigation) =>
  function useAppLocation(): [string, Go] {
    const [path] = useBrowserLocation();
    const navigate = useCallback<Go>((to, options) => (options?.replace ? replace(to) : go(to)), []);
    return [path, navigate];
  };
