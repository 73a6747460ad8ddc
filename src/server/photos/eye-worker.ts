import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import { AppError } from '../../domain/errors.ts';
import type { Judgement } from '../../domain/photo.ts';
import { openHeads, type StoredHeads } from '../../vision/gate/heads.ts';
import { seePicture } from '../../vision/gate/see.ts';
import { decodePicture } from './decode.ts';
import { openEye } from './eye.ts';
import { looksOf } from './looks.ts';

const HEADS = new URL('../../../models/photo/heads.json', import.meta.url);

/** What is asked of the worker, and what it answers. */
export interface Look {
  id: number;
  bytes: Uint8Array;
}
export interface Seen {
  judgement: Judgement;
  /** The reduced embedding, see `Looks`. */
  looks: string;
}
export type FromWorker =
  | { ready: string }
  | { id: number; seen: Seen }
  | { id: number; failed: 'photo-unreadable' | 'server-failed'; why: string };

const stored = JSON.parse(readFileSync(HEADS, 'utf8')) as StoredHeads;
const eye = await openEye(stored.backbone);
const heads = openHeads(stored);

const answer = (message: FromWorker): void => parentPort!.postMessage(message);

async function look({ id, bytes }: Look): Promise<void> {
  try {
    const embeddings = await seePicture(await decodePicture(bytes), eye);
    answer({ id, seen: { judgement: heads.judge(embeddings), looks: looksOf(embeddings, heads.standardise) } });
  } catch (error) {
    const unreadable = error instanceof AppError && error.code === 'photo-unreadable';
    answer({ id, failed: unreadable ? 'photo-unreadable' : 'server-failed', why: String(error) });
  }
}

let line = Promise.resolve();
parentPort!.on('message', (message: Look) => {
  line = line.then(() => look(message));
});
answer({ ready: createHash('sha256').update(eye.version).update(stored.mean).update(stored.scale).digest('hex').slice(0, 12) });
