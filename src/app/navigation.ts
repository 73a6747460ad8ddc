import { useCallback } from 'react';
import { create } from 'zustand';
import { useBrowserLocation, navigate as push } from 'wouter/use-browser-location';
import { announceArrival } from '../ui/arrival.ts';

/** How the present address was reached. */
type Manner = 'first' | 'go' | 'again' | 'back';

interface Visit {
  /** Counts every going, also to the same address. */
  count: number;
  manner: Manner;
}

export const useVisit = create<Visit>(() => ({ count: 0, manner: 'first' }));

const SCROLL_KEY = 'scroll';
const RESTORE_MS = 3000;

type Entry = { key: string } | null;

const entryKey = (): string => (history.state as Entry)?.key ?? 'first';

const newKey = (): string => `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`;

function readScrolls(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(SCROLL_KEY) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

function keepScroll(): void {
  try {
    sessionStorage.setItem(SCROLL_KEY, JSON.stringify({ ...readScrolls(), [entryKey()]: Math.round(scrollY) }));
  } catch {
    // Without storage going back starts at the top.
  }
}

const arrive = (manner: Manner, focus: boolean): void => {
  useVisit.setState(({ count }) => ({ count: count + 1, manner }));
  announceArrival(focus);
};

/** Who is writing to the assistant goes on writing: the focus stays in its field wherever that is now. */
const isTalking = (): boolean => document.activeElement?.closest('[data-assistant-composer]') !== null && document.activeElement !== null;

function keepTalking(): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) document.getElementById('assistant-message')?.focus({ preventScroll: true });
  });
}

/** Goes to a place of the page as soon as the page has it. After a going the focus goes there too, where it can. */
function scrollToPlace(hash: string, focus: boolean): void {
  const visit = useVisit.getState().count;
  const until = performance.now() + RESTORE_MS;
  const attempt = () => {
    if (useVisit.getState().count !== visit) return;
    const target = document.getElementById(decodeURIComponent(hash.slice(1)));
    if (!target && performance.now() < until) requestAnimationFrame(attempt);
    target?.scrollIntoView();
    if (focus && target?.hasAttribute('tabindex')) target.focus({ preventScroll: true });
  };
  attempt();
}

/** Goes to an address of the app. The same address again is asked for again. */
export function go(address: string): void {
  const url = new URL(address, location.href);
  const same = url.pathname + url.search === location.pathname + location.search;
  const talking = isTalking();
  keepScroll();
  push(url.pathname + url.search + url.hash, { replace: same, state: { key: newKey() } });
  arrive(same ? 'again' : 'go', !talking);
  if (talking) keepTalking();
  setTimeout(() => {
    if (!url.hash || !same) scrollTo(0, 0);
    if (url.hash) scrollToPlace(url.hash, !talking);
  });
}

/** Content may still be on its way: the place is found as soon as the page is long enough. */
function restoreScroll(): void {
  const wanted = readScrolls()[entryKey()] ?? 0;
  const until = performance.now() + RESTORE_MS;
  const attempt = () => {
    scrollTo({ top: wanted, behavior: 'instant' });
    if (Math.abs(scrollY - wanted) > 2 && performance.now() < until) requestAnimationFrame(attempt);
  };
  requestAnimationFrame(attempt);
}

/** Follows the browser's own back and forward. */
export function watchHistory(): void {
  history.scrollRestoration = 'manual';
  if (!history.state) history.replaceState({ key: newKey() }, '');
  let timer: ReturnType<typeof setTimeout> | undefined;
  addEventListener(
    'scroll',
    () => {
      clearTimeout(timer);
      timer = setTimeout(keepScroll, 120);
    },
    { passive: true },
  );
  addEventListener('popstate', () => {
    clearTimeout(timer);
    arrive('back', !isTalking());
    restoreScroll();
  });
  if (location.hash) setTimeout(() => scrollToPlace(location.hash, false));
  else if (readScrolls()[entryKey()]) restoreScroll();
}

/** The location hook of the router: every link of the app goes through `go`. */
export function useAppLocation(): [string, (to: string, options?: { replace?: boolean }) => void] {
  const [path] = useBrowserLocation();
  const navigate = useCallback((to: string, options?: { replace?: boolean }) => {
    if (options?.replace) {
      push(to, { replace: true, state: { key: newKey() } });
      arrive('go', true);
    } else go(to);
  }, []);
  return [path, navigate];
}
