import type { PhotoDesk } from '../capabilities/photo/ports.ts';
import { visualSearchStatusQuery } from '../capabilities/photo/queries.ts';
import type { Judgement } from '../domain/photo.ts';
import type { Stores } from '../state/stores.tsx';
import type { PhotoGate } from '../vision/photo-gate.ts';

const STATUS_RETRIES_MS = [0, 5000, 15_000, 60_000];

let gate: Promise<PhotoGate> | null = null;

const openGate = (): Promise<PhotoGate> => (gate ??= import('../vision/photo-gate.ts').then((module) => module.createPhotoGate()));

/** This device's verdict on a photo; null if the check fails. The server has the last word either way. */
export const judgeQuietly = async (photo: Blob): Promise<Judgement | null> =>
  openGate()
    .then((made) => made.judge(photo, () => undefined))
    .catch(() => null);

/** The dialogs of search by photo, and the check on this device, which loads when a photo is first used. */
export function createPhotoDesk({ photoSearch, queries }: Stores): PhotoDesk & { watch(): void } {
  /** Asks whether search by photo is available, and updates the buttons. */
  async function askStatus(): Promise<boolean> {
    queries.invalidate(visualSearchStatusQuery);
    const status = await queries.fetch(visualSearchStatusQuery, {}).catch(() => null);
    const ready = status?.model_loaded === true && status.collection_ready;
    photoSearch.setAvailable(ready);
    return ready;
  }

  async function watch(attempt = 0): Promise<void> {
    const ready = await askStatus();
    const wait = STATUS_RETRIES_MS[attempt + 1];
    if (!ready && wait !== undefined) setTimeout(() => void watch(attempt + 1), wait);
  }

  return {
    /** Asks at start-up, and a few more times if the answer is no. */
    watch: () => void watch(),
    available: async () => photoSearch.store.getState().available === 'yes' || askStatus(),
    open: photoSearch.show,
    close: () => photoSearch.show('closed'),
    photo: () => photoSearch.store.getState().photo,
    async judge(photo) {
      photoSearch.show('looking');
      const judgement = await openGate()
        .then((made) => made.judge(photo, photoSearch.tellLoaded))
        .catch(() => null);
      photoSearch.judged(judgement);
      return judgement;
    },
    async isPicture(photo) {
      const picture = await createImageBitmap(photo).catch(() => null);
      picture?.close();
      return picture !== null;
    },
    ask(judgement) {
      photoSearch.judged(judgement);
      photoSearch.show('asking');
    },
    send: () => photoSearch.show('sending'),
    found: (looks) => photoSearch.found(looks ?? null),
  };
}
