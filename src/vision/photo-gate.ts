import type { Judgement } from '../domain/photo.ts';
import type { FromGate, JudgePhoto } from './gate-messages.ts';

/** No one waits longer than this for the check on the device. */
export const LONGEST_MS = 5000;

export interface PhotoGate {
  /** Classifies a photo on this device; null if that fails or takes too long. `onLoaded` is called with progress from 0 to 1. */
  judge(photo: Blob, onLoaded: (share: number) => void): Promise<Judgement | null>;
}

const startWorker = (): Worker => new Worker(new URL('./gate-worker.ts', import.meta.url), { type: 'module' });

/** The photo check in its own worker, which loads the model on first use. */
export function createPhotoGate(start: () => Worker = startWorker, longestMs = LONGEST_MS): PhotoGate {
  let worker: Worker | null = null;
  let lastId = 0;

  return {
    judge(photo, onLoaded) {
      const id = ++lastId;
      return new Promise((resolve) => {
        let asked: Worker;
        const finish = (judgement: Judgement | null, broken = false) => {
          clearTimeout(timer);
          asked?.removeEventListener('message', hear);
          asked?.removeEventListener('error', fail);
          if (broken) {
            asked?.terminate();
            if (worker === asked) worker = null;
          }
          resolve(judgement);
        };
        const hear = ({ data }: MessageEvent<FromGate>) => {
          if ('loaded' in data) onLoaded(data.loaded);
          else if (data.id === id) finish('judgement' in data ? data.judgement : null, 'failed' in data);
        };
        const fail = () => finish(null, true);
        // A merely slow worker keeps loading, so that the next photo finds it ready.
        const timer = setTimeout(() => finish(null), longestMs);
        try {
          asked = worker ??= start();
          asked.addEventListener('message', hear);
          asked.addEventListener('error', fail);
          asked.postMessage({ id, photo } satisfies JudgePhoto);
        } catch {
          finish(null, true);
        }
      });
    },
  };
}
