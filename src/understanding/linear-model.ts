import { hashOf } from './hashing.ts';
import { fromGaps, gapsOf, readNumbers, signed, unsigned, writeNumbers } from './number-stream.ts';

/**
 * Weights from hashed features to classes, in steps of `scale`. `buckets` are the gaps between the buckets that have
 * weights, `counts` how many each has, `targets` the gaps between their classes and `steps` their weights, bucket by bucket.
 */
export interface LinearModel {
  classes: string[];
  bias: number[];
  scale: number;
  buckets: string;
  counts: string;
  targets: string;
  steps: string;
}

const BUCKET_BITS = 16;
/** The bucket of a feature, of 65,536; two features in one bucket count as one. */
export const bucketOf = (feature: string): number => hashOf(feature, BUCKET_BITS);

interface Row {
  bucket: number;
  /** Pairs of class number and steps. */
  pairs: [number, number][];
}

/** Rows must be in ascending order of their buckets. */
export const packModel = (classes: string[], bias: number[], scale: number, rows: Row[]): LinearModel => ({
  classes,
  bias,
  scale,
  buckets: writeNumbers(gapsOf(rows.map(({ bucket }) => bucket))),
  counts: writeNumbers(rows.map(({ pairs }) => pairs.length)),
  targets: writeNumbers(rows.flatMap(({ pairs }) => gapsOf(pairs.map(([target]) => target)))),
  steps: writeNumbers(rows.flatMap(({ pairs }) => pairs.map(([, steps]) => unsigned(steps)))),
});

export interface Scorer {
  classes: string[];
  /** The score of each class: the sum of the weights of all buckets, each given once. */
  scores(buckets: Iterable<number>): Float64Array;
}

/** Reads a model once; then each text costs a sum per feature. */
export function createScorer(model: LinearModel): Scorer {
  const bias = Float64Array.from(model.bias);
  const rows = new Map<number, number[]>();
  const [counts, targets, steps] = [readNumbers(model.counts), readNumbers(model.targets), readNumbers(model.steps)];
  let next = 0;
  for (const [i, bucket] of fromGaps(readNumbers(model.buckets)).entries()) {
    const row: number[] = [];
    let target = 0;
    for (const end = next + counts[i]!; next < end; next++) {
      target += targets[next]!;
      row.push(target, signed(steps[next]!) * model.scale);
    }
    rows.set(bucket, row);
  }
  return {
    classes: model.classes,
    scores(buckets) {
      const sums = bias.slice();
      for (const bucket of buckets) {
        const row = rows.get(bucket);
        if (row) for (let i = 0; i < row.length; i += 2) sums[row[i]!]! += row[i + 1]!;
      }
      return sums;
    },
  };
}

/** Scores as probabilities that make 1 together. */
export function softmax(scores: Float64Array): Float64Array {
  const most = scores.reduce((a, b) => Math.max(a, b), -Infinity);
  const powers = scores.map((score) => Math.exp(score - most));
  const all = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / all);
}
