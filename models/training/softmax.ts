import { add, matMul, mul, softmax, sqrt, square, sub, div, sum, tensor2d, tidy, type Tensor2D, zeros } from '@tensorflow/tfjs-core';

export interface Fitted {
  /** features x classes, row by row. */
  weights: Float32Array;
  bias: Float32Array;
}

export interface FitOptions {
  features: number;
  classes: number;
  /** Weight decay: how strongly weights are drawn to nought. */
  decay: number;
  steps: number;
  rate: number;
}

const BETA_1 = 0.9;
const BETA_2 = 0.999;

/** What Adam keeps of one variable. */
class Moving {
  value: Tensor2D;
  #first: Tensor2D;
  #second: Tensor2D;

  constructor(rows: number, columns: number) {
    this.value = zeros([rows, columns]);
    this.#first = zeros([rows, columns]);
    this.#second = zeros([rows, columns]);
  }

  step(gradient: Tensor2D, rate: number, step: number): void {
    const [value, first, second] = tidy(() => {
      const m = add(mul(this.#first, BETA_1), mul(gradient, 1 - BETA_1)) as Tensor2D;
      const v = add(mul(this.#second, BETA_2), mul(square(gradient), 1 - BETA_2)) as Tensor2D;
      const size = (rate * Math.sqrt(1 - BETA_2 ** step)) / (1 - BETA_1 ** step);
      return [sub(this.value, mul(div(m, add(sqrt(v), 1e-8)), size)) as Tensor2D, m, v];
    });
    this.dispose();
    [this.value, this.#first, this.#second] = [value!, first!, second!];
  }

  dispose(): void {
    for (const tensor of [this.value, this.#first, this.#second]) tensor.dispose();
  }
}

/**
 * Multinomial logistic regression by full batches of Adam with a falling rate: the same input gives the same weights.
 * `inputs` is one row an example, `targets` the probabilities of the classes, `importance` how much each row counts.
 */
export function fitSoftmax(inputs: Float32Array, targets: Float32Array, importance: Float32Array, options: FitOptions): Fitted {
  const { features, classes, decay, steps, rate } = options;
  const count = importance.length;
  const x = tensor2d(inputs, [count, features]);
  const y = tensor2d(targets, [count, classes]);
  const total = importance.reduce((a, b) => a + b, 0);
  const share = tensor2d(
    importance.map((value) => value / total),
    [count, 1],
  );
  const weights = new Moving(features, classes);
  const bias = new Moving(1, classes);
  for (let step = 1; step <= steps; step++) {
    const now = rate * 0.5 * (1 + Math.cos((Math.PI * (step - 1)) / steps));
    const [slope, shift] = tidy(() => {
      const wrong = mul(sub(softmax(add(matMul(x, weights.value), bias.value)), y), share) as Tensor2D;
      const gradient = add(matMul(x, wrong, true, false), mul(weights.value, decay)) as Tensor2D;
      return [gradient, sum(wrong, 0, true) as Tensor2D];
    });
    weights.step(slope!, now, step);
    bias.step(shift!, now, step);
    slope!.dispose();
    shift!.dispose();
  }
  const fitted = { weights: weights.value.dataSync().slice() as Float32Array, bias: bias.value.dataSync().slice() as Float32Array };
  for (const tensor of [x, y, share]) tensor.dispose();
  weights.dispose();
  bias.dispose();
  return fitted;
}
