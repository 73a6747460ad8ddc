import { withProgress } from '../domain/with-progress.ts';

const CACHE = 'models';

/** The browser's own store of answers; none where it is blocked. */
const openCache = async (): Promise<Cache | null> => {
  const { caches } = globalThis as Partial<typeof globalThis>;
  return (await caches?.open(CACHE).catch(() => null)) ?? null;
};

/**
 * A large file that never changes under its address: fetched once and kept on the device, so that it is there without a
 * network too. Of the same file only the newest version is kept.
 */
export async function keptFile(address: string, onLoaded: (share: number) => void): Promise<ArrayBuffer> {
  const cache = await openCache();
  const kept = await cache?.match(address);
  if (kept) return kept.arrayBuffer();
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: status ${response.status}`);
  const bytes = await withProgress(response, onLoaded).arrayBuffer();
  await cache?.delete(address, { ignoreSearch: true });
  // A full device keeps nothing; the file is there for this visit.
  await cache?.put(address, new Response(bytes.slice(0))).catch(() => undefined);
  return bytes;
}
