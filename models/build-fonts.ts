import { Blob, Buffer as Line, Face, Font, shape, Variation } from 'harfbuzzjs';
import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';

/** The letters of the pages: committed, made anew by `npm run models -- fonts` and `npm run format` when a script changes. */
const FOLDER = join(import.meta.dirname, '../src/ui/fonts');
/** What style sheets ask for: 400, 600 and a little 700. */
const WEIGHTS = { min: 400, max: 700 };

interface Letters {
  /** The file's name. */
  name: string;
  family: string;
  source: string;
  /** As in a style sheet. Shaping keeps whatever these letters join into. */
  range: string;
  /**
   * Two files of one weight each where both together are smaller than one of all weights, and a page can be read with the first.
   * Weights between are drawn with the nearer one.
   */
  split?: true;
}

const URDU =
  'U+060C,U+061B,U+061F,U+0621-063A,U+0640-0656,U+0660-066C,U+0670-0671,U+0679,U+067E,U+0686,U+0688,U+0691,U+0698,U+06A9,U+06AF,' +
  'U+06BA,U+06BE,U+06C0-06C3,U+06CC,U+06D2-06D5,U+06F0-06F9';
/** Every file has them, and no style sheet says so: a browser would load one script's file for the joiner of another. */
const JOINERS = '\u200c\u200d';

/** Hindi and Marathi, Telugu, and Urdu with what Arabic words in it need; other letters are drawn with the device's. */
export const LETTERS: readonly Letters[] = [
  {
    name: 'anek-latin',
    family: 'Anek',
    source: import.meta.resolve('@fontsource-variable/anek-latin/files/anek-latin-latin-wght-normal.woff2'),
    range:
      'U+0020-007E,U+00A0-00FF,U+0131,U+0152-0153,U+2010-2015,U+2018-201E,U+2020-2022,U+2026,U+202F-203A,U+20AC,U+2122,U+2191,U+2193,U+2212',
  },
  // A price needs one letter of a file of 36 KB.
  {
    name: 'anek-rupee',
    family: 'Anek',
    source: import.meta.resolve('@fontsource-variable/anek-latin/files/anek-latin-latin-ext-wght-normal.woff2'),
    range: 'U+20B9',
  },
  {
    name: 'anek-latin-more',
    family: 'Anek',
    source: import.meta.resolve('@fontsource-variable/anek-latin/files/anek-latin-latin-ext-wght-normal.woff2'),
    range: 'U+0100-0130,U+0132-0151,U+0154-017F,U+0218-021B,U+1E00-1EFF',
  },
  {
    name: 'anek-devanagari',
    family: 'Anek Devanagari',
    source: import.meta.resolve('@fontsource-variable/anek-devanagari/files/anek-devanagari-devanagari-wght-normal.woff2'),
    range:
      'U+0901-0903,U+0905-090B,U+090D,U+090F-0911,U+0913-0928,U+092A-0933,U+0935-0939,U+093C-0945,U+0947-0949,U+094B-094D,U+0950,U+0958-095F,U+0964-0970',
    split: true,
  },
  {
    name: 'anek-telugu',
    family: 'Anek Telugu',
    source: import.meta.resolve('@fontsource-variable/anek-telugu/files/anek-telugu-telugu-wght-normal.woff2'),
    range: 'U+0C01-0C03,U+0C05-0C0B,U+0C0E-0C10,U+0C12-0C28,U+0C2A-0C39,U+0C3E-0C44,U+0C46-0C48,U+0C4A-0C4D,U+0C55-0C56,U+0C66-0C6F',
    split: true,
  },
  {
    name: 'nastaliq',
    family: 'Nastaliq',
    source: import.meta.resolve('@fontsource-variable/noto-nastaliq-urdu/files/noto-nastaliq-urdu-arabic-wght-normal.woff2'),
    range: URDU,
  },
  {
    name: 'naskh',
    family: 'Naskh',
    source: import.meta.resolve('@fontsource-variable/noto-naskh-arabic/files/noto-naskh-arabic-arabic-wght-normal.woff2'),
    range: URDU,
  },
];

/** What a device has stands in until ours has come, as wide and as high as ours, so that nothing moves then. */
interface StandIn {
  family: string;
  for: string;
  /** What it is called on devices, and a package that is as wide. */
  local: readonly string[];
  source: string;
  language: string;
}

export const STAND_INS: readonly StandIn[] = [
  {
    family: 'Before Anek',
    for: 'anek-latin',
    local: ['Arial', 'Liberation Sans', 'Helvetica'],
    source: import.meta.resolve('@fontsource/arimo/files/arimo-latin-400-normal.woff2'),
    language: 'en',
  },
  {
    family: 'Before Anek',
    for: 'anek-devanagari',
    local: ['Noto Sans Devanagari'],
    source: import.meta.resolve('@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-400-normal.woff2'),
    language: 'hi',
  },
  {
    family: 'Before Anek',
    for: 'anek-telugu',
    local: ['Noto Sans Telugu'],
    source: import.meta.resolve('@fontsource/noto-sans-telugu/files/noto-sans-telugu-telugu-400-normal.woff2'),
    language: 'te',
  },
  {
    family: 'Before Nastaliq',
    for: 'nastaliq',
    local: ['Noto Naskh Arabic'],
    source: import.meta.resolve('@fontsource-variable/noto-naskh-arabic/files/noto-naskh-arabic-arabic-wght-normal.woff2'),
    language: 'ur',
  },
  {
    family: 'Before Naskh',
    for: 'naskh',
    local: ['Noto Naskh Arabic'],
    source: import.meta.resolve('@fontsource-variable/noto-naskh-arabic/files/noto-naskh-arabic-arabic-wght-normal.woff2'),
    language: 'ur',
  },
];

