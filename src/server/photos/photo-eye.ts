import { Worker } from 'node:worker_threads';
import { AppError } from '../../domain/errors.ts';
import type { FromWorker, Look, Seen } from './eye-worker.ts';

/** Looks at photos in a thread of its own, one after the other. A thread that ends is followed by another. */
export interface PhotoEye {
  /** Names what looks are made with: looks of another name are not compared. Rejects where the model cannot be opened. */
  ready: Promise<string>;
  /** Judges a photo. Throws `photo-unreadable`, `too-many-requests` when many wait, `photo-search-unavailable`. */
  look(bytes: Uint8Array): Promise<Seen>;
  close(): Promise<void>;
}

/** More photos than this do not wait: each holds its bytes in memory. */
const MOST_WAITING = 24;
const LOOK_MS = 20_000;

interface Waiting {
  resolve(seen: Seen): void;
  reject(error: unknown): void;
  timer: ReturnType<typeof setTimeout>;
}

const startThread = (): Worker => new Worker(new URL('eye-worker.ts', import.meta.url));

export function startPhotoEye(start: () => Worker = startThread): PhotoEye {
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let closed = false;
  let opened: (maker: string) => void;
  let refused: (error: Error) => void;
  const ready = new Promise<string>((resolve, reject) => {
    opened = resolve;
    refused = reject;
  });
  ready.catch(() => undefined);

  const settle = (id: number, how: (one: Waiting) => void): void => {
    const one = waiting.get(id);
    if (!one) return;
    waiting.delete(id);
    clearTimeout(one.timer);
    how(one);
  };

  const hear = (message: FromWorker): void => {
    if ('ready' in message) opened(message.ready);
    else if ('seen' in message) settle(message.id, (one) => one.resolve(message.seen));
    else settle(message.id, (one) => one.reject(new AppError(message.failed, { cause: message.why })));
  };

  function open(): Worker {
    const thread = start();
    thread.unref();
    const end = (error: Error) => {
      refused(error);
      if (worker === thread) worker = null;
      for (const id of waiting.keys()) settle(id, (one) => one.reject(new AppError('photo-search-unavailable', { cause: error })));
    };
    thread.on('message', hear);
    thread.on('error', end);
    thread.on('exit', () => end(new Error('the photo thread has ended')));
    return thread;
  }
  let worker: Worker | null = null;
  worker = open();

  return {
    ready,
    look(bytes) {
      if (closed) return Promise.reject(new AppError('photo-search-unavailable'));
      if (waiting.size >= MOST_WAITING) return Promise.reject(new AppError('too-many-requests'));
      const id = ++lastId;
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => settle(id, (one) => one.reject(new AppError('timeout'))), LOOK_MS);
        waiting.set(id, { resolve, reject, timer });
        worker ??= open();
        worker.postMessage({ id, bytes } satisfies Look);
      });
    },
    async close() {
      closed = true;
      await worker?.terminate();
    },
  };
}
