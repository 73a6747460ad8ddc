import { readFileSync } from 'node:fs';
import { Variation, type Font } from 'harfbuzzjs';
import { expect, it } from 'vitest';
import { LETTERS, lettersIn, openFont, shaped, wordsIn } from '../../models/build-fonts.ts';

const OURS = new URL('../../src/ui/fonts/', import.meta.url);

const LANGUAGES: Record<string, string> = {
  'anek-latin': 'en',
  'anek-devanagari': 'hi',
  'anek-telugu': 'te',
  'nastaliq': 'ur',
  'naskh': 'ur',
};

/** Where the letters of a text stand, joined as its script joins them; what joins or parts them is not seen. */
const drawn = (font: Font, text: string) =>
  shaped(font, text)
    .filter(({ glyph }) => font.glyphToPath(glyph) !== '')
    .map(({ xAdvance, xOffset, yOffset }) => [xAdvance, xOffset, yOffset]);

it.each(LETTERS.filter(({ name }) => name in LANGUAGES))(
  'every word of the texts is drawn by $name as by the whole font',
  async ({ name, source, range, split }) => {
    const letters = lettersIn(range);
    const words = [...new Set(wordsIn(LANGUAGES[name]!, letters))];
    expect(words.length).toBeGreaterThan(1000);
    const whole = await openFont(readFileSync(new URL(source)));
    for (const weight of [400, 600]) {
      const ours = await openFont(readFileSync(new URL(`${split ? `${name}-${weight}` : name}.woff2`, OURS)));
      for (const font of [ours, whole]) font.setVariations([new Variation('wght', weight)]);
      const others = words.filter((word) => {
        const [our, its] = [drawn(ours, word), drawn(whole, word)];
        // What is made for one weight is rounded.
        return our.length !== its.length || our.some((place, at) => place.some((value, which) => Math.abs(value - its[at]![which]!) > 2));
      });
      expect(others).toEqual([]);
    }
  },
);
