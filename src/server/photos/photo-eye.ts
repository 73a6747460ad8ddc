import { Worker } from 'node:worker_threads';
import { AppError } from '../../domain/errors.ts';
import { createTurns } from '../turns.ts';
import type { FromWorker, Look, Seen } from './eye-worker.ts';

/** Looks at photos in a thread of its own, one after the other. A thread that ends is followed by another. */
export interface PhotoEye {
  /** Names what looks are made with: looks of another name are not compared. Rejects where the model cannot be opened. */
  ready: Promise<string>;
  /** Judges a photo. Throws `photo-unreadable`, `too-many-requests` when many wait, `photo-search-unavailable`. */
  look(bytes: Uint8Array): Promise<Seen>;
  close(): Promise<void>;
}

/** Each photo that waits holds its bytes in memory; whoever asks is answered within half a minute. */
const LIMITS = { atOnce: 1, waiting: 23, within: 10_000 };
/** A look takes a fifth of a second. A thread that needs this long is stuck, or its machine is; another one takes its place. */
const LOOK_MS = 20_000;

interface Asked {
  id: number;
  resolve(seen: Seen): void;
  reject(error: unknown): void;
}

const startThread = (): Worker => new Worker(new URL('eye-worker.ts', import.meta.url));

export function startPhotoEye(start: () => Worker = startThread): PhotoEye {
  const inTurn = createTurns(LIMITS);
  let asked: Asked | null = null;
  let lastId = 0;
  let closed = false;
  let opened: (maker: string) => void;
  let refused: (error: Error) => void;
  const ready = new Promise<string>((resolve, reject) => {
    opened = resolve;
    refused = reject;
  });
  ready.catch(() => undefined);

  const hear = (message: FromWorker): void => {
    if ('ready' in message) return opened(message.ready);
    if (message.id !== asked?.id) return;
    if ('seen' in message) asked.resolve(message.seen);
    else asked.reject(new AppError(message.failed, { cause: message.why }));
  };

  function open(): Worker {
    const thread = start();
    thread.unref();
    const end = (error: Error) => {
      refused(error);
      if (worker !== thread) return;
      worker = null;
      asked?.reject(new AppError('photo-search-unavailable', { cause: error }));
    };
    thread.on('message', hear);
    thread.on('error', end);
    thread.on('exit', () => end(new Error('the photo thread has ended')));
    return thread;
  }
  let worker: Worker | null = null;
  worker = open();

  async function lookNow(bytes: Uint8Array): Promise<Seen> {
    if (closed) throw new AppError('photo-search-unavailable');
    const id = ++lastId;
    const stuck = setTimeout(() => {
      asked?.reject(new AppError('too-many-requests', { retryAfter: LOOK_MS / 1000 }));
      const thread = worker;
      worker = null;
      void thread?.terminate();
    }, LOOK_MS);
    try {
      return await new Promise<Seen>((resolve, reject) => {
        asked = { id, resolve, reject };
        worker ??= open();
        worker.postMessage({ id, bytes } satisfies Look);
      });
    } finally {
      clearTimeout(stuck);
      asked = null;
    }
  }

  return {
    ready,
    look: (bytes) => inTurn(() => lookNow(bytes)),
    async close() {
      closed = true;
      await worker?.terminate();
    },
  };
}
