import type { Pixels } from '../../src/vision/gate/pixels.ts';
import { seededRandom } from '../../src/understanding/seeded-random.ts';

/** How a picture is altered before it is learned from; `plain` is the picture as it is. */
export const VIEWS = ['plain', 'mirror', 'crop', 'light'] as const;
export type View = (typeof VIEWS)[number];

interface Alteration {
  /** The part of the picture that stays, as shares of its sides. */
  left: number;
  top: number;
  width: number;
  height: number;
  mirror: boolean;
  /** What every value is multiplied with, by colour, and what is added. */
  gain: [number, number, number];
  lift: number;
}

const AS_IT_IS: Alteration = { left: 0, top: 0, width: 1, height: 1, mirror: false, gain: [1, 1, 1], lift: 0 };

function alterationOf(view: View, seed: string): Alteration {
  const random = seededRandom(Number.parseInt(seed.slice(0, 8), 16) + VIEWS.indexOf(view));
  const between = (low: number, high: number) => low + (high - low) * random();
  const crop = (least: number, most: number) => {
    const width = between(least, most);
    const height = between(least, most);
    return { width, height, left: random() * (1 - width), top: random() * (1 - height), mirror: random() < 0.5 };
  };
  const light = (span: number) => {
    const all = between(1 - span, 1 + span);
    const gain: Alteration['gain'] = [all * between(0.93, 1.07), all, all * between(0.93, 1.07)];
    return { gain, lift: between(-20, 20) };
  };
  switch (view) {
    case 'plain':
      return AS_IT_IS;
    case 'mirror':
      return { ...AS_IT_IS, mirror: true };
    case 'crop':
      return { ...AS_IT_IS, ...crop(0.78, 0.95), ...light(0.1) };
    case 'light':
      return { ...AS_IT_IS, ...crop(0.88, 1), ...light(0.4) };
  }
}

/** One view of a picture; the same seed (hexadecimal digits) gives the same view. */
export function viewOf({ width, height, channels, data }: Pixels, view: View, seed: string): Pixels {
  const { left, top, mirror, gain, lift, ...part } = alterationOf(view, seed);
  const wide = Math.max(8, Math.round(width * part.width));
  const high = Math.max(8, Math.round(height * part.height));
  const x0 = Math.min(width - wide, Math.round(left * width));
  const y0 = Math.min(height - high, Math.round(top * height));
  const altered = new Uint8ClampedArray(wide * high * 3);
  for (let y = 0; y < high; y++) {
    for (let x = 0; x < wide; x++) {
      const from = ((y0 + y) * width + x0 + (mirror ? wide - 1 - x : x)) * channels;
      const to = (y * wide + x) * 3;
      for (let c = 0; c < 3; c++) altered[to + c] = data[from + c]! * gain[c]! + lift;
    }
  }
  return { width: wide, height: high, channels: 3, data: altered };
}
