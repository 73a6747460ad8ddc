/** A judgement before calibration: the difference of the two sides in log-odds, and the truth. */
export interface Judged {
  logOdds: number;
  isProperty: boolean;
}

const STEPS = 4000;
const RATE = 0.05;

/** Platt scaling: the slope and offset with which the log-odds of unseen pictures become true probabilities. */
export function calibrate(judged: readonly Judged[]): { slope: number; offset: number } {
  let slope = 1;
  let offset = 0;
  for (let step = 0; step < STEPS; step++) {
    let slopeError = 0;
    let offsetError = 0;
    for (const { logOdds, isProperty } of judged) {
      const wrong = 1 / (1 + Math.exp(-(slope * logOdds + offset))) - (isProperty ? 1 : 0);
      slopeError += wrong * logOdds;
      offsetError += wrong;
    }
    slope -= (RATE * slopeError) / judged.length;
    offset -= (RATE * offsetError) / judged.length;
  }
  return { slope: Number(slope.toFixed(4)), offset: Number(offset.toFixed(4)) };
}
