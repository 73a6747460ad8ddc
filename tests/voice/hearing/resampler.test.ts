import { describe, expect, it } from 'vitest';
import { createResampler } from '../../../src/voice/hearing/resampler.ts';

const tone = (hertz: number, rate: number, seconds = 0.5): Float32Array =>
  Float32Array.from({ length: rate * seconds }, (_, i) => Math.sin((2 * Math.PI * hertz * i) / rate));

/** Through the resampler in pieces, as a microphone gives them. */
function through(sound: Float32Array, from: number): Float32Array {
  const resample = createResampler(from, 16_000);
  const made: number[] = [];
  for (let at = 0; at < sound.length; at += 128) made.push(...resample(sound.subarray(at, at + 128)));
  return Float32Array.from(made);
}

const loudness = (sound: Float32Array): number => Math.sqrt(sound.reduce((sum, value) => sum + value * value, 0) / sound.length);

describe('another rate', () => {
  it.each([8000, 22_050, 44_100, 48_000])('keeps a tone of speech that comes at %i samples a second', (rate) => {
    const made = through(tone(1000, rate), rate);
    expect(made.length / 8000).toBeCloseTo(1, 1);
    const middle = made.subarray(1000, made.length - 1000);
    expect(loudness(middle)).toBeCloseTo(Math.SQRT1_2, 1);
    const crossings = middle.reduce((sum, value, i) => sum + (i > 0 && value >= 0 !== middle[i - 1]! >= 0 ? 1 : 0), 0);
    expect(crossings / 2 / (middle.length / 16_000)).toBeCloseTo(1000, -2);
  });

  it('leaves out the tones that the new rate cannot hold', () => {
    expect(loudness(through(tone(12_000, 48_000), 48_000).subarray(500))).toBeLessThan(0.02);
  });
});
