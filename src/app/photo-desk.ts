import type { Judgement } from '../domain/photo.ts';
import i18n from 'i18next';
import type { PhotoDesk } from '../capabilities/ports.ts';
import { words } from '../domain/words.ts';
import { market } from '../services/market.ts';
import { addNotice } from '../state/notices.ts';
import { holdJudgement, showPhotoStep, tellLoaded, usePhotoSearch } from '../state/photo-search.ts';
import type { PhotoGate } from '../vision/photo-gate.ts';

const STATUS_RETRIES_MS = [0, 5000, 15_000, 60_000];
const SKIPPED_MS = 6000;

/** Asks whether search by photo works, and lets the buttons know. */
async function askStatus(): Promise<boolean> {
  const status = await market.visualSearchStatus().catch(() => null);
  const ready = status?.model_loaded === true && status.collection_ready;
  usePhotoSearch.setState({ available: ready ? 'yes' : 'no' });
  return ready;
}

/** Asks at the start, and again some times where the answer is no. */
export function watchPhotoSearch(): void {
  const ask = async (attempt: number): Promise<void> => {
    const ready = await askStatus();
    const wait = STATUS_RETRIES_MS[attempt + 1];
    if (!ready && wait !== undefined) setTimeout(() => void ask(attempt + 1), wait);
  };
  void ask(0);
}

let gate: Promise<PhotoGate> | null = null;

const openGate = (): Promise<PhotoGate> => (gate ??= import('../vision/photo-gate.ts').then((module) => module.createPhotoGate()));

/** What the check on this device takes a photo for; null where it does not work. The server has the last word either way. */
export const judgeQuietly = async (photo: Blob): Promise<Judgement | null> =>
  openGate()
    .then((made) => made.judge(photo, () => undefined))
    .catch(() => null);

/** The dialogs of search by photo and the check on this device, which is loaded when a photo is first used. */
export const photoDesk: PhotoDesk = {
  available: async () => usePhotoSearch.getState().available === 'yes' || askStatus(),
  open: showPhotoStep,
  close: () => showPhotoStep('closed'),
  photo: () => usePhotoSearch.getState().photo,
  async judge(photo) {
    showPhotoStep('looking');
    const judgement = await openGate()
      .then((made) => made.judge(photo, tellLoaded))
      .catch(() => null);
    holdJudgement(judgement);
    if (!judgement) addNotice({ text: words('photoSearch.skipped'), kind: 'done', ms: SKIPPED_MS });
    return judgement;
  },
  ask(judgement) {
    holdJudgement(judgement);
    showPhotoStep('asking');
  },
  send: () => showPhotoStep('sending'),
  found: (looks) => usePhotoSearch.setState({ looks: looks ?? null }),
  title: () => i18n.t('photoSearch.title'),
};
