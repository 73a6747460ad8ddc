import simdUrl from '@tensorflow/tfjs-backend-wasm/dist/tfjs-backend-wasm-simd.wasm?url';
import plainUrl from '@tensorflow/tfjs-backend-wasm/dist/tfjs-backend-wasm.wasm?url';
import headsUrl from '../../models/photo/heads.json?url';
import { fetchWithProgress } from './fetch-with-progress.ts';
import type { FromGate, JudgePhoto } from './gate-messages.ts';
import { loadBackbone, type Backbone } from './gate/backbone.ts';
import { openHeads, type Heads, type StoredHeads } from './gate/heads.ts';
import { MAX_SIDE, type Pixels } from './gate/pixels.ts';
import { seePicture } from './gate/see.ts';

const BACKBONE = '/models/photo';
const VERSION_DIGITS = 12;

const tell = (message: FromGate): void => postMessage(message);

/** The first digits of the SHA-256 of model and weights; heads match one version only. */
async function versionOf(model: string, weights: ArrayBuffer): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await new Blob([model, weights]).arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, VERSION_DIGITS);
}

async function load(): Promise<{ backbone: Backbone; heads: Heads }> {
  const stored = (await (await fetchWithProgress(headsUrl)).json()) as StoredHeads;
  const [model, weights] = await Promise.all([
    fetchWithProgress(`${BACKBONE}/model.json?v=${stored.backbone}`).then((response) => response.text()),
    fetchWithProgress(`${BACKBONE}/weights.bin?v=${stored.backbone}`, (loaded) => tell({ loaded })).then((response) =>
      response.arrayBuffer(),
    ),
  ]);
  // Only secure contexts can compute digests; elsewhere the model is used unverified.
  if (isSecureContext && (await versionOf(model, weights)) !== stored.backbone)
    throw new Error('the model is damaged, or of another version');
  const wasm = {
    'tfjs-backend-wasm.wasm': plainUrl,
    'tfjs-backend-wasm-simd.wasm': simdUrl,
    'tfjs-backend-wasm-threaded-simd.wasm': simdUrl,
  };
  return { backbone: await loadBackbone({ model: JSON.parse(model), weights }, wasm), heads: openHeads(stored) };
}

/** Decodes a photo with the browser's own decoder, upright. */
async function decode(photo: Blob): Promise<Pixels> {
  const bitmap = await createImageBitmap(photo);
  const shrink = Math.min(1, MAX_SIDE / Math.max(bitmap.width, bitmap.height));
  const width = Math.max(1, Math.round(bitmap.width * shrink));
  const height = Math.max(1, Math.round(bitmap.height * shrink));
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true })!;
  context.imageSmoothingQuality = 'high';
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  return { width, height, channels: 4, data: context.getImageData(0, 0, width, height).data };
}

let ready: ReturnType<typeof load> | null = null;

async function judge({ id, photo }: JudgePhoto): Promise<void> {
  try {
    ready ??= load();
    const { backbone, heads } = await ready;
    tell({ id, judgement: heads.judge(await seePicture(await decode(photo), backbone)) });
  } catch (error) {
    tell({ id, failed: String(error) });
  }
}

addEventListener('message', ({ data }: MessageEvent<JudgePhoto>) => void judge(data));
