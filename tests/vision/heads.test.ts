import { describe, expect, it } from 'vitest';
import { EMBEDDING_SIZE } from '../../src/vision/gate/embedding-size.ts';
import { CLASSES, openHeads, type StoredHeads } from '../../src/vision/gate/heads.ts';

const base64 = (numbers: Float32Array | Int8Array) => Buffer.from(numbers.buffer).toString('base64');

/** Heads that look at the first feature for a kitchen and at the second for an animal. */
const stored = (more: Partial<StoredHeads> = {}): StoredHeads => {
  const weights = new Int8Array(EMBEDDING_SIZE * CLASSES.length);
  weights[CLASSES.indexOf('kitchen')] = 100;
  weights[CLASSES.length + CLASSES.indexOf('animal')] = 100;
  return {
    backbone: 'test',
    mean: base64(new Float32Array(EMBEDDING_SIZE)),
    scale: base64(new Float32Array(EMBEDDING_SIZE).fill(1)),
    weights: base64(weights),
    weightScale: CLASSES.map(() => 0.02),
    bias: CLASSES.map(() => 0),
    calibration: { slope: 1, offset: 0 },
    thresholds: { other: 0.25, property: 0.75 },
    ...more,
  };
};

const features = (...values: number[]) => Float32Array.from({ length: EMBEDDING_SIZE }, (_, i) => values[i] ?? 0);

describe('the heads', () => {
  it('see a kitchen', () => {
    const judgement = openHeads(stored()).judge([features(9, 0), features(9, 0)]);
    expect(judgement).toMatchObject({ verdict: 'property', room: 'kitchen' });
    expect(judgement.property).toBeGreaterThan(0.95);
  });

  it('see an animal, and say from which confidence on they are sure', () => {
    expect(openHeads(stored()).judge([features(0, 9)])).toMatchObject({ verdict: 'other', kind: 'animal', threshold: 0.75 });
  });

  it('ask where both could be', () => {
    expect(openHeads(stored()).judge([features(4, 4)]).verdict).toBe('unsure');
    expect(openHeads(stored()).judge([features(9, 0), features(0, 9)]).verdict).toBe('unsure');
  });

  it('are not led astray by one enormous feature', () => {
    const judge = openHeads(stored()).judge;
    expect(judge([features(1e12, 0)])).toEqual(judge([features(25, 0)]));
  });

  it('refuse a backbone of another size', () => {
    expect(() => openHeads(stored({ mean: base64(new Float32Array(10)) }))).toThrow(/do not fit/);
  });
});
