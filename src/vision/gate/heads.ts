import { PHOTO_KINDS, PHOTO_ROOMS, type Judgement, type PhotoKind, type PhotoRoom } from '../../domain/photo.ts';
import { EMBEDDING_SIZE } from './embedding-size.ts';

/** The classes the heads know, properties last. */
export const CLASSES = [...PHOTO_KINDS, ...PHOTO_ROOMS] as const;

/** The learned numbers as stored: base64 of little-endian values. */
export interface StoredHeads {
  /** The version of the backbone they were trained on. */
  backbone: string;
  /** 2,000 float32: the mean subtracted from each square-rooted feature, and the factor it is then multiplied by. */
  mean: string;
  scale: string;
  /** 2,000 x 20 int8, one row per feature; multiplied by the class's `weightScale`. */
  weights: string;
  weightScale: number[];
  bias: number[];
  /** Turns the difference between the two sides into a probability. */
  calibration: { slope: number; offset: number };
  /** Below `other` a picture is no property, from `property` on it is one; in between, the person is asked. */
  thresholds: { other: number; property: number };
}

/** The square root keeps a few very large features from drowning out the others. */
export const tamed = (value: number): number => Math.sign(value) * Math.sqrt(Math.abs(value));

/** Square-rooted features in standard deviations, limited to `CLIP` either side of zero. */
export type Standardise = (embedding: Float32Array) => Float32Array;

export interface Heads {
  standardise: Standardise;
  /** Classifies by the embeddings of a picture and its mirror image. */
  judge(embeddings: readonly Float32Array[]): Judgement;
}

/** Features further out than this many standard deviations say nothing more. */
const CLIP = 5;

function bytesOf(text: string): ArrayBuffer {
  const binary = atob(text);
  const bytes = new Uint8Array(binary.length);
  for (let i = 0; i < binary.length; i++) bytes[i] = binary.charCodeAt(i);
  return bytes.buffer;
}

/** Standardises features with these means and reciprocal deviations. */
export const standardiser =
  (mean: Float32Array, scale: Float32Array): Standardise =>
  (embedding) =>
    embedding.map((value, i) => Math.max(-CLIP, Math.min(CLIP, (tamed(value) - mean[i]!) * scale[i]!)));

/** log(sum(exp)) without overflow. */
function logSum(values: readonly number[]): number {
  const most = Math.max(...values);
  return most + Math.log(values.reduce((sum, value) => sum + Math.exp(value - most), 0));
}

function strongest<T>(names: readonly T[], logits: readonly number[]): T {
  let best = 0;
  for (let i = 1; i < names.length; i++) if (logits[i]! > logits[best]!) best = i;
  return names[best]!;
}

/** Unpacks the heads. Throws if they do not match a backbone of this size. */
export function openHeads(stored: StoredHeads): Heads {
  const mean = new Float32Array(bytesOf(stored.mean));
  const scale = new Float32Array(bytesOf(stored.scale));
  const weights = new Int8Array(bytesOf(stored.weights));
  if (mean.length !== EMBEDDING_SIZE || scale.length !== EMBEDDING_SIZE || weights.length !== EMBEDDING_SIZE * CLASSES.length)
    throw new Error('the heads do not fit the backbone');

  const standardise = standardiser(mean, scale);

  const logitsOf = (embedding: Float32Array): number[] => {
    const features = standardise(embedding);
    const sums = new Float64Array(CLASSES.length);
    for (let i = 0; i < EMBEDDING_SIZE; i++) {
      const row = i * CLASSES.length;
      for (let c = 0; c < CLASSES.length; c++) sums[c]! += features[i]! * weights[row + c]!;
    }
    return CLASSES.map((_, c) => sums[c]! * stored.weightScale[c]! + stored.bias[c]!);
  };

  return {
    standardise,
    judge(embeddings) {
      const all = embeddings.map(logitsOf);
      const logits = CLASSES.map((_, c) => all.reduce((sum, one) => sum + one[c]!, 0) / all.length);
      const kinds = logits.slice(0, PHOTO_KINDS.length);
      const rooms = logits.slice(PHOTO_KINDS.length);
      const { slope, offset } = stored.calibration;
      const property = 1 / (1 + Math.exp(-(slope * (logSum(rooms) - logSum(kinds)) + offset)));
      const { other, property: sure } = stored.thresholds;
      return {
        verdict: property < other ? 'other' : property < sure ? 'unsure' : 'property',
        property,
        kind: strongest<PhotoKind>(PHOTO_KINDS, kinds),
        room: strongest<PhotoRoom>(PHOTO_ROOMS, rooms),
        threshold: 1 - other,
      };
    },
  };
}
