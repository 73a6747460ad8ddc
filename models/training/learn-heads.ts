import { PHOTO_KINDS } from '../../src/domain/photo.ts';
import { EMBEDDING_SIZE } from '../../src/vision/gate/embedding-size.ts';
import { CLASSES, standardiser, tamed, type StoredHeads } from '../../src/vision/gate/heads.ts';
import type { Embedded } from './embeddings.ts';
import { fitSoftmax } from './softmax.ts';
import { VIEWS } from './views.ts';

/** Found by five-fold cross-validation; see the model card. */
const FIT = { decay: 0.02, steps: 80, rate: 0.01 };
/** The picture as it is counts more than its alterations. */
const PLAIN_COUNTS = 1.5;
const INT8_MOST = 127;

const base64 = (numbers: Float32Array | Int8Array): string =>
  Buffer.from(numbers.buffer, numbers.byteOffset, numbers.byteLength).toString('base64');

/** Mean and reciprocal deviation of each feature over the pictures as they are and their mirror images. */
function spreadOf(pictures: readonly Embedded[]): { mean: Float32Array; scale: Float32Array } {
  const sum = new Float64Array(EMBEDDING_SIZE);
  const squares = new Float64Array(EMBEDDING_SIZE);
  for (const { views } of pictures) {
    for (const view of views.slice(0, 2)) {
      for (let i = 0; i < EMBEDDING_SIZE; i++) {
        const value = tamed(view[i]!);
        sum[i]! += value;
        squares[i]! += value ** 2;
      }
    }
  }
  const count = pictures.length * 2;
  const mean = Float32Array.from(sum, (value) => value / count);
  const scale = Float32Array.from(squares, (value, i) => 1 / Math.sqrt(Math.max(1e-8, value / count - (sum[i]! / count) ** 2)));
  return { mean, scale };
}

/** One byte a weight: each class has its own unit. */
function quantised(weights: Float32Array): { weights: string; weightScale: number[] } {
  const classes = CLASSES.length;
  const weightScale = CLASSES.map((_, c) => {
    let most = 1e-9;
    for (let i = 0; i < EMBEDDING_SIZE; i++) most = Math.max(most, Math.abs(weights[i * classes + c]!));
    return most / INT8_MOST;
  });
  return { weights: base64(Int8Array.from(weights, (value, at) => Math.round(value / weightScale[at % classes]!))), weightScale };
}

/** Learns the heads from pictures, without calibration. */
export function learnHeads(pictures: readonly Embedded[]): Omit<StoredHeads, 'backbone' | 'thresholds'> {
  const { mean, scale } = spreadOf(pictures);
  const standardise = standardiser(mean, scale);
  const count = pictures.length * VIEWS.length;
  const inputs = new Float32Array(count * EMBEDDING_SIZE);
  const targets = new Float32Array(count * CLASSES.length);
  const importance = new Float32Array(count);
  let row = 0;
  for (const picture of pictures) {
    const known = CLASSES.indexOf(picture.group as (typeof CLASSES)[number]);
    if (known < 0 || known < PHOTO_KINDS.length === picture.isProperty)
      throw new Error(`models: "${picture.group}" is no class of ${picture.file}`);
    for (const [view, embedding] of picture.views.entries()) {
      inputs.set(standardise(embedding), row * EMBEDDING_SIZE);
      targets[row * CLASSES.length + known] = 1;
      importance[row] = view === 0 ? PLAIN_COUNTS : 1;
      row++;
    }
  }
  const { weights, bias } = fitSoftmax(inputs, targets, importance, { features: EMBEDDING_SIZE, classes: CLASSES.length, ...FIT });
  return {
    mean: base64(mean),
    scale: base64(scale),
    ...quantised(weights),
    bias: [...bias].map((value) => Number(value.toFixed(5))),
    calibration: { slope: 1, offset: 0 },
  };
}
