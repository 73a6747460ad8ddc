import { seededRandom } from '../../src/understanding/seeded-random.ts';

/** One text to learn from: the places of its features, its class, and how much it counts. */
export interface Example {
  features: number[];
  target: number;
  weight: number;
}

export interface Learned {
  bias: Float64Array;
  /** Row by row: the weights of one feature to all classes. */
  weights: Float64Array;
}

export interface DescendOptions {
  classes: number;
  features: number;
  /** Rounds over all examples in which it is found which weights are needed. */
  epochs: number;
  /** Further rounds in which those that are needed, and no others, are learned without being drawn to nothing. */
  refinement: number;
  /** How strongly weights are drawn to nothing (L1). */
  sparsity: number;
  seed: number;
}

const LEARNING_RATE = 0.5;
/** Gradients below this change nothing that is kept. */
const LEAST_SLOPE = 5e-3;
/** An example whose gradients are all below this is known: it rests for some epochs. */
const KNOWN = 0.02;
const RESTS = 3;

/** Weights below this are not worth their place. */
const LEAST_WEIGHT = 0.15;

function neededOf(weights: Float64Array): Uint8Array {
  const needed = new Uint8Array(weights.length);
  for (let i = 0; i < weights.length; i++) {
    if (Math.abs(weights[i]!) >= LEAST_WEIGHT) needed[i] = 1;
    else weights[i] = 0;
  }
  return needed;
}

/**
 * Multinomial logistic regression with L1 by AdaGrad; the weights are the mean of those of the refinement.
 * The same examples in the same order give the same weights.
 */
export function descend(examples: Example[], { classes, features, epochs, refinement, sparsity, seed }: DescendOptions): Learned {
  const random = seededRandom(seed);
  const bias = new Float64Array(classes);
  const weights = new Float64Array(features * classes);
  const biasSquares = new Float64Array(classes).fill(1);
  const squares = new Float64Array(features * classes).fill(1);
  const mean: Learned = { bias: new Float64Array(classes), weights: new Float64Array(features * classes) };
  const sums = new Float64Array(classes);
  const rests = new Uint8Array(examples.length);
  const order = examples.map((_, i) => i);

  let needed: Uint8Array | null = null;
  for (let epoch = 0; epoch < epochs + refinement; epoch++) {
    if (epoch === epochs) needed = neededOf(weights);
    shuffle(order, random);
    for (const place of order) {
      if (rests[place]! > 0) {
        rests[place]!--;
        continue;
      }
      const { features: own, target, weight } = examples[place]!;
      addScores(sums, bias, weights, own);
      toProbabilities(sums);
      let most = 0;
      for (let c = 0; c < classes; c++) {
        const slope = (sums[c]! - (c === target ? 1 : 0)) * weight;
        const size = Math.abs(slope);
        if (size > most) most = size;
        if (size < LEAST_SLOPE) continue;
        const square = slope * slope;
        const step = LEARNING_RATE * slope;
        bias[c]! -= step / Math.sqrt((biasSquares[c]! += square));
        for (let i = 0; i < own.length; i++) {
          const at = own[i]! * classes + c;
          if (needed !== null && needed[at] === 0) continue;
          weights[at]! -= step / Math.sqrt((squares[at]! += square));
        }
      }
      if (most < KNOWN) rests[place] = RESTS;
    }
    if (needed === null) shrink(weights, squares, sparsity * examples.length);
    else addTo(mean, { bias, weights }, 1 / refinement);
  }
  return mean;
}

function addTo(mean: Learned, { bias, weights }: Learned, share: number): void {
  for (let i = 0; i < bias.length; i++) mean.bias[i]! += bias[i]! * share;
  for (let i = 0; i < weights.length; i++) mean.weights[i]! += weights[i]! * share;
}

function addScores(sums: Float64Array, bias: Float64Array, weights: Float64Array, own: number[]): void {
  const classes = sums.length;
  for (let c = 0; c < classes; c++) sums[c] = bias[c]!;
  for (let i = 0; i < own.length; i++) {
    const row = own[i]! * classes;
    for (let c = 0; c < classes; c++) sums[c]! += weights[row + c]!;
  }
}

function toProbabilities(sums: Float64Array): void {
  let most = -Infinity;
  for (let c = 0; c < sums.length; c++) if (sums[c]! > most) most = sums[c]!;
  let all = 0;
  for (let c = 0; c < sums.length; c++) all += sums[c] = Math.exp(sums[c]! - most);
  for (let c = 0; c < sums.length; c++) sums[c]! /= all;
}

/** Draws every weight to nothing by the same gradient, in the step that AdaGrad would take for it. */
function shrink(weights: Float64Array, squares: Float64Array, pull: number): void {
  for (let i = 0; i < weights.length; i++) {
    const weight = weights[i]!;
    if (weight === 0) continue;
    const left = Math.abs(weight) - (LEARNING_RATE * pull) / Math.sqrt(squares[i]!);
    weights[i] = left > 0 ? Math.sign(weight) * left : 0;
  }
}

function shuffle(order: number[], random: () => number): void {
  for (let i = order.length - 1; i > 0; i--) {
    const other = Math.floor(random() * (i + 1));
    [order[i], order[other]] = [order[other]!, order[i]!];
  }
}
