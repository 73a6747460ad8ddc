/** Sound waves on either side of a sample that take part in the new one. */
const REACH = 12;

const sinc = (x: number): number => (x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x));

/** Turns a stream of samples into one of another rate, without the tones that the new rate cannot hold. */
export function createResampler(from: number, to: number): (samples: Float32Array) => Float32Array {
  if (from === to) return (samples) => samples;
  const step = from / to;
  const cut = Math.min(1, to / from);
  const reach = Math.ceil(REACH / cut);
  const weigh = (distance: number): number =>
    Math.abs(distance) >= reach ? 0 : cut * sinc(cut * distance) * (0.5 + 0.5 * Math.cos((Math.PI * distance) / reach));
  let past = new Float32Array(reach);
  let at = reach;
  return (samples) => {
    const all = new Float32Array(past.length + samples.length);
    all.set(past);
    all.set(samples, past.length);
    const made: number[] = [];
    for (; at + reach < all.length; at += step) {
      const middle = Math.floor(at);
      let sum = 0;
      for (let near = middle - reach + 1; near <= middle + reach; near++) sum += all[near]! * weigh(near - at);
      made.push(sum);
    }
    const kept = Math.min(Math.floor(at) - reach, all.length);
    past = all.slice(kept);
    at -= kept;
    return Float32Array.from(made);
  };
}
