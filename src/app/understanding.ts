import type { Context } from '../understanding/data.ts';
import type { Interpretation } from '../understanding/interpret.ts';
import type { Asked, FromUnderstanding, ToUnderstanding } from './understanding-messages.ts';

const startWorker = (): Worker => new Worker(new URL('./understanding-worker.ts', import.meta.url), { type: 'module' });

interface Waiting {
  resolve(answer: never): void;
  reject(error: Error): void;
}

/** Understands sentences beside the page, in a worker that starts when it is first needed and anew after it broke. */
export function createUnderstandingClient(start: () => Worker = startWorker) {
  let worker: Worker | null = null;
  let lastId = 0;
  const waiting = new Map<number, Waiting>();

  function settle(message: FromUnderstanding): void {
    const { resolve, reject } = waiting.get(message.id)!;
    waiting.delete(message.id);
    if ('failed' in message) reject(new Error(message.failed));
    else resolve(message.answer as never);
  }

  function broke(): void {
    worker?.terminate();
    worker = null;
    for (const { reject } of waiting.values()) reject(new Error('understanding has stopped'));
    waiting.clear();
  }

  function open(): Worker {
    const made = start();
    made.addEventListener('message', ({ data }: MessageEvent<FromUnderstanding>) => settle(data));
    made.addEventListener('error', broke);
    return made;
  }

  const ask = <T>(asked: Asked): Promise<T> =>
    new Promise<T>((resolve, reject) => {
      const id = ++lastId;
      worker ??= open();
      waiting.set(id, { resolve, reject });
      worker.postMessage({ ...asked, id } satisfies ToUnderstanding);
    });

  return {
    /** Loads what the first sentence on screens in this language needs. */
    prepare: (language: string): Promise<void> => ask({ ask: 'prepare', language }),
    /** What a text means, in whichever language it is. */
    interpret: (language: string, text: string, context: Context): Promise<Interpretation> =>
      ask({ ask: 'interpret', language, text, context }),
    /** The names of all places, as they are written in a language. */
    placesIn: (language: string): Promise<string[]> => ask({ ask: 'places', language }),
  };
}

export type UnderstandingClient = ReturnType<typeof createUnderstandingClient>;
