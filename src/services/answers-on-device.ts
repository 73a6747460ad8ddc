import { AppError } from '../domain/errors.ts';
import type { AnswersOnDevice } from '../kernel/query.ts';

const CACHE = 'answers';
/** About 20 KB each. */
const MOST_KEPT = 80;
const AT = 'x-kept-at';

const addressOf = (key: string): string => `/answers?${new URLSearchParams({ key })}`;

/** Browsers keep nothing for pages that came without TLS. */
const open = async (): Promise<Cache | null> => ('caches' in globalThis ? caches.open(CACHE).catch(() => null) : null);

/** What the server has answered, kept on this device for when there is no network. What cannot be kept is not there later. */
export const answersOnDevice: AnswersOnDevice = {
  async keep(key, answer) {
    const cache = await open();
    if (!cache) return;
    try {
      const headers = { 'Content-Type': 'application/json', [AT]: String(Date.now()) };
      await cache.delete(addressOf(key));
      await cache.put(addressOf(key), new Response(JSON.stringify(answer), { headers }));
      const oldest = (await cache.keys()).slice(0, -MOST_KEPT);
      await Promise.all(oldest.map((request) => cache.delete(request)));
    } catch {
      // The device is full, or keeps nothing in a private window.
    }
  },
  async read(key, error) {
    const isOffline = error instanceof AppError && error.code === 'offline' && !navigator.onLine;
    const kept = isOffline ? await (await open())?.match(addressOf(key)) : undefined;
    return kept ? { answer: await kept.json(), at: Number(kept.headers.get(AT)) } : null;
  },
};
