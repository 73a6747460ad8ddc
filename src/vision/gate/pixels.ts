/** A picture as plain bytes, row by row from the top, `channels` bytes per pixel, red first. */
export interface Pixels {
  width: number;
  height: number;
  channels: 3 | 4;
  data: Uint8Array | Uint8ClampedArray;
}

/** The backbone takes squares of this many pixels. */
export const SIDE = 224;

/** Browser and server decode at most this many pixels a side; the decoder shrinks anything larger. */
export const MAX_SIDE = 1024;

interface Taps {
  first: Int32Array;
  weights: Float32Array[];
}

/** A triangle filter as wide as the step, so that shrinking skips no pixel. */
function tapsOf(from: number, to: number): Taps {
  const scale = from / to;
  const reach = Math.max(1, scale);
  const first = new Int32Array(to);
  const weights: Float32Array[] = [];
  for (let i = 0; i < to; i++) {
    const centre = (i + 0.5) * scale - 0.5;
    const low = Math.max(0, Math.ceil(centre - reach));
    const high = Math.min(from - 1, Math.floor(centre + reach));
    const taps = Float32Array.from({ length: Math.max(1, high - low + 1) }, (_, k) =>
      Math.max(1e-6, 1 - Math.abs(low + k - centre) / reach),
    );
    const sum = taps.reduce((a, b) => a + b, 0);
    first[i] = low;
    weights.push(taps.map((tap) => tap / sum));
  }
  return { first, weights };
}

/**
 * The whole picture as 224 x 224 x 3 numbers from 0 to 255. The same code runs in browser and server, so that both classify the
 * same numbers.
 */
export function toSquare({ width, height, channels, data }: Pixels): Float32Array {
  const across = tapsOf(width, SIDE);
  const down = tapsOf(height, SIDE);
  const rows = new Float32Array(height * SIDE * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < SIDE; x++) {
      const taps = across.weights[x]!;
      let at = (y * width + across.first[x]!) * channels;
      let red = 0;
      let green = 0;
      let blue = 0;
      for (const tap of taps) {
        red += tap * data[at]!;
        green += tap * data[at + 1]!;
        blue += tap * data[at + 2]!;
        at += channels;
      }
      const to = (y * SIDE + x) * 3;
      rows[to] = red;
      rows[to + 1] = green;
      rows[to + 2] = blue;
    }
  }
  const square = new Float32Array(SIDE * SIDE * 3);
  for (let y = 0; y < SIDE; y++) {
    const taps = down.weights[y]!;
    const top = down.first[y]!;
    for (let k = 0; k < taps.length; k++) {
      const tap = taps[k]!;
      const from = (top + k) * SIDE * 3;
      const to = y * SIDE * 3;
      for (let i = 0; i < SIDE * 3; i++) square[to + i]! += tap * rows[from + i]!;
    }
  }
  return square;
}
