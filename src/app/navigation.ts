import { useCallback } from 'react';
import { useBrowserLocation, navigate as push } from 'wouter/use-browser-location';
import { keepScroll, keptScroll, newEntryKey } from '../services/scroll-memory.ts';
import type { Stores } from '../state/stores.tsx';
import type { VisitState } from '../state/visit.ts';
import { announceArrival } from '../ui/arrival.ts';
import { withMovingPicture } from './view-transition.ts';

const RESTORE_MS = 3000;
const SCROLL_PAUSE_MS = 120;
/** How far "scroll down" goes: most of a window, so that the last lines become the first. */
const SCROLL_SHARE = 0.85;

/** The focus stays in the assistant's text field while someone is writing there. */
const isTalking = (): boolean => document.activeElement?.closest('[data-assistant-composer]') !== null && document.activeElement !== null;

function keepTalking(): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) document.getElementById('assistant-message')?.focus({ preventScroll: true });
  });
}

/** Waits for content to arrive until the page is long enough for this position. */
function restoreScroll(): void {
  const wanted = keptScroll();
  const until = performance.now() + RESTORE_MS;
  const attempt = () => {
    scrollTo({ top: wanted, behavior: 'instant' });
    if (Math.abs(scrollY - wanted) > 2 && performance.now() < until) requestAnimationFrame(attempt);
  };
  requestAnimationFrame(attempt);
}

const OWN_MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Keeps an element where it was scrolled to while what stands above it still arrives, unless the person moves meanwhile. */
function holdInPlace(target: Element, until: number): void {
  const stop = new AbortController();
  for (const move of OWN_MOVES) addEventListener(move, () => stop.abort(), { passive: true, signal: stop.signal });
  let height = document.documentElement.scrollHeight;
  const look = () => {
    if (stop.signal.aborted || !target.isConnected) return;
    if (performance.now() > until) return stop.abort();
    if (document.documentElement.scrollHeight !== height) {
      height = document.documentElement.scrollHeight;
      target.scrollIntoView({ behavior: 'instant' });
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

export type Navigation = ReturnType<typeof createNavigation>;

/** Navigation in the app: addresses, browser history and scroll positions. */
export function createNavigation({ visit }: Pick<Stores, 'visit'>) {
  const arrive = (manner: VisitState['manner'], focus: boolean): void => {
    visit.arrive(manner);
    announceArrival(focus);
  };

  /** Scrolls to an element as soon as the page has it, and focuses it if possible. */
  function scrollToPlace(hash: string, focus: boolean): void {
    const { count } = visit.store.getState();
    const until = performance.now() + RESTORE_MS;
    const attempt = () => {
      if (visit.store.getState().count !== count) return;
      const target = document.getElementById(decodeURIComponent(hash.slice(1)));
      if (!target && performance.now() < until) requestAnimationFrame(attempt);
      target?.scrollIntoView();
      if (target) holdInPlace(target, until);
      if (focus && target?.hasAttribute('tabindex')) target.focus({ preventScroll: true });
    };
    attempt();
  }

  /** Goes to an address of the app. Going to the current address loads it again. */
  function go(address: string): void {
    const url = new URL(address, location.href);
    const same = url.pathname + url.search === location.pathname + location.search;
    const talking = isTalking();
    keepScroll();
    withMovingPicture(url, () => {
      push(url.pathname + url.search + url.hash, { replace: same, state: { key: newEntryKey() } });
      arrive(same ? 'again' : 'go', !talking);
      if (talking) keepTalking();
      setTimeout(() => {
        if (!url.hash || !same) scrollTo(0, 0);
        if (url.hash) scrollToPlace(url.hash, !talking);
      });
    });
  }

  return {
    go,
    /** Replaces the current address. */
    replace(address: string): void {
      push(address, { replace: true, state: { key: newEntryKey() } });
      arrive('go', true);
    },
    back: (): void => history.back(),
    /** The current address: path and query. */
    address: (): string => location.pathname + location.search,
    scroll(to: 'up' | 'down' | 'top' | 'bottom'): void {
      const step = innerHeight * SCROLL_SHARE;
      if (to === 'top' || to === 'bottom') scrollTo({ top: to === 'top' ? 0 : document.documentElement.scrollHeight });
      else scrollBy({ top: to === 'down' ? step : -step });
    },
    /** Follows the browser's back and forward buttons. */
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

/** The router's location hook: every link of the app goes through the navigation. */
export const locationHook = ({ go, replace }: Navigation) =>
  function useAppLocation(): [string, Go] {
    const [path] = useBrowserLocation();
    const navigate = useCallback<Go>((to, options) => (options?.replace ? replace(to) : go(to)), []);
    return [path, navigate];
  };
