import { words } from '../domain/words.ts';
import type { Stores } from '../state/stores.tsx';
import type { AnswersOnDevice } from '../kernel/query.ts';
import { answersOnDevice } from '../services/answers-on-device.ts';

const TOLD_MS = 8000;
/** A screen asks for several things at once: that they are not new is said once. */
const QUIET_MS = 30_000;
/** Nobody waits for the service worker: the page comes first. */
const REGISTER_MS = 8000;

/** Gives answers of this device while there is no network, says so, and asks the server again as soon as there is one. */
export function createOfflineAnswers({ notices, queries }: Pick<Stores, 'notices' | 'queries'>): AnswersOnDevice {
  const shown = new Set<string>();
  let toldAt = Number.NEGATIVE_INFINITY;
  const tellNow = () => void notices.add({ text: words('offline.now'), kind: 'trouble', ms: TOLD_MS });
  if (!navigator.onLine) tellNow();
  globalThis.addEventListener('offline', tellNow);
  globalThis.addEventListener('online', () => {
    queries.invalidate(...[...shown].map((name) => ({ name })));
    shown.clear();
  });
  return {
    keep: answersOnDevice.keep,
    async read(key, error) {
      const kept = await answersOnDevice.read(key, error);
      if (!kept) return null;
      shown.add(key.split(' ', 1)[0]!);
      if (performance.now() - toldAt > QUIET_MS) {
        toldAt = performance.now();
        notices.add({ text: words('offline.found', { at: kept.at }), kind: 'trouble', ms: TOLD_MS });
      }
      return kept;
    },
  };
}

/** Has the browser keep the site, once the page has come to rest. */
export function keepSite(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  setTimeout(() => void navigator.serviceWorker.register('/service-worker.js', { type: 'module' }).catch(() => undefined), REGISTER_MS);
}
