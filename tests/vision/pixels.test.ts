import { describe, expect, it } from 'vitest';
import { SIDE, toSquare } from '../../src/vision/gate/pixels.ts';

const flat = (width: number, height: number, channels: 3 | 4, ...colour: number[]) => ({
  width,
  height,
  channels,
  data: Uint8Array.from({ length: width * height * channels }, (_, i) => colour[i % channels]!),
});

const at = (square: Float32Array, x: number, y: number) => [...square.subarray((y * SIDE + x) * 3, (y * SIDE + x) * 3 + 3)].map(Math.round);

describe('a picture as a square', () => {
  it.each([
    [1, 1],
    [3000, 7],
    [640, 480],
    [100, 400],
  ])('keeps the colour of %i x %i pixels', (width, height) => {
    const square = toSquare(flat(width, height, 3, 200, 100, 50));
    expect(square.length).toBe(SIDE * SIDE * 3);
    expect(at(square, 0, 0)).toEqual([200, 100, 50]);
    expect(at(square, SIDE - 1, SIDE - 1)).toEqual([200, 100, 50]);
  });

  it('is the same with and without a fourth channel', () => {
    expect(toSquare(flat(30, 20, 4, 9, 8, 7, 255))).toEqual(toSquare(flat(30, 20, 3, 9, 8, 7)));
  });

  it('averages what it shrinks, and keeps left and right, top and bottom', () => {
    const width = SIDE * 4;
    const data = Uint8Array.from({ length: width * SIDE * 3 }, (_, i) =>
      Math.floor(i / 3) % width < width / 2 ? 255 : (Math.floor(i / 3) % 2) * 255,
    );
    const square = toSquare({ width, height: SIDE, channels: 3, data });
    expect(at(square, 10, 10)).toEqual([255, 255, 255]);
    expect(at(square, SIDE - 10, 10)[0]).toBeGreaterThan(110);
    expect(at(square, SIDE - 10, 10)[0]).toBeLessThan(145);
  });
});