const packaged = (address: string): Buffer => readFileSync(new URL(address));

/** The letters of a range of a style sheet. */
export const lettersIn = (range: string): string =>
  range
    .split(',')
    .map((part) => {
      const [first, last = first] = part
        .slice(2)
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      return Array.from({ length: last! - first! + 1 }, (_, at) => String.fromCodePoint(first! + at)).join('');
    })
    .join('');

/** A font to measure texts with. */
export async function openFont(file: Buffer): Promise<Font> {
  const plain = await subsetFont(file, '', { targetFormat: 'sfnt', keepAllGlyphs: true });
  const font = new Font(new Face(new Blob(new Uint8Array(plain))));
  font.setVariations([new Variation('wght', WEIGHTS.min)]);
  return font;
}

/** The glyphs of a text, each with its place; a letter that the font has not is glyph 0. */
export function shaped(font: Font, text: string) {
  const line = new Line();
  line.addText(text);
  line.guessSegmentProperties();
  shape(font, line);
  const places = line.getGlyphPositions();
  return line.getGlyphInfos().map(({ codepoint: glyph }, at) => ({ glyph, ...places[at]! }));
}

/** How wide a text is, in parts of the font's size. */
const widthOf = (font: Font, text: string): number => shaped(font, text).reduce((sum, { xAdvance }) => sum + xAdvance, 0) / font.face.upem;

const textsIn = (texts: unknown): string[] => (typeof texts === 'string' ? [texts] : Object.values(texts as object).flatMap(textsIn));

/** The words of a language's texts that can be written in some letters. */
export function wordsIn(language: string, letters: string): string[] {
  const folder = new URL(`../locales/${language}/`, import.meta.url);
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  const texts = files.flatMap((file) => textsIn(JSON.parse(readFileSync(new URL(file, folder), 'utf8'))));
  const known = new Set(letters + JOINERS);
  return texts
    .flatMap((text) => text.replaceAll(/\{\{.*?\}\}/g, '').match(/[\p{L}\p{M}\p{Nd}\u200c\u200d]+/gu) ?? [])
    .filter((word) => Array.from(word).every((letter) => known.has(letter)));
}

/** One face for each file of some letters. */
async function makeFaces({ name, family, source, range, split }: Letters): Promise<string[]> {
  const files = split
    ? [
        { file: `${name}-400`, weights: '100 500', wght: 400 },
        { file: `${name}-600`, weights: '600 900', wght: 600 },
      ]
    : [{ file: name, weights: `${WEIGHTS.min} ${WEIGHTS.max}`, wght: WEIGHTS }];
  return Promise.all(
    files.map(async ({ file, weights, wght }) => {
      const made = await subsetFont(packaged(source), lettersIn(range) + JOINERS, { targetFormat: 'woff2', variationAxes: { wght } });
      writeFileSync(join(FOLDER, `${file}.woff2`), made);
      console.error(`${file}: ${(made.length / 1000).toFixed(1)} KB`);
      return `@font-face {
  font-family: '${family}';
  src: url('./${file}.woff2') format('woff2');
  font-weight: ${weights};
  font-display: swap;
  unicode-range: ${inLines(range)};
}
`;
    }),
  );
}

const inLines = (range: string): string => range.replaceAll(',', ', ');

const percent = (part: number): string => `${(part * 100).toFixed(1)}%`;

/** The face that stands in for some letters. */
async function standIn({ family, for: name, local, source, language }: StandIn): Promise<string> {
  const letters = LETTERS.find((its) => its.name === name)!;
  const known = lettersIn(letters.range);
  const [ours, its] = [await openFont(packaged(letters.source)), await openFont(packaged(source))];
  const words = wordsIn(language, known);
  const width = (font: Font) => words.reduce((sum, word) => sum + widthOf(font, word), 0);
  const size = width(ours) / width(its);
  const { ascender, descender } = ours.hExtents();
  return `@font-face {
  font-family: '${family}';
  src: ${local.map((its) => `local('${its}')`).join(', ')};
  size-adjust: ${percent(size)};
  ascent-override: ${percent(ascender / ours.face.upem / size)};
  descent-override: ${percent(-descender / ours.face.upem / size)};
  line-gap-override: 0%;
  unicode-range: ${inLines(letters.range)};
}
`;
}

/** Makes the files of letters and the style sheet that names them. */
export async function buildFonts(): Promise<void> {
  const faces = (await Promise.all(LETTERS.map(makeFaces))).flat();
  const before = await Promise.all(STAND_INS.map(standIn));
  const head = '/* Made by `npm run models -- fonts`. A browser loads a file only for letters that are on the page. */\n';
  writeFileSync(join(FOLDER, 'fonts.css'), head + [...faces, ...before].join('\n'));
  for (const [from, to] of [
    [import.meta.resolve('@fontsource-variable/anek-latin/LICENSE'), 'ANEK-LICENSE'],
    [import.meta.resolve('@fontsource-variable/noto-nastaliq-urdu/LICENSE'), 'NASTALIQ-LICENSE'],
    [import.meta.resolve('@fontsource-variable/noto-naskh-arabic/LICENSE'), 'NASKH-LICENSE'],
  ] as const)
    copyFileSync(new URL(from), join(FOLDER, to));
}
