import { packModel, type LinearModel } from '../../src/understanding/linear-model.ts';
import type { Learned } from './descend.ts';

const MOST_STEPS = 127;

/** Learned weights in steps of `scale`, without those that round to nothing. `buckets` ascend, one a row of weights. */
export function quantise({ bias, weights }: Learned, classes: string[], buckets: number[], scale: number): LinearModel {
  const rows = buckets.map((bucket, place) => {
    const pairs: [number, number][] = [];
    for (let c = 0; c < classes.length; c++) {
      const steps = Math.max(-MOST_STEPS, Math.min(MOST_STEPS, Math.round(weights[place * classes.length + c]! / scale)));
      if (steps !== 0) pairs.push([c, steps]);
    }
    return { bucket, pairs };
  });
  const rounded = [...bias].map((value) => Math.round(value * 100) / 100);
  return packModel(
    classes,
    rounded,
    scale,
    rows.filter(({ pairs }) => pairs.length > 0),
  );
}
