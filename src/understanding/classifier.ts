import type { Weights } from './data.ts';

export interface Scored {
  intent: string;
  /** From 0 to 1; all intents together make 1. */
  probability: number;
}

export interface Classifier {
  classify(features: readonly string[]): Scored[];
  knows(word: string): boolean;
}

/** Reads the weights once; then each text costs a sum per feature. */
export function createClassifier(weights: Weights): Classifier {
  const places = new Map(weights.features.map((feature, i) => [feature, i]));
  return {
    knows: (word) => places.has(`w ${word}`),
    classify(features) {
      const sums = [...weights.bias];
      for (const feature of features) {
        const pairs = weights.weights[places.get(feature) ?? -1];
        if (!pairs) continue;
        for (let i = 0; i < pairs.length; i += 2) sums[pairs[i]!]! += pairs[i + 1]! * weights.scale;
      }
      return softmax(sums)
        .map((probability, i) => ({ intent: weights.intents[i]!, probability }))
        .toSorted((a, b) => b.probability - a.probability);
    },
  };
}

function softmax(sums: number[]): number[] {
  const most = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp(sum - most));
  const all = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / all);
}
