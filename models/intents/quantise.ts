import { packModel, type LinearModel } from '../../src/understanding/linear-model.ts';
import type { Learned } from './descend.ts';

const MOST_STEPS = 127;

/** The classes, those that most weights are for first: small numbers are short. */
function byUse(weights: Float64Array, classes: number, scale: number): number[] {
  const used = Array.from({ length: classes }, () => 0);
  for (const [i, weight] of weights.entries()) if (Math.abs(weight) >= scale / 2) used[i % classes]!++;
  return used.map((_, c) => c).toSorted((a, b) => used[b]! - used[a]! || a - b);
}

/** Learned weights in steps of `scale`, without those that round to nothing. `buckets` ascend, one a row of weights. */
export function quantise({ bias, weights }: Learned, classes: string[], buckets: number[], scale: number): LinearModel {
  const order = byUse(weights, classes.length, scale);
  const rows = buckets.map((bucket, place) => {
    const pairs: [number, number][] = [];
    for (const [at, c] of order.entries()) {
      const steps = Math.max(-MOST_STEPS, Math.min(MOST_STEPS, Math.round(weights[place * classes.length + c]! / scale)));
      if (steps !== 0) pairs.push([at, steps]);
    }
    return { bucket, pairs };
  });
  const rounded = order.map((c) => Math.round(bias[c]! * 100) / 100);
  return packModel(
    order.map((c) => classes[c]!),
    rounded,
    scale,
    rows.filter(({ pairs }) => pairs.length > 0),
  );
}
