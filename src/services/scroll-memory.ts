const SCROLL_KEY = 'scroll';

type Entry = { key: string } | null;

const entryKey = (): string => (history.state as Entry)?.key ?? 'first';

/** A name for a history entry. */
export const newEntryKey = (): string => `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`;

function readScrolls(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(SCROLL_KEY) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

/** The scroll position of this history entry, in pixels from the top. */
export const keptScroll = (): number => readScrolls()[entryKey()] ?? 0;

/** Stores the scroll position, for going back. */
export function keepScroll(): void {
  try {
    sessionStorage.setItem(SCROLL_KEY, JSON.stringify({ ...readScrolls(), [entryKey()]: Math.round(scrollY) }));
  } catch {
    // Without storage, going back starts at the top.
  }
}
