import { bucketOf, createScorer, softmax, type LinearModel } from './linear-model.ts';

export interface Scored {
  intent: string;
  /** From 0 to 1; all intents together make 1. */
  probability: number;
}

/** The intents of a text by its features, the likeliest first. */
export function createClassifier(model: LinearModel): (features: readonly string[]) => Scored[] {
  const { classes, scores } = createScorer(model);
  return (features) => {
    const probabilities = softmax(scores(new Set(features.map(bucketOf))));
    return classes.map((intent, i) => ({ intent, probability: probabilities[i]! })).toSorted((a, b) => b.probability - a.probability);
  };
}
